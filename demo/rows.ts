/** The imagined year as rows of the tables. */
import type { Catalogue } from "../app/domain/catalogue/catalogue.ts";
import { emailKey } from "../app/domain/coupons/coupon-holder.ts";
import { ledgerChanges } from "../app/domain/ledger/ledger-changes.ts";
import type { LedgerRow } from "../app/domain/ledger/ledger-row.ts";
import { soldRows } from "../app/domain/ledger/sold-rows.ts";
import { totalOf } from "../app/domain/pricing/lines/total-of.ts";
import type { Quote } from "../app/domain/pricing/quote-line.ts";
import { statusWhenBooked } from "../app/domain/reservations/states/actions.ts";
import {
  holdsVehicle,
  isCalledOff,
  isUnconfirmed,
  isAhead,
} from "../app/domain/reservations/states/states.ts";
import type { StaffSource } from "../app/domain/reservations/booking/source.ts";
import type { ReservationStatus } from "../app/domain/reservations/states/status.ts";
import { toInstant } from "../app/domain/sarajevo.ts";
import { asLineRow } from "../app/server/reservations/booking/insert-reservation.ts";
import {
  newNames,
  reservationRow,
  reservationView,
} from "../app/server/reservations/booking/new-reservation.ts";
import type { Chance } from "./chance.ts";
import { feeOf } from "./money/fees.ts";
import { paymentsOf } from "./money/payments.ts";
import type { Return } from "./returns.ts";
import { sentLetters } from "./sent-letters.ts";
import { sourceOf } from "./sources.ts";
import type { Imagined } from "./year.ts";

const minuteMs = 60_000;
const dayMs = 86_400_000;

type Making = {
  chance: Chance;
  /** Of what is paid, and how. */
  till: Chance;
  catalogue: Catalogue;
  turnaroundMinutes: number;
  /** Epoch milliseconds. */ now: number;
};

/** Returns all rows of one reservation; they refer to it by its code. */
export function rowsOf(making: Making, imagined: Imagined, came?: Return) {
  const { chance, till, catalogue, now } = making;
  const { person, trip, selection, car, quote, coupon, vehicleId, status, createdAt } = imagined;
  const details = {
    ...person,
    privacyAccepted: true as const,
    termsAccepted: true as const,
    couponCode: coupon?.code,
    marketingConsent: chance.percent(18),
    flightNumber:
      trip.pickupLocationId.startsWith("airport") && chance.percent(60)
        ? `W6${chance.whole(4100, 4999)}`
        : undefined,
  };
  const names = newNames({ bytes: chance.bytes, uuid: () => "" });
  const kept = coupon && { coupon, uses: 0, usesByEmail: 0 };
  const sent = {
    submissionKey: "",
    submission: { key: "", bodyHash: "" },
    seenTotalCents: quote.totalCents,
    now: trip.pickupAt,
  };
  const form = {
    ...sent,
    language: person.language,
    trip,
    selection,
    details,
    phone: person.phone,
    car,
    catalogue,
  };
  // What waits was booked while the agency confirmed every booking itself.
  const waits = isUnconfirmed(status) ? (["every"] as const) : [];
  const made = { form, quote, coupon: kept, vehicleId, createdAt: new Date(createdAt), waits };
  const row = { ...reservationRow(names, made), ...sourceRow(sourceOf(imagined)) };
  const view = { ...reservationView(names, made), status: firstStatus(status) };
  const events = eventsOf(making, imagined, came);
  const fee = feeOf({ chance: till, now }, imagined, names.code);
  const lines = [...quote.lines, ...(came?.charged ?? [])];
  const { totalCents, netCents, vatCents } = totalOf(lines);
  const total = { total_cents: totalCents, net_cents: netCents, vat_cents: vatCents };
  return {
    reservation: { ...row, ...total, status, pinned: imagined.promised === true },
    lines: lines.map((line, position) => ({
      ...asLineRow(line, position),
      code_of: names.code,
    })),
    /** The reservation as it stands, for the papers that are issued of it. */
    view: { ...view, status, lines, ...totalOf(lines) },
    ledger: [
      ...ledgerOf(imagined, events, lines),
      ...(fee?.sold ?? []).map((row) =>
        ledgerRow({ ...row, ...sellerOf(imagined) }, fee?.at ?? ""),
      ),
    ].map((sold) => ({ ...sold, code_of: names.code })),
    events: [...events, ...(fee ? [fee.event] : [])].map((event) => ({
      ...event,
      code_of: names.code,
    })),
    charges: fee ? [{ ...fee.charge, code_of: names.code }] : [],
    stay: stayOf(making, imagined, { code: names.code, events }),
    use: coupon && !isCalledOff(status) ? useOf(imagined, names.code) : undefined,
    letters: sentLetters({ code: names.code, view, imagined }, now),
    payments: [
      ...paymentsOf({ chance: till, now }, imagined, {
        came,
        backAt: momentOf(events, "check-in"),
        code: names.code,
      }),
      ...(fee?.payments ?? []),
    ].map((payment) => ({ ...payment, code_of: names.code })),
  };
}

/** When something was done to a reservation, epoch milliseconds; undefined when it was not. */
function momentOf(events: readonly Event[], action: string): number | undefined {
  const event = events.find((one) => one.action === action);
  return event && Date.parse(event.created_at);
}

type Event = {
  action: string;
  from_status: string | null;
  to_status: string;
  actor_kind: string;
  before: object | null;
  after: object | null;
  created_at: string;
};

function eventsOf({ chance, now }: Making, imagined: Imagined, came: Return | undefined): Event[] {
  const { status, trip, createdAt, endedAt, quote } = imagined;
  const [pickup, dropoff] = [toInstant(trip.pickupAt), toInstant(trip.dropoffAt)];
  const event = (
    action: string,
    from: string | null,
    to: string,
    at: number,
    actor = "system",
  ) => ({
    action,
    from_status: from,
    to_status: to,
    actor_kind: actor,
    before: null,
    after: null,
    created_at: isoOf(Math.min(at, now)),
  });
  const first = firstStatus(status);
  const booker = sourceOf(imagined) ? "staff" : "visitor";
  const told = [event("book", null, first, createdAt, booker)];
  const changedAt = createdAt + Math.floor((pickup - createdAt) / 3);
  const isChanged = chance.percent(8) && pickup - createdAt > 3 * dayMs;
  if (isChanged && changedAt < Math.min(now, endedAt ?? now))
    told.push(event("modify", first, first, changedAt, "visitor"));
  const late = chance.whole(0, 40) * minuteMs;
  const charged = came?.charged ?? [];
  const { totalCents } = quote;
  const price = {
    ...event("price", "on_rent", "on_rent", dropoff + late),
    before: { totalCents },
    after: { totalCents: totalCents + totalOf(charged).totalCents },
  };
  const back = [
    event("hand-over", first, "on_rent", pickup + late),
    ...(charged.length > 0 ? [price] : []),
    event("check-in", "on_rent", "returned", dropoff + late),
  ];
  const path = {
    pending: [],
    confirmed: [],
    cancelled: [event("cancel", first, "cancelled", endedAt ?? pickup, "visitor")],
    no_show: [event("no-show", first, "no_show", pickup + 3 * 60 * minuteMs)],
    on_rent: [event("hand-over", first, "on_rent", pickup + late)],
    returned: back,
    completed: [
      ...back,
      event("complete", "returned", "completed", dropoff + late + 2 * 60 * minuteMs),
    ],
  };
  return [...told, ...path[status]];
}

/** Returns what the booking sold, what its return added, and takes it back at the last event when it was called off. */
function ledgerOf(imagined: Imagined, events: readonly Event[], all: Quote["lines"]): object[] {
  const { status, trip, quote, createdAt } = imagined;
  const { rentalDays, lines } = quote;
  const sells = (some: Quote["lines"]) =>
    soldRows({ status: firstStatus(status), trip, rentalDays, lines: some }).map(
      (row): LedgerRow => ({ ...row, ...sellerOf(imagined) }),
    );
  const booked = sells(lines);
  const charged = all.length > lines.length ? ledgerChanges(booked, sells(all)) : [];
  const backAt = events.find(({ action }) => action === "check-in")?.created_at;
  const back = isCalledOff(status) ? ledgerChanges(booked, []) : [];
  return [
    ...booked.map((row) => ledgerRow(row, isoOf(createdAt))),
    ...charged.map((row) => ledgerRow(row, backAt ?? isoOf(createdAt))),
    ...back.map((row) => ledgerRow(row, events.at(-1)?.created_at ?? isoOf(createdAt))),
  ];
}

/** What every row of the ledger says of who sells what to whom. */
function sellerOf(imagined: Imagined) {
  const { car, vehicleId, trip, person } = imagined;
  return {
    carId: car.id,
    vehicleId,
    locationId: trip.pickupLocationId,
    source: sourceOf(imagined)?.way ?? ("site" as const),
    language: person.language,
  };
}

/** The columns of what the staff wrote down; none of what was booked on the site. */
function sourceRow(source: StaffSource | undefined) {
  if (!source) return {};
  const partner = source.way === "partner" ? source.partner : null;
  return { created_by: "staff" as const, booked_through: source.way, partner };
}

function ledgerRow({ carId, vehicleId, locationId, ...same }: LedgerRow, at: string): object {
  return { ...same, at, car_id: carId, vehicle_id: vehicleId, location_id: locationId };
}

/** Returns a reservation's status at booking, from its current one. */
function firstStatus(status: ReservationStatus): ReservationStatus {
  return statusWhenBooked(isUnconfirmed(status) ? ["every"] : []);
}

/**
 * Returns the occupancy of a reservation that holds or held its vehicle; a finished one ends at the real return, without turnaround.
 */
function stayOf(
  { turnaroundMinutes }: Making,
  { status, trip, vehicleId, car, promised }: Imagined,
  { code, events }: { code: string; events: readonly Event[] },
) {
  if (isCalledOff(status)) return undefined;
  const back = events.find(({ action }) => action === "check-in");
  const end = back ? Date.parse(back.created_at) : toInstant(trip.dropoffAt);
  const until = end + (holdsVehicle(status) ? turnaroundMinutes * minuteMs : 0);
  return {
    code_of: code,
    vehicle_id: vehicleId,
    car_id: car.id,
    during: `[${isoOf(toInstant(trip.pickupAt))},${isoOf(until)})`,
    busy_until: isoOf(end),
    pickup_location_id: trip.pickupLocationId,
    dropoff_location_id: trip.dropoffLocationId,
    pinned: !isAhead(status) || promised === true,
  };
}

function useOf({ coupon, person, quote, createdAt }: Imagined, code: string) {
  const amount = quote.lines.find((line) => line.code === "coupon")?.amountCents ?? 0;
  return {
    code_of: code,
    coupon_id: coupon?.id,
    email_key: emailKey(person.email),
    amount_cents: Math.abs(amount),
    created_at: isoOf(createdAt),
  };
}

function isoOf(at: number | undefined): string {
  return new Date(at ?? 0).toISOString();
}
