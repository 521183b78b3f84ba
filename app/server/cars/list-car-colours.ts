import type { Car } from "../../domain/cars/car.ts";
import type { Deps } from "../deps.ts";

const text = `
  select lower(colour) as colour from vehicle
  where car_id = $1 and in_service_from <= $2 and coalesce(in_service_until > $2, true)
  group by lower(colour) order by count(*) desc, lower(colour)`;

/**
 * The colours (`#rrggbb`) of a car: the colour of its drawing first, then those of its vehicles in service, the most
 * frequent first.
 */
export async function listCarColours(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  car: Pick<Car, "id" | "colour">,
): Promise<string[]> {
  const values = [car.id, new Date(clock.now())];
  const { rows } = await pool.query<{ colour: string }>({ name: "car-colours", text, values });
  return [...new Set([car.colour.toLowerCase(), ...rows.map(({ colour }) => colour)])];
}
