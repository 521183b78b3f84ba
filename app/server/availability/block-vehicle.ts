import type { PoolClient } from "pg";
import type { BlockKind } from "../../domain/availability/blocks/block-kinds.ts";
import type { Instant } from "../../domain/availability/occupancy.ts";

type Block = {
  vehicleId: number;
  carId: number;
  from: Instant;
  until: Instant;
  kind: BlockKind;
  /** Shared by the blocks of one deed. */
  series?: string | undefined;
  /** Why, for the staff alone. */
  note: string;
};

/**
 * Takes a vehicle out of sale for some time. The caller has the car's lock (`lockCars`). Throws 23P01 when something else is on the
 * vehicle by then.
 */
export async function blockVehicle(
  client: PoolClient,
  { vehicleId, carId, from, until, kind, series, note }: Block,
): Promise<void> {
  await client.query({
    name: "block-vehicle",
    text: `
      insert into occupancy (vehicle_id, car_id, kind, during, busy_until, pinned, note, block_kind, block_series)
      values ($1, $2, 'block', tstzrange($3, $4), $4, true, $5, $6, $7)`,
    values: [vehicleId, carId, new Date(from), new Date(until), note, kind, series],
  });
}
