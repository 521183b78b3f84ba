import styles from "../record/rows.module.css";

type Props = {
  title: string;
  lead: string;
  braces: readonly { name: string; today: string | undefined }[];
  /** The text shown for a fact that is not set. */
  unset: string;
};

/** The facts that a text may name in braces, with their values today. */
export function BracesList({ title, lead, braces, unset }: Props) {
  return (
    <details className={styles.fold}>
      <summary>{title}</summary>
      <p>{lead}</p>
      <dl className={styles.facts}>
        {braces.map(({ name, today }) => (
          <div key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{today ?? unset}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
