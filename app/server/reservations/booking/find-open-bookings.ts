import type { Pool, PoolClient } from "pg";
import {
  isBookedTwice,
  justBookedMs,
  type EarlierBooking,
} from "../../../domain/reservations/booking/booked-twice.ts";
import type { OpenBookings } from "../../../domain/reservations/booking/wait-reasons.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { holdsVehicle } from "../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { statusIn } from "../../db/status-sql.ts";

type Row = OpenBookings & {
  same: {
    token: string;
    code: string;
    status: ReservationStatus;
    keys: string[];
    /** Epoch milliseconds. */
    bookedAt: number;
    trip: Trip;
  }[];
};

const text = `
  select count(*)::int as reservations, coalesce(sum(rental_days), 0)::int as "rentalDays",
    coalesce(json_agg(json_build_object(
      'token', token, 'code', code, 'status', status, 'keys', person_keys,
      'bookedAt', extract(epoch from created_at) * 1000,
      'trip', json_build_object(
        'pickupLocationId', pickup_location_id, 'dropoffLocationId', dropoff_location_id,
        'pickupAt', pickup_local, 'dropoffAt', dropoff_local
      )
    ) order by created_at desc) filter (
      where car_id = $3 and pickup_local = $4 and dropoff_local = $5 and created_at > $6
    ), '[]') as same
  from reservation
  where person_keys && $1::text[] and ${statusIn(holdsVehicle)} and dropoff_at > $2`;

const textOthers = `
  select count(*)::int as reservations, coalesce(sum(rental_days), 0)::int as "rentalDays"
  from reservation
  where person_keys && $1::text[] and ${statusIn(holdsVehicle)} and dropoff_at > $2 and id <> $3`;

/** What the person of these keys has open at `now`, epoch milliseconds, besides one reservation of theirs. */
export async function findOtherBookings(
  db: Pool | PoolClient,
  { keys, reservationId }: { keys: readonly string[]; reservationId: number },
  now: number,
): Promise<OpenBookings> {
  const { rows } = await db.query<OpenBookings>({
    name: "find-other-bookings",
    text: textOthers,
    values: [keys, new Date(now), reservationId],
  });
  const [row] = rows;
  if (!row) throw new Error("the other bookings of a person were not counted");
  return row;
}

type Asked = { carId: number; trip: Trip; keys: readonly string[] };

type Found = OpenBookings & {
  /** The booking of the same car and trip that was made within the last day. */
  twice?: { token: string; code: string };
};

/**
 * What the person of these keys (`personKeys`) has booked that is not over at `now`, epoch milliseconds. Asked while the person is
 * kept from other bookings (`lockPerson`), so that forms that are sent at once cannot all be the first.
 */
export async function findOpenBookings(
  client: PoolClient,
  { carId, trip, keys }: Asked,
  now: number,
): Promise<Found> {
  const { rows } = await client.query<Row>({
    name: "find-open-bookings",
    text,
    values: [
      keys,
      new Date(now),
      carId,
      trip.pickupAt,
      trip.dropoffAt,
      new Date(now - justBookedMs),
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("the open bookings of a person were not counted");
  const { reservations, rentalDays, same } = row;
  const asked = { carId, trip, keys };
  const twice = same.find((one) =>
    isBookedTwice({ ...one, carId } satisfies EarlierBooking, asked, now),
  );
  return {
    reservations,
    rentalDays,
    ...(twice && { twice: { token: twice.token, code: formatCode(twice.code) } }),
  };
}
