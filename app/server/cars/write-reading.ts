/** What a sheet of a handover says of the vehicle itself. */
import type { PoolClient } from "pg";
import type { Equipment } from "../../domain/handovers/equipment.ts";

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

/**
 * Writes what a corrected sheet says in the place of what it said before, also when that was more: else a digit too many would
 * refuse every later handover. Where the vehicle has been read since, it only rises.
 */
export async function correctOdometer(
  client: PoolClient,
  vehicleId: number,
  { saidKm, odometerKm }: { saidKm: number; odometerKm: number },
): Promise<void> {
  await client.query({
    name: "correct-odometer",
    text: "update vehicle set odometer_km = $3 where id = $1 and (odometer_km = $2 or odometer_km < $3) and odometer_km <> $3",
    values: [vehicleId, saidKm, odometerKm],
  });
}

/** Writes whether winter tyres were on at a handover; a sheet that did not ask changes nothing. */
export async function writeTyres(
  client: PoolClient,
  vehicleId: number,
  { "winter-tyres": pieces }: Equipment,
): Promise<void> {
  if (pieces === undefined) return;
  await client.query({
    name: "write-tyres",
    text: "update vehicle set winter_tyres = $2 where id = $1 and winter_tyres <> $2",
    values: [vehicleId, pieces > 0],
  });
}
