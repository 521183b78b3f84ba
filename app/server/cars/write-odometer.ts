import type { PoolClient } from "pg";

/** Writes what an odometer showed at a handover; it never runs backwards, whichever sheet arrives last. */
export async function writeOdometer(
  client: PoolClient,
  vehicleId: number,
  odometerKm: number,
): Promise<void> {
  await client.query({
    name: "write-odometer",
    text: "update vehicle set odometer_km = $2 where id = $1 and odometer_km < $2",
    values: [vehicleId, odometerKm],
  });
}
