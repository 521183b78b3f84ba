/**
 * The cells of the grid as a keyboard meets them. Days on which nothing stands are no elements: one cell is put where the focus is, and React
 * knows nothing of it.
 */
import styles from "./planner.module.css";

/** What can take the focus. */
export const stops = "[data-stop]";

/** A cell that is drawn, with its first and last column as `aria-colindex` counts them: the name of the row is the first one. */
type Drawn = { stop: HTMLElement; first: number; last: number };

/** What a row has at a column: something that is drawn, or nothing. */
type Cell = Drawn | { row: HTMLElement; column: number };

/** The rows that the focus can go to, from the top. */
function rowsOf(grid: HTMLElement): HTMLElement[] {
  const rows = [...grid.querySelectorAll<HTMLElement>("[role=row]")];
  return rows.filter((row) => row.querySelector(stops));
}

/** What is drawn on a row, from the left; the cell of an empty day is none of it. */
function drawnOn(row: HTMLElement): Drawn[] {
  const cells = row.querySelectorAll<HTMLElement>("[role=rowheader], [role=gridcell]");
  return [...cells].flatMap((cell, place) => {
    if (isEmptyCell(cell)) return [];
    const first = numberOf(cell, "aria-colindex") ?? place + 1;
    const last = first + (numberOf(cell, "aria-colspan") ?? 1) - 1;
    const inside = [...cell.querySelectorAll<HTMLElement>(stops)];
    return (inside.length > 0 ? inside : [cell]).map((stop) => ({ stop, first, last }));
  });
}

function numberOf(element: HTMLElement, name: string): number | undefined {
  const text = element.getAttribute(name);
  return text === null ? undefined : Number(text);
}

/** True for the cell that stands where nothing is drawn. */
export function isEmptyCell(element: HTMLElement): boolean {
  return element.dataset.empty !== undefined;
}

/** The cell that the focus goes to by a key; undefined for a key that leads nowhere. `column` is the one that it came along. */
export function nextCell(
  grid: HTMLElement,
  from: HTMLElement,
  { key, column, toEnd }: { key: string; column: number; toEnd: boolean },
): Cell | undefined {
  const row = from.closest<HTMLElement>("[role=row]");
  if (!row) return undefined;
  const rows = rowsOf(grid);
  const most = numberOf(grid, "aria-colcount") ?? 1;
  const drawn = drawnOn(row);
  const own = drawn.findIndex(({ stop }) => stop === from);
  const { first, last } = drawn[own] ?? { first: column, last: column };
  switch (key) {
    case "ArrowRight": {
      const next = own < 0 ? drawn.find((one) => covers(one, last + 1)) : drawn[own + 1];
      if (next && next.first <= last + 1) return next;
      return last < most ? { row, column: last + 1 } : undefined;
    }
    case "ArrowLeft": {
      const next = own < 0 ? drawn.findLast((one) => covers(one, first - 1)) : drawn[own - 1];
      return next && next.last >= first - 1 ? next : { row, column: first - 1 };
    }
    case "Home":
      return drawnOn((toEnd && rows[0]) || row)[0];
    case "End":
      return cellAt((toEnd && rows.at(-1)) || row, most);
    case "ArrowDown":
    case "ArrowUp": {
      const other = rows[rows.indexOf(row) + (key === "ArrowDown" ? 1 : -1)];
      return other && cellAt(other, column, own);
    }
    default:
      return undefined;
  }
}

function covers({ first, last }: Drawn, column: number): boolean {
  return first <= column && column <= last;
}

/** What a row has at a column; of several things in the name of a row the one at `place`. */
function cellAt(row: HTMLElement, column: number, place = 0): Cell {
  const there = drawnOn(row).filter((one) => covers(one, column));
  return (column === 1 ? there[place] : undefined) ?? there.at(-1) ?? { row, column };
}

/** The columns of what has the focus. */
export function columnsOf(stop: HTMLElement): { first: number; last: number } {
  const row = stop.closest<HTMLElement>("[role=row]");
  const column = numberOf(stop, "aria-colindex") ?? 1;
  const drawn = row && drawnOn(row).find((one) => one.stop === stop);
  return drawn ?? { first: column, last: column };
}

/** The element of a cell: that which is drawn, or the cell of an empty day, put there with its name. */
export function elementOf(
  grid: HTMLElement,
  cell: Cell,
  nameOf: (row: HTMLElement, column: number) => string,
): HTMLElement {
  const old = grid.querySelector<HTMLElement>("[data-empty]");
  if ("stop" in cell) {
    old?.remove();
    return cell.stop;
  }
  const { row, column } = cell;
  const empty = old ?? document.createElement("div");
  empty.className = styles.empty ?? "";
  empty.dataset.stop = "";
  empty.dataset.empty = "";
  empty.setAttribute("role", "gridcell");
  empty.setAttribute("aria-colindex", String(column));
  empty.setAttribute("aria-label", nameOf(row, column));
  empty.style.setProperty("--at", String(column - 2));
  if (empty.parentElement !== row) row.append(empty);
  return empty;
}
