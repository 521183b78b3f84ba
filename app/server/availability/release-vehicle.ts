import type { PoolClient } from "pg";

/** Lets go of the vehicle that a reservation holds. The caller has the car's lock (`lockCars`). */
export async function releaseVehicle(client: PoolClient, reservationId: number): Promise<void> {
  await client.query({
    name: "release-vehicle",
    text: "delete from occupancy where reservation_id = $1",
    values: [reservationId],
  });
}
