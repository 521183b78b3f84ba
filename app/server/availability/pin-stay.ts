import type { PoolClient } from "pg";

/** Says whether the vehicle that a reservation holds was promised. The caller has the car's lock (`lockCars`). */
export async function pinStay(
  client: PoolClient,
  reservationId: number,
  pinned: boolean,
): Promise<void> {
  await client.query({
    name: "pin-stay",
    text: "update occupancy set pinned = $2 where reservation_id = $1 and pinned <> $2",
    values: [reservationId, pinned],
  });
}
