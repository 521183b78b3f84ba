import type { PoolClient } from "pg";
import { formatCode } from "../../../domain/reservations/code.ts";
import type { FailedLetter } from "../../mail/desk/mail-house.ts";

const text = `
  with told as (
    insert into reservation_event (
      reservation_id, action, from_status, to_status, actor_kind, reason, after, created_at
    )
    select id, 'letter-failed', status, status, 'system', $3, jsonb_build_object('kind', $2::text), $4
    from reservation where id = $1
    returning reservation_id
  )
  select code from reservation join told on reservation_id = id`;

/** Writes into a reservation that a letter about it was given up, and why; returns its code as people read it. */
export async function recordFailedLetter(
  client: PoolClient,
  { reservationId, kind, error, at }: FailedLetter,
): Promise<string | undefined> {
  const values = [reservationId, kind, error, at];
  const { rows } = await client.query<{ code: string }>(text, values);
  return rows[0] && formatCode(rows[0].code);
}
