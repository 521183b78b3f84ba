import type { PoolClient } from "pg";
import {
  isBookedTwice,
  justBookedMs,
  type EarlierBooking,
} from "../../../domain/reservations/booking/booked-twice.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";

type Row = {
  token: string;
  code: string;
  status: ReservationStatus;
  email: string;
  phone: string;
  createdAt: Date;
  pickupLocationId: string;
  dropoffLocationId: string;
  pickupAt: string;
  dropoffAt: string;
};

const text = `
  select token, code, status, email, phone, created_at as "createdAt",
    pickup_location_id as "pickupLocationId", dropoff_location_id as "dropoffLocationId",
    pickup_local as "pickupAt", dropoff_local as "dropoffAt"
  from reservation
  where car_id = $1 and pickup_local = $2 and dropoff_local = $3 and created_at > $4 and erased_at is null
  order by created_at desc`;

type Asked = { carId: number; trip: Trip; email: string; phone: string };

/**
 * The booking of the same person, car and trip within the last day, by `now` in epoch milliseconds; `undefined` when there is
 * none. Asked under the car's lock, so that two forms that are sent at once cannot both be the first.
 */
export async function findBookedTwice(
  client: PoolClient,
  asked: Asked,
  now: number,
): Promise<{ token: string; code: string } | undefined> {
  const { carId, trip } = asked;
  const { rows } = await client.query<Row>({
    name: "find-booked-twice",
    text,
    values: [carId, trip.pickupAt, trip.dropoffAt, new Date(now - justBookedMs)],
  });
  const row = rows.find((one) => isBookedTwice(asEarlier(one, carId), asked, now));
  return row && { token: row.token, code: formatCode(row.code) };
}

function asEarlier(row: Row, carId: number): EarlierBooking {
  const { status, email, phone, createdAt, ...trip } = row;
  return { carId, trip, status, email, phone, bookedAt: createdAt.getTime() };
}
