import styles from "./share-table.module.css";

export type ShareRow = {
  key: string;
  name: string;
  /** Of all, in percent: the length of the bar below the name. */
  share: number;
  /** One for each column. */
  texts: readonly string[];
};

type Props = {
  /** The name of the table, for who does not see it. */
  title: string;
  /** Above the names, and above each number. */
  columns: readonly [name: string, ...numbers: string[]];
  rows: readonly ShareRow[];
};

/** Parts of a whole below each other: names with a bar of their share, and numbers. */
export function ShareTable({ title, columns: [first, ...numbers], rows }: Props) {
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{title}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {numbers.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, share, texts }) => (
            <tr key={key}>
              <th scope="row">
                <span>{name}</span>
                <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                  <rect width="100" height="4" className={styles.whole} />
                  <rect width={Math.min(100, share)} height="4" className={styles.part} />
                </svg>
              </th>
              {texts.map((text, at) => (
                <td key={numbers[at]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
