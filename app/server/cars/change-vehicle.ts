import type { PoolClient } from "pg";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import type { FleetRules, Instant } from "../../domain/availability/occupancy.ts";
import type { WrittenVehicle } from "../../domain/cars/vehicle-form.ts";
import { isOut } from "../../domain/reservations/states/states.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { lockCars } from "../availability/lock-cars.ts";
import { inSavepoint, inTransaction } from "../db/in-transaction.ts";
import { statusIn } from "../db/status-sql.ts";
import type { Deps } from "../deps.ts";
import { unlessTaken } from "./add-vehicle.ts";
import { reseatFrom } from "./reseat-from.ts";
import { findTakenMark, type TakenMark } from "./taken-mark.ts";
import { findVehicle, vehicleColumns, vehicleValues, type VehicleRow } from "./vehicle-row.ts";

type Wish = { id: number; version: number; vehicle: WrittenVehicle; by: Doer };

type VehicleChanged =
  | {
      ok: true;
      version: number;
      before: WrittenVehicle;
      /** The codes of the reservations that moved to another vehicle of the car. */
      moved: string[];
    }
  | { ok: false; reason: "none" | "no-car" }
  | { ok: false; reason: "stale"; theirs: VehicleRow }
  /**
   * `reserved-service`: reservations need the vehicle while it would be out of service. `reserved-move`: a vehicle with
   * reservations cannot go to another car.
   */
  | { ok: false; reason: "reserved-service" | "reserved-move"; codes: string[] }
  | ({ ok: false } & TakenMark);

/**
 * Writes the facts of a vehicle over the version that the member saw. Reservations that it can no longer serve move to
 * other vehicles of its car; when one cannot, nothing changes. The vehicle goes to another car only while it has no
 * reservation ahead.
 */
export async function changeVehicle(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  wish: Wish,
): Promise<VehicleChanged> {
  const { pool, catalogue, clock } = deps;
  // Read before the transaction: whoever holds one connection must not wait for a second.
  const known = { now: clock.now(), rules: fleetRulesOf(await catalogue.get()) };
  const changed = await unlessTaken(() =>
    inTransaction(pool, (client) => write(client, known, wish)),
  );
  if (changed.ok) await catalogue.catchUp();
  return changed;
}

type Known = { now: Instant; rules: FleetRules };

async function write(
  client: PoolClient,
  { now, rules }: Known,
  wish: Wish,
): Promise<VehicleChanged> {
  const { id, version, vehicle, by } = wish;
  const seen = await findVehicle(client, id, { now });
  if (!seen) return { ok: false, reason: "none" };
  await lockCars(client, [...new Set([seen.vehicle.carId, vehicle.carId])]);
  const held = await findVehicle(client, id, { now, lock: true });
  if (!held) return { ok: false, reason: "none" };
  if (held.version !== version) return { ok: false, reason: "stale", theirs: held };
  const names = (Object.keys(vehicle) as (keyof WrittenVehicle)[]).filter(
    (name) => held.vehicle[name] !== vehicle[name],
  );
  if (names.length === 0) return { ok: true, version, before: held.vehicle, moved: [] };
  const refused = await refuse(client, held, vehicle, now);
  if (refused) return refused;
  const asked = { vehicleId: id, carId: vehicle.carId, rules, now, by };
  const done = await inSavepoint(
    client,
    async () => {
      const written = await client.query<{ version: number }>(
        `update vehicle set ${vehicleColumns.map((column, index) => `${column} = $${index + 2}`).join(", ")}
         where id = $1 returning version`,
        [id, ...vehicleValues(vehicle, held)],
      );
      const reseated = await reseatFrom(client, asked);
      return { ...reseated, version: written.rows[0]?.version ?? version };
    },
    ({ stuck }) => stuck.length === 0,
  );
  if (done.stuck.length > 0) return { ok: false, reason: "reserved-service", codes: done.stuck };
  await audit(client, wish, { held, names, moved: done.moved });
  return { ok: true, version: done.version, before: held.vehicle, moved: done.moved };
}

async function refuse(
  client: PoolClient,
  held: VehicleRow,
  vehicle: WrittenVehicle,
  now: number,
): Promise<VehicleChanged | undefined> {
  const taken = await findTakenMark(client, vehicle, held.id);
  if (taken) return { ok: false, ...taken };
  if (held.vehicle.carId === vehicle.carId) return undefined;
  const car = await client.query("select from car where id = $1 for key share", [vehicle.carId]);
  if (!car.rowCount) return { ok: false, reason: "no-car" };
  const codes = await codesAhead(client, held.id, now);
  return codes.length > 0 ? { ok: false, reason: "reserved-move", codes } : undefined;
}

/** The codes of the reservations that hold the vehicle from now on, and of the one that has it, soonest first. */
async function codesAhead(client: PoolClient, vehicleId: number, now: number): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `select code from occupancy join reservation on reservation.id = reservation_id
     where occupancy.vehicle_id = $1 and (upper(during) > $2 or ${statusIn(isOut)}) order by lower(during)`,
    [vehicleId, new Date(now)],
  );
  return rows.map(({ code }) => code);
}

async function audit(
  client: PoolClient,
  { id, vehicle, by }: Wish,
  {
    held,
    names,
    moved,
  }: { held: VehicleRow; names: (keyof WrittenVehicle)[]; moved: readonly string[] },
): Promise<void> {
  const [before, after] = [held.vehicle, vehicle].map((one) =>
    Object.fromEntries(names.map((name) => [name, one[name] ?? null])),
  );
  await writeAuditEntries(client, [
    {
      ...by,
      action: "vehicle.changed",
      subjectKind: "vehicle",
      subjectId: String(id),
      before,
      after: moved.length > 0 ? { ...after, reseated: moved } : after,
    },
  ]);
}
