import type { ReactNode } from "react";
import styles from "./test-table.module.css";

type Props = {
  title: string;
  columns: readonly string[];
  /** The first cell of a row is its head. */
  rows: readonly { key: string; wrong: boolean; cells: readonly ReactNode[] }[];
  children?: ReactNode;
};

/** The findings of a test page, with faulty rows marked. */
export function TestTable({ title, columns, rows, children }: Props) {
  const wrong = rows.filter((row) => row.wrong).length;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p>
        {wrong === 0
          ? `All ${rows.length} pages are right.`
          : `${wrong} of ${rows.length} pages are wrong.`}
      </p>
      {children}
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, wrong: isWrong, cells: [head, ...cells] }) => (
              <tr key={key} data-wrong={isWrong || undefined}>
                <th scope="row">{head}</th>
                {cells.map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
