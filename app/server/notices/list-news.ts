import type { Pool } from "pg";
import { isOut } from "../../domain/reservations/states/states.ts";
import { statusIn } from "../db/status-sql.ts";

/** An event of a reservation, reported to the staff as it happens. */
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

/**
 * The maximum number of events that are scanned: far more than on a busy day, so that a quiet day does not scan all
 * the years.
 */
const maxLookedAt = 1000;

/** The danger is not over: both have the same vehicle still, and it is not back. */
const isInDanger = `exists (
    select from reservation late
      join occupancy held on held.reservation_id = late.id
      join occupancy waiting on waiting.vehicle_id = held.vehicle_id
    where late.code = event.after ->> 'waitsFor' and ${statusIn(isOut, "late.status")}
      and waiting.reservation_id = event.reservation_id
  )`;

const text = `
  select event.id, event.created_at, event.action, reservation.code, car.name as car_name,
    reservation.first_name || ' ' || reservation.last_name as customer, reservation.pickup_local
  from (select * from reservation_event order by id desc limit ${maxLookedAt}) event
    join reservation on reservation.id = event.reservation_id
    join car on car.id = reservation.car_id
  where event.created_at > $1 and (event.actor_kind = 'visitor' or (event.action = 'in-danger' and ${isInDanger}))
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
 * Returns at most `max` deeds of customers since a moment (epoch milliseconds), and reservations that came into danger and still are,
 * the newest first. The staff's own deeds are no news to them.
 */
export async function listNews(
  pool: Pool,
  { since, max }: { since: number; max: number },
): Promise<News[]> {
  const values = [new Date(since), max];
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
