import type { Pool, PoolClient } from "pg";
import type { WrittenVehicle } from "../../domain/cars/vehicle-form.ts";

/** A plate or a VIN that another vehicle has, and the car of that vehicle. */
export type TakenMark = {
  reason: "plate-taken" | "vin-taken";
  carId: number;
  carName: string;
  plate: string;
};

/** Returns the vehicle, other than `exceptId`, that already has the plate or the VIN; undefined when there is none. */
export async function findTakenMark(
  db: Pool | PoolClient,
  { plate, vin }: Pick<WrittenVehicle, "plate" | "vin">,
  exceptId?: number,
): Promise<TakenMark | undefined> {
  const { rows } = await db.query<TakenMark>(
    `select case when plate = $1 then 'plate-taken' else 'vin-taken' end as reason,
       car_id as "carId", car.name as "carName", plate
     from vehicle join car on car.id = car_id
     where (plate = $1 or vin = $2) and vehicle.id is distinct from $3 order by plate <> $1 limit 1`,
    [plate, vin, exceptId],
  );
  return rows[0];
}

/** True when a row was refused because another vehicle has its plate or VIN. */
export function isTaken(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "23505";
}
