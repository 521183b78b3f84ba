import type { FieldFault, FieldFaults } from "../../forms/field-fault.ts";
import { isFaultless } from "../../forms/read-form.ts";
import { checkCells, type Standing } from "./check-cells.ts";
import { fromCells, toCells } from "./cells-of-prices.ts";
import type { EditablePrices } from "./editable-prices.ts";
import {
  newSeasonId,
  readCellKey,
  seasonKey,
  seasonParts,
  type Cell,
  type Cells,
  type CellValue,
} from "./price-cells.ts";
import { noDiscountDays, readPriceCell } from "./read-price-cell.ts";

/** One cell as somebody wants it: what it held when they saw it, and what they typed. */
export type PriceEdit = { cell: string; was: CellValue; now: string };

export type CellChange = { cell: string; before: CellValue; after: CellValue };

/** A cell that somebody else has changed in the meantime: what was seen, what it holds now, what was typed. */
export type CellConflict = { cell: string; was: CellValue; theirs: CellValue; mine: CellValue };

export type KnownPrices = Standing & {
  /** A deleted season may come back with the number that it had; one that never was has none. */
  lastSeasonId: number;
};

export type ChangedPrices =
  | {
      ok: true;
      prices: EditablePrices;
      /** What differs, with what goes along with a deleted season. */
      changes: readonly CellChange[];
      conflicts: readonly CellConflict[];
    }
  | { ok: false; faults: FieldFaults };

/** The prices after a change, or what is wrong with it at which cell. A deleted season takes its day prices along. */
export function changePrices(known: KnownPrices, edits: readonly PriceEdit[]): ChangedPrices {
  const before = toCells(known.prices);
  const after = new Map(before);
  // A map, because a key may be any text that was sent.
  const faults = new Map<string, FieldFault>();
  const conflicts: CellConflict[] = [];
  const seen = new Set<string>();
  for (const { cell: key, was, now } of edits) {
    const cell = readCellKey(key);
    const read = cell && readPriceCell(cell, now);
    if (seen.has(key)) faults.set(key, { code: "twice" });
    else if (!cell || !read || !isKnown(cell, known)) faults.set(key, unknownAs(key));
    else if (!read.ok) faults.set(key, read.fault);
    else {
      const theirs = before.get(key) ?? null;
      if (theirs !== was && theirs !== read.value)
        conflicts.push({ cell: key, was, theirs, mine: read.value });
      if (read.value === null) after.delete(key);
      else after.set(key, read.value);
    }
    seen.add(key);
  }
  dropEmptySeasons(after);
  const wrong: FieldFaults = { ...strayRates(after, seen), ...Object.fromEntries(faults) };
  dropLostRates(after);
  if (!isFaultless(wrong)) return { ok: false, faults: wrong };
  const changes = differences(before, after);
  const touched = new Set([...changes.map(({ cell }) => cell), ...seen]);
  const wholeFaults = checkCells(after, touched, known);
  if (!isFaultless(wholeFaults)) return { ok: false, faults: wholeFaults };
  return { ok: true, prices: fromCells(after, known.prices), changes, conflicts };
}

/** A discount whose days are no number has a key that names nothing; it is the days that are wrong then. */
function unknownAs(key: string): FieldFault {
  return key.startsWith("discount:") ? noDiscountDays : { code: "gone" };
}

function isKnown(cell: Cell, { prices, cars, lastSeasonId }: KnownPrices): boolean {
  const isPlace = (id: string) => prices.places.some((place) => place.id === id);
  if (cell.kind === "rate") {
    const { subject } = cell;
    return !("carId" in subject) || cars.some(({ id }) => id === subject.carId);
  }
  if (cell.kind === "season") return cell.id === newSeasonId || cell.id <= lastSeasonId;
  if (cell.kind === "one-way") return isPlace(cell.fromLocationId) && isPlace(cell.toLocationId);
  return cell.kind !== "place" || isPlace(cell.id);
}

/** A season without names and dates is none. */
function dropEmptySeasons(cells: Map<string, string | number>): void {
  const named = ["en", "bs", "from", "to"] as const;
  const gone = new Set<number>();
  for (const key of cells.keys()) {
    const cell = readCellKey(key);
    if (cell?.kind !== "season") continue;
    if (named.every((part) => !cells.has(seasonKey(cell.id, part)))) gone.add(cell.id);
  }
  for (const id of gone) for (const part of seasonParts) cells.delete(seasonKey(id, part));
}

/** A price that was typed for a season that is not there. */
function strayRates(cells: Cells, edited: ReadonlySet<string>): FieldFaults {
  const strays = lostRates(cells).filter((key) => edited.has(key));
  return Object.fromEntries(strays.map((key) => [key, { code: "gone" as const }]));
}

/** The day prices of a season go with it. */
function dropLostRates(cells: Map<string, string | number>): void {
  for (const key of lostRates(cells)) cells.delete(key);
}

function lostRates(cells: Cells): string[] {
  const read = [...cells.keys()].map((key) => ({ key, cell: readCellKey(key) }));
  const left = new Set(read.flatMap(({ cell }) => (cell?.kind === "season" ? [cell.id] : [])));
  return read.flatMap(({ key, cell }) => {
    const seasonId = cell?.kind === "rate" ? cell.seasonId : undefined;
    return seasonId === undefined || left.has(seasonId) ? [] : [key];
  });
}

function differences(before: Cells, after: Cells): CellChange[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((cell) => {
    const [was, is] = [before.get(cell) ?? null, after.get(cell) ?? null];
    return was === is ? [] : [{ cell, before: was, after: is }];
  });
}
