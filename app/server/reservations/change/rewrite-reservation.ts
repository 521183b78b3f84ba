import type { PoolClient } from "pg";
import { carCentsOf } from "../../../domain/pricing/lines/total-of.ts";
import type { WaitReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { replaceLines } from "../booking/insert-reservation.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

/** A reservation as it is to be: what its customer sees, and what only the agency knows. */
export type Rewritten = {
  id: number;
  view: Reservation;
  phoneCountry: string;
  vehicleId: number | undefined;
  pinned: boolean;
  /** The price list that new lines are from; absent when the lines stay. */
  priceListVersion?: number;
  /** What may be charged for a cancellation, euro cents; absent when it stays as it is. */
  cancellationFeeCents?: number;
  /** What may be charged for this change, besides what may be for those before it, euro cents. */
  changeFeeCents?: number;
  /** Why it waits for the staff now; absent when that is what it was. */
  waitReasons?: readonly WaitReason[];
  /** What the customer goes by now (`personKeys`); absent when it is what it was. */
  personKeys?: readonly string[];
};

const columns = `
  status, car_id, vehicle_id, pinned, pickup_location_id, dropoff_location_id, pickup_at, dropoff_at,
  pickup_local, dropoff_local, rental_days, phone, phone_country, flight_number, plan_code, extras,
  countries, coupon_code, car_cents, total_cents, net_cents, vat_cents, deposit_cents, sequence`;

const text = `
  update reservation set
    (${columns}) = (select ${columns} from jsonb_populate_record(null::reservation, $2)),
    price_list_version = coalesce($3, price_list_version),
    cancellation_fee_cents = coalesce($4, cancellation_fee_cents),
    change_fee_cents = change_fee_cents + $5,
    person_keys = coalesce($6, person_keys),
    wait_reasons = coalesce($7, wait_reasons)
  where id = $1`;

/** Writes a reservation over what it was, with its lines when the price is another. The caller holds it (`holdReservation`). */
export async function rewriteReservation(client: PoolClient, rewritten: Rewritten): Promise<void> {
  const { id, view, priceListVersion, cancellationFeeCents, changeFeeCents = 0 } = rewritten;
  const { personKeys, waitReasons } = rewritten;
  const row = JSON.stringify(asRow(rewritten));
  const values = [
    id,
    row,
    priceListVersion,
    cancellationFeeCents,
    changeFeeCents,
    personKeys,
    waitReasons,
  ];
  await client.query({ name: "rewrite-reservation", text, values });
  if (priceListVersion !== undefined) await replaceLines(client, id, view.lines);
}

function asRow({ view, phoneCountry, vehicleId, pinned }: Rewritten): object {
  const { trip, customer } = view;
  return {
    status: view.status,
    car_id: view.car.id,
    vehicle_id: vehicleId ?? null,
    pinned,
    pickup_location_id: trip.pickupLocationId,
    dropoff_location_id: trip.dropoffLocationId,
    pickup_at: new Date(toInstant(trip.pickupAt)).toISOString(),
    dropoff_at: new Date(toInstant(trip.dropoffAt)).toISOString(),
    pickup_local: trip.pickupAt,
    dropoff_local: trip.dropoffAt,
    rental_days: view.rentalDays,
    phone: customer.phone,
    phone_country: phoneCountry,
    flight_number: customer.flightNumber ?? null,
    plan_code: view.planCode,
    extras: view.extras,
    countries: view.countries,
    coupon_code: view.couponCode ?? null,
    car_cents: carCentsOf(view.lines),
    total_cents: view.totalCents,
    net_cents: view.netCents,
    vat_cents: view.vatCents,
    deposit_cents: view.depositCents,
    sequence: view.sequence,
  };
}
