/** The transaction of a booking. */
import type { PoolClient } from "pg";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { Assignment } from "../../../domain/availability/occupancy.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import { dateOf } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { CountedCoupon } from "../../../domain/coupons/counted-coupon.ts";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import { countedExtras, firstShortExtra } from "../../../domain/extras/short-extra.ts";
import { priceSelection } from "../../../domain/pricing/price-selection.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type {
  BookingAnswer,
  BookingForm,
  BookingRefusal,
} from "../../../domain/reservations/booking/booking.ts";
import {
  waitReasonsOf,
  type WaitReason,
} from "../../../domain/reservations/booking/wait-reasons.ts";
import { personKeys } from "../../../domain/reservations/person/person-keys.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries, type AuditEntry } from "../../audit/write-audit-entries.ts";
import {
  chooseVehicle,
  holdVehicle,
  type Move,
  type SeatRequest,
} from "../../availability/hold-vehicle.ts";
import { lockCars } from "../../availability/lock-cars.ts";
import { isStale } from "../../catalogue/is-stale.ts";
import { lockCoupon } from "../../coupons/find-coupon.ts";
import { useCoupon, type CouponUse } from "../../coupons/use-coupon.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { extrasLeft } from "../../extras/extras-left.ts";
import { lockExtras } from "../../extras/lock-extras.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { recordMoves, reseatEntries } from "../held/record-moves.ts";
import { bookingLetters } from "./booking-letters.ts";
import { insertReservation } from "./insert-reservation.ts";
import { newNames, reservationRow, reservationView } from "./new-reservation.ts";
import { findOpenBookings } from "./find-open-bookings.ts";
import { lockPerson } from "./lock-person.ts";
import { findAnswer, type Submission } from "./submissions.ts";

/** A form of which everything is known to be in order that does not depend on other bookings. */
export type CheckedForm = BookingForm & {
  submission: Submission;
  /** E.164. */
  phone: string;
  car: Car;
  catalogue: Catalogue;
};

type World = Pick<Deps, "pool" | "clock" | "random">;
type Priced = { ok: true; quote: Quote; coupon: CountedCoupon | undefined } | BookingRefusal;

const visitor: Doer = { actor: { kind: "visitor" } };

/**
 * Books under the car's lock. `taken`: no seating of the car's vehicles serves the trip. `stale`: the prices changed since
 * the catalogue was read. In both cases, and when it is refused, nothing is written.
 */
export function writeBooking(
  world: World,
  form: CheckedForm,
): Promise<BookingAnswer | "taken" | "stale"> {
  return inTransaction(world.pool, async (client) => {
    await lockCars(client, [form.car.id]);
    // The same form may have been answered while this one waited for the lock.
    const kept = await findAnswer(client, form.submission);
    if (kept === "key-reused") return { ok: false, reason: kept };
    if (kept) return kept;
    if (await isStale(client, form.catalogue)) return "stale";
    const open = await openBookings(client, world, form);
    if (open?.twice && !form.isMeantTwice)
      return { ok: false, reason: "booked-twice", ...open.twice };

    const priced = await priceUnderLock(client, form);
    if (!priced.ok) return priced;
    const missing = await missingExtra(client, form);
    if (missing) return missing;
    const rules = fleetRulesOf(form.catalogue);
    const asked = {
      carId: form.car.id,
      request: requestOf(form.trip),
      rules,
      now: toInstant(form.now),
    };
    const seat = await chooseVehicle(client, asked);
    if (!seat) return "taken";
    const { rules: limits } = form.catalogue.priceList;
    const waits = waitReasonsOf(priced.quote, limits, { open, isByStaff: form.by !== undefined });
    return write(client, world, { form, priced, seat, asked, waits });
  });
}

/** What the customer has open; the staff know what they book, so nothing is asked of them. */
async function openBookings(client: PoolClient, { clock }: World, form: CheckedForm) {
  if (form.by) return undefined;
  const { car, trip, details, phone } = form;
  const keys = personKeys({ ...details, phone });
  await lockPerson(client, keys);
  return findOpenBookings(client, { carId: car.id, trip, keys }, clock.now());
}

async function priceUnderLock(client: PoolClient, form: CheckedForm): Promise<Priced> {
  const { car, trip, selection, details, seenTotalCents, catalogue } = form;
  const { couponCode, dateOfBirth } = details;
  const coupon = couponCode && {
    found: await lockCoupon(
      client,
      couponCode,
      couponHolder({ email: form.details.email, phone: form.phone }),
    ),
  };
  const choice = { car, trip, selection, dateOfBirth, coupon: coupon || undefined };
  const priced = priceSelection({ ...choice, bookedOn: dateOf(form.now) }, catalogue.priceList);
  if (!priced.ok) return { ok: false, reason: "selection", fault: priced.reason };
  const { quote, couponFault } = priced;
  if (couponFault) return { ok: false, reason: "coupon", couponFault };
  if (quote.totalCents !== seenTotalCents) return { ok: false, reason: "price-changed", quote };
  return { ok: true, quote, coupon: coupon ? coupon.found : undefined };
}

/** The first counted extra of which too few pieces are left for the trip. */
async function missingExtra(
  client: PoolClient,
  { selection, trip, catalogue }: CheckedForm,
): Promise<BookingRefusal | undefined> {
  const counted = countedExtras(catalogue.priceList.extras, selection.extras);
  if (counted.length === 0) return undefined;
  await lockExtras(
    client,
    counted.map(({ code }) => code),
  );
  const left = await extrasLeft(client, counted, requestOf(trip));
  const short = firstShortExtra(selection.extras, left);
  return short && { ok: false, reason: "extra-out-of-stock", extra: short.code, left: short.left };
}

type Decided = {
  form: CheckedForm;
  priced: Extract<Priced, { ok: true }>;
  seat: Assignment;
  asked: SeatRequest;
  waits: readonly WaitReason[];
};

async function write(
  client: PoolClient,
  { clock, random }: World,
  { form, priced, seat, asked, waits }: Decided,
): Promise<BookingAnswer> {
  const { quote, coupon } = priced;
  const createdAt = new Date(clock.now());
  const { by = visitor } = form;
  const names = newNames(random);
  const made = { form, quote, coupon, vehicleId: seat.vehicleId, createdAt, waits };
  const view = reservationView(names, made);
  const answer = { ok: true, token: view.token, code: view.code } as const;
  const reservationId = await insertReservation(client, {
    row: reservationRow(names, made),
    lines: quote.lines,
    actor: by.actor,
    form: { ...form.submission, answer },
  });
  const moves = await holdVehicle(client, seat, { ...asked, reservationId });
  await recordMoves(client, moves, by.actor, createdAt);
  if (coupon) await useCoupon(client, couponUse(reservationId, coupon, form, quote));
  await queueLetters(client, bookingLetters(view, reservationId), createdAt);
  await writeAuditEntries(client, auditEntries(by, reservationId, view, moves));
  return answer;
}

function couponUse(
  reservationId: number,
  { coupon }: CountedCoupon,
  form: CheckedForm,
  { lines }: Quote,
): CouponUse {
  const amountCents = -(lines.find(({ code }) => code === "coupon")?.amountCents ?? 0);
  return {
    couponId: coupon.id,
    reservationId,
    email: couponHolder({ email: form.details.email, phone: form.phone }),
    amountCents,
  };
}

/** What happened, without whose it is: the customer's name stands in the reservation alone. */
function auditEntries(
  by: Doer,
  reservationId: number,
  { status, trip, totalCents, car, waits }: Reservation,
  moves: readonly Move[],
): AuditEntry[] {
  return [
    {
      ...by,
      action: "reservation.book",
      subjectKind: "reservation",
      subjectId: String(reservationId),
      after: { status, carId: car.id, trip, totalCents, ...(waits && { waits }) },
    },
    ...reseatEntries(by, moves),
  ];
}
