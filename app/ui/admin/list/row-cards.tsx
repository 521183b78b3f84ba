import { groupBy } from "../../../domain/group-by.ts";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "../../controls/class-names.ts";
import { List } from "../../controls/list.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import { RowTick } from "./row-tick.tsx";
import type { TableProps } from "./data-table.tsx";
import styles from "./row-cards.module.css";

export type RowCard = { title: ReactNode; end?: ReactNode; sub?: ReactNode; subEnd?: ReactNode };

/** The rows of a list on a phone: cards of two lines, each of them a link as a whole. */
export function RowCards<Row>(props: TableProps<Row>) {
  const { rows, keyOf, nameOf, hrefOf, groupOf, card, caption, select } = props;
  const words = useFrameWords().list;
  const groups = groupBy(rows, (row) => groupOf?.(row)?.key ?? "");
  return (
    <div className={styles.cards} role="group" aria-label={caption}>
      {[...groups].map(([key, members]) => {
        const [first] = members;
        const group = first && groupOf?.(first);
        return (
          <div key={key}>
            {group && (
              <p className={classNames(styles.group, group.tone === "bad" && styles.bad)}>
                {group.label} {group.detail && <span>{group.detail}</span>}
              </p>
            )}
            <List>
              {members.map((row) => (
                <li key={keyOf(row)} className={select && styles.choosable}>
                  {select && (
                    <RowTick
                      select={select}
                      row={row}
                      rowKey={keyOf(row)}
                      label={words.select(nameOf?.(row) ?? keyOf(row))}
                      around={styles.tick}
                    />
                  )}
                  <Card href={hrefOf?.(row)} {...card(row)} />
                </li>
              ))}
            </List>
          </div>
        );
      })}
    </div>
  );
}

function Card({ href, title, end, sub, subEnd }: RowCard & { href: string | undefined }) {
  const inside = (
    <>
      <b>{title}</b>
      <span className={styles.end}>{end}</span>
      <span className={styles.sub}>{sub}</span>
      <span className={styles.end}>{subEnd}</span>
    </>
  );
  return href ? (
    <Link to={href} className={styles.card}>
      {inside}
    </Link>
  ) : (
    <div className={styles.card}>{inside}</div>
  );
}
