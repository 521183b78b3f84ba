import type { PoolClient } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { lockCars } from "../availability/lock-cars.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { reservationsOf, type NamedReservations } from "./named-reservations.ts";
import { findVehicle } from "./vehicle-row.ts";

type Deleted =
  | { ok: true }
  | { ok: false; reason: "none" | "stale" }
  /** `used`: a handover, a damage or a block names the vehicle. */
  | { ok: false; reason: "used" }
  | ({ ok: false; reason: "reserved" } & NamedReservations);

/**
 * Deletes a vehicle that nothing names, such as one that was entered by mistake. A vehicle with a history is taken out
 * of service instead.
 */
export async function deleteVehicle(
  { pool, catalogue, clock }: Pick<Deps, "pool" | "catalogue" | "clock">,
  { id, version, by }: { id: number; version: number; by: Doer },
): Promise<Deleted> {
  const now = clock.now();
  const deleted = await inTransaction(pool, async (client): Promise<Deleted> => {
    const seen = await findVehicle(client, id, { now });
    if (!seen) return { ok: false, reason: "none" };
    await lockCars(client, [seen.vehicle.carId]);
    const held = await findVehicle(client, id, { now, lock: true });
    if (!held) return { ok: false, reason: "none" };
    if (held.version !== version) return { ok: false, reason: "stale" };
    const reserved = await reservationsOf(client, "vehicle_id", id);
    if (reserved.count > 0) return { ok: false, reason: "reserved", ...reserved };
    if (await isUsed(client, id)) return { ok: false, reason: "used" };
    await client.query("delete from vehicle where id = $1", [id]);
    await writeAuditEntries(client, [
      {
        ...by,
        action: "vehicle.deleted",
        subjectKind: "vehicle",
        subjectId: String(id),
        before: held.vehicle,
      },
    ]);
    return { ok: true };
  });
  if (deleted.ok) await catalogue.catchUp();
  return deleted;
}

async function isUsed(client: PoolClient, vehicleId: number): Promise<boolean> {
  const { rows } = await client.query<{ used: boolean }>(
    `select exists (select from occupancy where vehicle_id = $1)
       or exists (select from handover where vehicle_id = $1)
       or exists (select from damage where vehicle_id = $1) as used`,
    [vehicleId],
  );
  return rows[0]?.used ?? false;
}
