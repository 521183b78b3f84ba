import type { PoolClient } from "pg";
import type { WrittenCar } from "../../domain/cars/car-form.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { factColumns, factValues } from "./car-row.ts";
import { writeFeatures } from "./write-features.ts";

/** Adds a car in the last place, hidden until somebody publishes it. Returns its id. */
export async function addCar(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { car, by }: { car: WrittenCar; by: Doer },
): Promise<number> {
  const id = await inTransaction(pool, async (client) => {
    const carId = await insertCar(client, car);
    await writeAuditEntries(client, [
      { ...by, action: "car.added", subjectKind: "car", subjectId: String(carId), after: car },
    ]);
    return carId;
  });
  await catalogue.catchUp();
  return id;
}

/** Writes the rows of a hidden car in the last place, and returns its id; the caller writes the audit entry. */
export async function insertCar(client: PoolClient, car: WrittenCar): Promise<number> {
  const values = factValues(car);
  const { rows } = await client.query<{ id: number }>(
    `insert into car (${factColumns.join(", ")}, published, display_order)
     values (${values.map((_, index) => `$${index + 1}`).join(", ")}, false,
       (select coalesce(max(display_order), 0) + 1 from car))
     returning id`,
    values,
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error("the car was not written");
  await writeFeatures(client, id, car.features);
  return id;
}
