import type { WrittenVehicle } from "../../domain/cars/vehicle-form.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { lockCars } from "../availability/lock-cars.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { findTakenMark, isTaken, type TakenMark } from "./taken-mark.ts";
import { vehicleColumns, vehicleValues } from "./vehicle-row.ts";

type Added =
  | { ok: true; id: number }
  | { ok: false; reason: "no-car" }
  | ({ ok: false } & TakenMark);

/** Adds a vehicle to a car, which can be booked once more from the vehicle's first day of service on. */
export async function addVehicle(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { vehicle, by }: { vehicle: WrittenVehicle; by: Doer },
): Promise<Added> {
  const insert = () =>
    inTransaction(pool, async (client): Promise<Added> => {
      await lockCars(client, [vehicle.carId]);
      const car = await client.query("select from car where id = $1 for key share", [
        vehicle.carId,
      ]);
      if (!car.rowCount) return { ok: false, reason: "no-car" };
      const taken = await findTakenMark(client, vehicle);
      if (taken) return { ok: false, ...taken };
      const values = vehicleValues(vehicle);
      const { rows } = await client.query<{ id: number }>(
        `insert into vehicle (${vehicleColumns.join(", ")})
         values (${values.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
        values,
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new Error("the vehicle was not written");
      await writeAuditEntries(client, [
        {
          ...by,
          action: "vehicle.added",
          subjectKind: "vehicle",
          subjectId: String(id),
          after: vehicle,
        },
      ]);
      return { ok: true, id };
    });
  const added = await unlessTaken(insert);
  if (added.ok) await catalogue.catchUp();
  return added;
}

/**
 * Runs `work`, once more when it meets the same plate or VIN written at the same moment: the second try finds it and
 * refuses.
 */
export async function unlessTaken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isTaken(error)) throw error;
    return work();
  }
}
