import type { PoolClient } from "pg";
import type { Busy } from "../../../domain/availability/occupancy.ts";

/** The id of the reservation that a busy time belongs to, which is one. */
export async function reservationOfStay(
  client: PoolClient,
  { id }: Pick<Busy, "id">,
): Promise<number> {
  const { rows } = await client.query<{ reservationId: number }>({
    name: "reservation-of-stay",
    text: `select reservation_id as "reservationId" from occupancy where id = $1 and reservation_id is not null`,
    values: [Number(id)],
  });
  const [row] = rows;
  if (!row) throw new Error(`occupancy ${id} has no reservation`);
  return row.reservationId;
}
