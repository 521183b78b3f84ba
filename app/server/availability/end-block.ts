import type { PoolClient } from "pg";
import type { BlockKind } from "../../domain/availability/blocks/block-kinds.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { lockCars } from "./lock-cars.ts";

/** A time in which a vehicle is out of sale, as `2026-07-08T12:00` on the wall clock. */
export type Block = {
  id: number;
  from: LocalDateTime;
  until: LocalDateTime;
  kind: BlockKind;
  note: string;
};

type Row = {
  id: number;
  carId: number;
  from: Date;
  until: Date;
  kind: BlockKind | null;
  note: string;
};

const columns = `
  select id, car_id as "carId", lower(during) as "from", busy_until as "until", block_kind as kind, note from occupancy`;

/** The times in which a vehicle is out of sale now or later, the earliest first. */
export async function listBlocks(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  vehicleId: number,
): Promise<Block[]> {
  const { rows } = await pool.query<Row>({
    name: "blocks-of-vehicle",
    text: `${columns} where vehicle_id = $1 and kind = 'block' and busy_until > $2 order by during`,
    values: [vehicleId, new Date(clock.now())],
  });
  return rows.map(({ id, from, until, kind, note }) => ({
    id,
    from: toLocal(from.getTime()),
    until: toLocal(until.getTime()),
    kind: kind ?? "other",
    note,
  }));
}

type Ended = { ok: true } | { ok: false; reason: "none" };

/** Gives a vehicle back to sale before its time: from this minute on, or altogether where its time has not come yet. */
export function endBlock(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  { id, vehicleId, by }: { id: number; vehicleId: number; by: Doer },
): Promise<Ended> {
  const now = Math.floor(clock.now() / 60_000) * 60_000;
  return inTransaction(pool, async (client): Promise<Ended> => {
    const seen = await findBlock(client, id, vehicleId);
    if (!seen) return { ok: false, reason: "none" };
    await lockCars(client, [seen.carId]);
    const block = await findBlock(client, id, vehicleId);
    if (!block || block.until.getTime() <= now) return { ok: false, reason: "none" };
    if (block.from.getTime() < now)
      await client.query(
        "update occupancy set busy_until = $2, during = tstzrange(lower(during), $2) where id = $1",
        [id, new Date(now)],
      );
    else await client.query("delete from occupancy where id = $1", [id]);
    await writeAuditEntries(client, [
      {
        ...by,
        action: "vehicle.repaired",
        subjectKind: "vehicle",
        subjectId: String(vehicleId),
        before: { repairUntil: toLocal(block.until.getTime()) },
        after: { repairUntil: toLocal(now) },
      },
    ]);
    return { ok: true };
  });
}

async function findBlock(
  client: PoolClient,
  id: number,
  vehicleId: number,
): Promise<Row | undefined> {
  const { rows } = await client.query<Row>({
    name: "block",
    text: `${columns} where id = $1 and vehicle_id = $2 and kind = 'block'`,
    values: [id, vehicleId],
  });
  return rows[0];
}
