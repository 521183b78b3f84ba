import { ArrowDown, ArrowUp } from "lucide-react";
import { Fragment, type ReactNode, useCallback } from "react";
import { Link } from "react-router";
import { type RowCard, RowCards } from "./row-cards.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import { RowTick, type Selection } from "./row-tick.tsx";
import { TableHead } from "./table-head.tsx";
import styles from "./data-table.module.css";

export type Direction = "up" | "down";

export type Column<Row> = {
  key: string;
  label: string;
  cell: (row: Row) => ReactNode;
  sortable?: boolean;
  /** True for a column of numbers: at the right, with digits of equal width. */
  isNumber?: boolean;
  /** True for a column that may wrap and takes the room that is left. */
  isWide?: boolean;
};

export type RowGroup = { key: string; label: string; detail?: string; tone?: "bad" };

export type TableProps<Row> = {
  /** The name of the list, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** The name of a row in its checkbox; its key when absent. */
  nameOf?: (row: Row) => string;
  /** The address of a row's own page; a cell of the row is then a link over the whole row. */
  hrefOf?: (row: Row) => string | undefined;
  /** The column of that cell; the first when absent. */
  linkIn?: string;
  sort?: { key: string; direction: Direction };
  sortHref?: (key: string, direction: Direction) => string;
  /** The group of a row; rows of one group have to follow each other. */
  groupOf?: (row: Row) => RowGroup | undefined;
  /** The same row as a card of two lines, for a phone. */
  card: (row: Row) => RowCard;
  empty: ReactNode;
  select?: Selection<Row>;
};

/** A list of the back office: a dense table on a desk, cards of two lines on a phone. */
export function DataTable<Row>(props: TableProps<Row>) {
  const { rows, empty } = props;
  const body = useRowKeys();
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  return (
    <>
      <div className={styles.wrap}>
        <table className={styles.rows}>
          <caption className="visually-hidden">{props.caption}</caption>
          <Head {...props} />
          <tbody ref={body}>
            {rows.map((row, index) => (
              <Fragment key={props.keyOf(row)}>
                <GroupRow {...props} group={newGroup(props, index)} />
                <BodyRow {...props} row={row} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      <RowCards {...props} />
    </>
  );
}

/** The group that begins with a row; undefined when the row before belongs to the same group, or when there is no group. */
function newGroup<Row>({ rows, groupOf }: TableProps<Row>, index: number): RowGroup | undefined {
  const [row, before] = [rows[index], rows[index - 1]];
  const group = row && groupOf?.(row);
  return group && group.key !== (before && groupOf?.(before)?.key) ? group : undefined;
}

function Head<Row>({ columns, sort, sortHref, select, rows, keyOf }: TableProps<Row>) {
  const words = useFrameWords().list;
  const keys = rows.map(keyOf);
  const isAll = select && keys.every((key) => select.selected.has(key));
  return (
    <TableHead>
      {select && (
        <th scope="col" className={styles.tick}>
          <input
            type="checkbox"
            aria-label={words.selectAll}
            checked={isAll ?? false}
            onChange={() => select.onChange(new Set(isAll ? [] : keys))}
          />
        </th>
      )}
      {columns.map(({ key, label, sortable, isNumber }) => {
        const direction = sort?.key === key ? sort.direction : undefined;
        const sorted = direction && (direction === "up" ? "ascending" : "descending");
        return (
          <th
            key={key}
            scope="col"
            aria-sort={sorted}
            className={classNames(isNumber && styles.number, direction && styles.sorted)}
          >
            {sortable && sortHref ? (
              <Link to={sortHref(key, direction === "up" ? "down" : "up")} preventScrollReset>
                {label}
                {direction && <Icon of={direction === "up" ? ArrowUp : ArrowDown} size={16} />}
              </Link>
            ) : (
              label
            )}
          </th>
        );
      })}
    </TableHead>
  );
}

function GroupRow<Row>({ columns, select, group }: TableProps<Row> & { group?: RowGroup }) {
  if (!group) return null;
  return (
    <tr className={classNames(styles.group, group.tone === "bad" && styles.bad)}>
      <th scope="colgroup" colSpan={columns.length + (select ? 1 : 0)}>
        {group.label}
        {group.detail && <span>{group.detail}</span>}
      </th>
    </tr>
  );
}

function BodyRow<Row>({
  row,
  columns,
  keyOf,
  nameOf,
  hrefOf,
  linkIn = columns[0]?.key,
  select,
}: TableProps<Row> & { row: Row }) {
  const words = useFrameWords().list;
  const key = keyOf(row);
  const href = hrefOf?.(row);
  const isSelected = select?.selected.has(key) ?? false;
  return (
    <tr className={classNames(href && styles.leads, isSelected && styles.selected)}>
      {select && (
        <td className={styles.tick}>
          <RowTick
            select={select}
            row={row}
            rowKey={key}
            label={words.select(nameOf?.(row) ?? key)}
          />
        </td>
      )}
      {columns.map(({ key: column, cell, isNumber, isWide }) => (
        <td key={column} className={classNames(isNumber && styles.number, isWide && styles.wide)}>
          {column === linkIn && href ? (
            <Link to={href} data-row>
              {cell(row)}
            </Link>
          ) : (
            cell(row)
          )}
        </td>
      ))}
    </tr>
  );
}

/** The keys of a table's body whose rows are links marked `data-row`: the arrows go from row to row. */
function useRowKeys() {
  return useCallback((body: HTMLTableSectionElement | null) => {
    if (!body) return;
    const press = (event: KeyboardEvent) => moveAlong(body, event);
    body.addEventListener("keydown", press);
    return () => body.removeEventListener("keydown", press);
  }, []);
}

function moveAlong(body: HTMLElement, event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const { target } = event;
  if (!step || !(target instanceof HTMLElement) || !target.matches("[data-row]")) return;
  const links = [...body.querySelectorAll<HTMLElement>("[data-row]")];
  const next = links[links.indexOf(target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
