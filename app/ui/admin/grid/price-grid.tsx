import { type ReactNode, useRef, useState } from "react";
import type { Language } from "../../../domain/language.ts";
import { cellName } from "../../../domain/lists/cell-name.ts";
import { readCents } from "../../../domain/read-money.ts";
import { gridWords } from "../../../i18n/admin-grid/en.ts";
import { classNames } from "../../controls/class-names.ts";
import { List } from "../../controls/list.tsx";
import { gridKeys, type GridPlace } from "./grid-keys.ts";
import { pasteInto } from "./paste-into.ts";
import { cellText, type GridTexts, type GridValues } from "./use-grid-texts.ts";
import styles from "./price-grid.module.css";

export type GridRow = {
  key: string;
  label: ReactNode;
  /** The name of the row where its group is not above it, e.g. "Premium, SUV". */
  name: string;
  /** The group whose name stands above its rows; rows of one group have to follow each other. */
  group?: string;
};
export type GridColumn = {
  key: string;
  label: string;
  /** A shorter heading for the column, in place of a label that is too long for it. */
  heading?: string;
  /** A button beside the label that removes the column. */
  tool?: ReactNode;
};

type Props = {
  language: Language;
  caption: string;
  /** The heading of the column with the names of the rows. */
  rowsLabel: string;
  rows: readonly GridRow[];
  columns: readonly GridColumn[];
  /** The texts of the cells, by `cellName`; from `useGridTexts`. */
  texts: GridTexts;
  saved: GridValues;
  onChange: (texts: GridTexts) => void;
  /** The price that an empty cell inherits, euro cents, shown in it in grey. */
  inherited?: (row: string, column: string) => number | undefined;
  /** Sentences by cell: `faults` about cells that were refused, `notes` about cells that somebody else changed. */
  faults?: Readonly<Record<string, string>>;
  notes?: Readonly<Record<string, string>>;
  isReadOnly?: boolean;
  /** True for a cell that cannot have a price: the way from a place to itself. */
  isClosed?: (row: string, column: string) => boolean;
};

/**
 * A grid of prices that is edited like a spreadsheet: each cell is a field of the form around it, named by `cellName`.
 * Arrows, Enter and Tab move, Escape restores a cell, a copied block is pasted from the cell on.
 */
export function PriceGrid(props: Props) {
  const { caption, rowsLabel, rows, columns, language, isReadOnly } = props;
  const words = gridWords(language);
  const table = useRef<HTMLTableElement>(null);
  const [said, setSaid] = useState("");
  const groups = groupsOf(rows);
  const onPaste = (text: string, from: GridPlace) => {
    const { changes, cells, lost } = pasteInto(text, from, { rows, columns });
    props.onChange(changes);
    setSaid([words.pasted(cells), lost > 0 ? words.didNotFit(lost) : ""].join(" ").trim());
  };
  return (
    <div className={styles.around}>
      <div className={styles.scroll}>
        <table ref={table} role="grid" className={styles.grid} aria-readonly={isReadOnly}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{rowsLabel}</th>
              {columns.map(({ key, label, heading, tool }) => (
                <th key={key} scope="col">
                  <span className={styles.column}>
                    {tool}
                    {heading ?? label}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ name, members }) => (
            <tbody key={name ?? ""}>
              {name !== undefined && (
                <tr className={styles.group}>
                  <th scope="rowgroup" colSpan={columns.length + 1}>
                    <span>{name}</span>
                  </th>
                </tr>
              )}
              {members.map(({ row, index }) => (
                <Row key={row.key} grid={props} {...{ row, index, table, onPaste }} />
              ))}
            </tbody>
          ))}
        </table>
      </div>
      {!isReadOnly && <p className={styles.how}>{words.howTo}</p>}
      <p role="status" className={styles.said}>
        {said}
      </p>
      <Sentences {...props} />
    </div>
  );
}

type RowProps = {
  grid: Props;
  row: GridRow;
  index: number;
  table: React.RefObject<HTMLTableElement | null>;
  onPaste: (text: string, from: GridPlace) => void;
};

function Row({ grid, row, index, table, onPaste }: RowProps) {
  return (
    <tr>
      <th scope="row">{row.label}</th>
      {grid.columns.map((column, at) => (
        <td key={column.key}>
          {!grid.isClosed?.(row.key, column.key) && (
            <Cell {...{ grid, row, column, table, onPaste }} place={{ row: index, column: at }} />
          )}
        </td>
      ))}
    </tr>
  );
}

type CellProps = Omit<RowProps, "index"> & { column: GridColumn; place: GridPlace };

function Cell({ grid, row, column, place, table, onPaste }: CellProps) {
  const { language, texts, saved, inherited, notes, isReadOnly, onChange } = grid;
  const name = cellName(row.key, column.key);
  const text = texts[name] ?? "";
  const fault = faultOf(grid, name);
  const [keys] = useState(() => gridKeys(table));
  const isChanged = text !== cellText(saved[name], language) && readCents(text) !== saved[name];
  return (
    <input
      id={idOf(name)}
      name={name}
      className={classNames(
        styles.cell,
        isChanged && styles.changed,
        fault !== undefined && styles.wrong,
        notes?.[name] !== undefined && styles.noted,
      )}
      inputMode="decimal"
      autoComplete="off"
      maxLength={40}
      readOnly={isReadOnly}
      value={text}
      placeholder={cellText(inherited?.(row.key, column.key), language)}
      aria-label={`${row.name}, ${column.label}`}
      aria-invalid={fault !== undefined || undefined}
      aria-describedby={(fault ?? notes?.[name]) ? `${idOf(name)}-said` : undefined}
      data-place={`${place.row}.${place.column}`}
      onChange={(event) => {
        keys.type();
        onChange({ [name]: event.target.value });
      }}
      onFocus={(event) => keys.enter(event.currentTarget)}
      onClick={(event) => keys.click(event.currentTarget)}
      onKeyDown={(event) => keys.press(event, place, (old) => onChange({ [name]: old }))}
      onPaste={(event) => {
        const block = event.clipboardData.getData("text/plain");
        if (isReadOnly || !/[\t\r\n]/.test(block.trim())) return;
        event.preventDefault();
        onPaste(block, place);
      }}
    />
  );
}

/** The sentences about cells once more, below the grid, each with a link to its cell. */
function Sentences(grid: Props) {
  const words = gridWords(grid.language);
  const about = grid.rows.flatMap((row) =>
    grid.columns.flatMap((column) => {
      const name = cellName(row.key, column.key);
      const sentence = faultOf(grid, name) ?? grid.notes?.[name];
      return sentence ? [{ name, at: `${row.name}, ${column.label}`, sentence }] : [];
    }),
  );
  if (about.length === 0) return null;
  return (
    <div className={styles.sentences}>
      <p>{words.toMend}</p>
      <List>
        {about.map(({ name, at, sentence }) => (
          <li key={name}>
            <a className="link" href={`#${idOf(name)}`}>
              {at}
            </a>
            : <span id={`${idOf(name)}-said`}>{sentence}</span>
          </li>
        ))}
      </List>
    </div>
  );
}

/** The fault of a cell: its text is no price, or the server refused it. Undefined when there is none. */
function faultOf({ texts, faults, language }: Props, name: string): string | undefined {
  const text = (texts[name] ?? "").trim();
  if (text !== "" && readCents(text) === undefined) return gridWords(language).notAPrice;
  return faults?.[name];
}

function idOf(name: string): string {
  return `cell-${name}`;
}

function groupsOf(rows: readonly GridRow[]) {
  const groups: { name: string | undefined; members: { row: GridRow; index: number }[] }[] = [];
  rows.forEach((row, index) => {
    const last = groups.at(-1);
    if (last && last.name === row.group) last.members.push({ row, index });
    else groups.push({ name: row.group, members: [{ row, index }] });
  });
  return groups;
}
