import type { Pool } from "pg";

/** Something that happened to a reservation, told to the staff as it happens. */
export type News = {
  /** The id of the event: later ones are greater. */
  id: number;
  /** Epoch milliseconds. */
  at: number;
  action: string;
  code: string;
  carName: string;
  customer: string;
  /** Local wall-clock time of the pick-up. */
  pickup: string;
};

/** Events that are looked at: many times those of a busy day, so that a quiet one is not looked for through all the years. */
const mostLookedAt = 1000;

const text = `
  select event.id, event.created_at, event.action, reservation.code, car.name as car_name,
    reservation.first_name || ' ' || reservation.last_name as customer, reservation.pickup_local
  from (select * from reservation_event order by id desc limit ${mostLookedAt}) event
    join reservation on reservation.id = event.reservation_id
    join car on car.id = reservation.car_id
  where event.created_at > $1 and event.actor_kind = 'visitor'
  order by event.id desc
  limit $2`;

type Row = {
  id: number;
  created_at: Date;
  action: string;
  code: string;
  car_name: string;
  customer: string;
  pickup_local: string;
};

/**
 * What customers have done since a moment (epoch milliseconds), the newest first, at most `most`. What the staff did themselves
 * is no news to them.
 */
export async function listNews(
  pool: Pool,
  { since, most }: { since: number; most: number },
): Promise<News[]> {
  const values = [new Date(since), most];
  const { rows } = await pool.query<Row>({ name: "list-news", text, values });
  return rows.map(({ id, created_at, action, code, car_name, customer, pickup_local }) => ({
    id,
    at: created_at.getTime(),
    action,
    code,
    carName: car_name,
    customer,
    pickup: pickup_local,
  }));
}
