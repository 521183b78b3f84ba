import type { PoolClient } from "pg";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { recordDeed } from "../held/record-deed.ts";

type Danger = {
  /** The seat of the reservation that waits for the vehicle. */
  occupancyId: number;
  /** The rental that has it. */
  overdue: { reservationId: number };
  at: Date;
};

const text = `
  select reservation.id, reservation.status, out.code
  from occupancy join reservation on reservation.id = reservation_id, reservation out
  where occupancy.id = $1 and out.id = $2 and not exists (
    select from reservation_event
    where reservation_id = reservation.id and action = 'in-danger' and after ->> 'waitsFor' = out.code
  )`;

/**
 * Writes into a reservation's history, once per rental that it waits for, that its vehicle is not back and no other one is free.
 * `waitsFor` is the code of that rental.
 */
export async function recordDanger(
  client: PoolClient,
  { occupancyId, overdue, at }: Danger,
): Promise<void> {
  const { rows } = await client.query<{ id: number; status: ReservationStatus; code: string }>({
    name: "endangered",
    text,
    values: [occupancyId, overdue.reservationId],
  });
  const [row] = rows;
  if (!row) return;
  await recordDeed(client, {
    reservationId: row.id,
    action: "in-danger",
    fromStatus: row.status,
    toStatus: row.status,
    actor: { kind: "system" },
    at,
    after: { waitsFor: row.code },
  });
}
