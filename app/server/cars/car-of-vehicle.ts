import type { Pool } from "pg";

/** The id of the car that a vehicle is one of; undefined when there is no such vehicle. */
export async function carOfVehicle(pool: Pool, vehicleId: number): Promise<number | undefined> {
  const { rows } = await pool.query<{ carId: number }>({
    name: "car-of-vehicle",
    text: `select car_id as "carId" from vehicle where id = $1`,
    values: [vehicleId],
  });
  return rows[0]?.carId;
}
