import type { Pool, PoolClient } from "pg";
import {
  changePrices,
  type CellChange,
  type CellConflict,
  type PriceEdit,
} from "../../domain/pricing/editing/change-prices.ts";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import { newSeasonId, readCellKey, type Cell } from "../../domain/pricing/editing/price-cells.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { lockPrices } from "./lock-prices.ts";
import { readPrices, type PricesNow } from "./read-prices.ts";
import { writePrices } from "./write-prices.ts";

export type PriceForm = {
  edits: readonly PriceEdit[];
  /** The stamp of the prices that the member saw (`PricesNow.stamp`). */
  stamp: string;
  by: Doer;
};

export type SavedPrices =
  | { ok: true; changes: readonly CellChange[] }
  | { ok: false; reason: "invalid"; faults: FieldFaults }
  /** Somebody else has saved prices since: `conflicts` are the cells that both have changed; the list may be empty. */
  | { ok: false; reason: "stale"; now: PricesNow; conflicts: readonly CellConflict[] };

/**
 * Saves changed prices in one transaction with its audit entry, unless they are invalid or somebody else has changed
 * prices since they were read. Reservations keep the prices that they were made with. The caller refreshes the
 * catalogue.
 */
export function savePrices(pool: Pool, { edits, stamp, by }: PriceForm): Promise<SavedPrices> {
  return inTransaction(pool, async (client): Promise<SavedPrices> => {
    await lockRows(client, edits);
    const now = await readPrices(client);
    const changed = changePrices(now, edits);
    if (!changed.ok) return { ok: false, reason: "invalid", faults: changed.faults };
    const { conflicts } = changed;
    if (now.stamp !== stamp) return { ok: false, reason: "stale", now, conflicts };
    if (changed.changes.length === 0) return { ok: true, changes: [] };
    const { addedSeasonId } = await writePrices(client, changed.changes, changed.prices);
    const changes = named(changed.changes, addedSeasonId);
    await audit(client, changes, by);
    return { ok: true, changes };
  });
}

/**
 * Locks the rows that other pages edit too. This comes before any trigger locks the version of the catalogue, as it
 * does on those pages.
 */
async function lockRows(client: PoolClient, edits: readonly PriceEdit[]): Promise<void> {
  await lockPrices(client);
  const cells = edits.flatMap(({ cell }) => readCellKey(cell) ?? []);
  const has = (kind: Cell["kind"]) => cells.some((cell) => cell.kind === kind);
  // The settings are checked together with the surcharge's age, so whoever changes them has to wait.
  if (has("young")) await client.query("lock table setting in share row exclusive mode");
  // The page of a place locks the whole table against other writers before it locks a row. Without the same order here
  // both would deadlock.
  if (has("place")) {
    await client.query("lock table location in row exclusive mode");
    await client.query("select from location order by id for no key update");
  }
  if (has("rate") || has("season")) await client.query("select from car order by id for key share");
}

/** The changes with the id that the database gave the new season. */
function named(changes: readonly CellChange[], seasonId: number | undefined): CellChange[] {
  const blank = `season:${newSeasonId}:`;
  return changes.map((change) =>
    change.cell.startsWith(blank)
      ? { ...change, cell: `season:${seasonId}:${change.cell.slice(blank.length)}` }
      : change,
  );
}

const subjects = {
  rate: "rates",
  season: "seasons",
  discount: "length-discounts",
  "one-way": "fees",
  place: "fees",
  young: "fees",
} as const satisfies Record<Cell["kind"], string>;

async function audit(client: PoolClient, changes: readonly CellChange[], by: Doer): Promise<void> {
  const kinds = changes.flatMap(({ cell }) => readCellKey(cell)?.kind ?? []);
  // The day prices of a deleted season are part of its change.
  const kind = kinds.find((one) => one === "season") ?? kinds[0] ?? "rate";
  const said = (side: "before" | "after") =>
    Object.fromEntries(changes.map((change) => [change.cell, change[side]]));
  await writeAuditEntries(client, [
    {
      ...by,
      action: "prices.changed",
      subjectKind: "price-list",
      subjectId: subjects[kind],
      before: said("before"),
      after: said("after"),
    },
  ]);
}
