import type { PoolClient } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";

/** A car with the version that the member saw. */
export type InOrder = { id: number; version: number };

type Ordered =
  /** `before` is the former order with the new versions: putting the cars into it undoes the change. */
  { ok: true; before: InOrder[] } | { ok: false; reason: "stale" };

/**
 * Puts all cars, hidden ones too, into the order of the site, each with the version that the member saw. A car that is
 * missing, listed twice or of another version makes the answer "stale", and nothing is written.
 */
export async function orderCars(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { order, by }: { order: readonly InOrder[]; by: Doer },
): Promise<Ordered> {
  const ordered = await inTransaction(pool, async (client): Promise<Ordered> => {
    const { rows: held } = await client.query<InOrder>(
      "select id, version from car order by display_order, id for no key update",
    );
    const versions = new Map(held.map(({ id, version }) => [id, version]));
    const isSeen = order.every(({ id, version }) => versions.get(id) === version);
    const isWhole = new Set(order.map(({ id }) => id)).size === held.length;
    if (!isSeen || !isWhole || order.length !== held.length) return { ok: false, reason: "stale" };
    // An update that changes no row would still count as a change of the catalogue.
    if (held.every(({ id }, index) => order[index]?.id === id)) return { ok: true, before: held };
    const newest = await write(client, order);
    const before = held.map(({ id, version }) => ({ id, version: newest.get(id) ?? version }));
    await writeAuditEntries(client, [
      {
        ...by,
        action: "cars.ordered",
        subjectKind: "car",
        subjectId: "all",
        before: { cars: held.map(({ id }) => id) },
        after: { cars: order.map(({ id }) => id) },
      },
    ]);
    return { ok: true, before };
  });
  if (ordered.ok) await catalogue.catchUp();
  return ordered;
}

/** Writes the order; returns the versions of the rows that changed, by id. */
async function write(client: PoolClient, order: readonly InOrder[]): Promise<Map<number, number>> {
  const { rows } = await client.query<InOrder>(
    `update car set display_order = place
     from unnest($1::int[]) with ordinality as wanted (id, place)
     where car.id = wanted.id and display_order <> place
     returning car.id, car.version`,
    [order.map(({ id }) => id)],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}
