import type { CountedCoupon } from "../../../domain/coupons/counted-coupon.ts";
import type { LegalKind } from "../../../domain/facts.ts";
import { nameKey } from "../../../domain/plain-text.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import { codeFromBytes, formatCode } from "../../../domain/reservations/code.ts";
import type { WaitReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import { personKeys } from "../../../domain/reservations/person/person-keys.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { statusWhenBooked } from "../../../domain/reservations/states/actions.ts";
import { toInstant, toLocal } from "../../../domain/sarajevo.ts";
import type { Random } from "../../deps.ts";
import type { ReservationRow } from "./insert-reservation.ts";
import type { CheckedForm } from "./write-booking.ts";

type Made = {
  form: CheckedForm;
  quote: Quote;
  coupon: CountedCoupon | undefined;
  vehicleId: number;
  createdAt: Date;
  /** Why it waits for the staff; none: it is confirmed at once. */
  waits: readonly WaitReason[];
};

/** Names that nobody can guess: the code that people read out, the token that stands in addresses. */
type Names = { code: string; token: string };

/** Names for a new reservation; the database refuses one that is taken. */
export function newNames(random: Random): Names {
  const token = Buffer.from(random.bytes(24)).toString("base64url");
  return { code: codeFromBytes(random.bytes(7)), token };
}

/** A booking as a row of `reservation`. */
export function reservationRow(names: Names, made: Made): ReservationRow {
  const { form, quote, coupon, vehicleId, waits } = made;
  const { trip, selection, details, catalogue } = form;
  const createdAt = made.createdAt.toISOString();
  return {
    ...names,
    status: statusWhenBooked(waits),
    language: form.language,
    car_id: form.car.id,
    vehicle_id: vehicleId,
    pickup_location_id: trip.pickupLocationId,
    dropoff_location_id: trip.dropoffLocationId,
    pickup_at: new Date(toInstant(trip.pickupAt)).toISOString(),
    dropoff_at: new Date(toInstant(trip.dropoffAt)).toISOString(),
    pickup_local: trip.pickupAt,
    dropoff_local: trip.dropoffAt,
    rental_days: quote.rentalDays,
    first_name: details.firstName,
    first_name_key: nameKey(details.firstName),
    last_name: details.lastName,
    date_of_birth: details.dateOfBirth,
    email: details.email,
    phone: form.phone,
    phone_country: details.phoneCountry,
    flight_number: details.flightNumber ?? null,
    marketing_consent_at: details.marketingConsent ? createdAt : null,
    privacy_accepted_at: createdAt,
    terms_accepted_at: createdAt,
    privacy_version: versionInForce("privacy", catalogue),
    terms_version: versionInForce("terms", catalogue),
    cancellation_version: versionInForce("cancellation", catalogue),
    plan_code: selection.planCode,
    extras: selection.extras,
    countries: selection.countries,
    coupon_code: coupon?.coupon.code ?? null,
    car_cents: quote.carCents,
    total_cents: quote.totalCents,
    net_cents: quote.netCents,
    vat_cents: quote.vatCents,
    deposit_cents: quote.depositCents,
    price_list_version: quote.priceListVersion,
    wait_reasons: waits,
    person_keys: personKeys({ ...details, phone: form.phone }),
    created_by: form.by ? "staff" : "site",
    ...sourceColumns(form),
    staff_note: form.staffNote ?? "",
    created_at: createdAt,
  };
}

/** How the staff got it; nothing of what was booked on the site. */
function sourceColumns({ by, source }: Pick<CheckedForm, "by" | "source">) {
  if (!by || !source) return { booked_through: null, partner: null };
  const partner = source.way === "partner" ? source.partner : null;
  return { booked_through: source.way, partner };
}

/** The same booking as its customer sees it. */
export function reservationView(names: Names, made: Made): Reservation {
  const { form, quote, coupon, waits } = made;
  const { firstName, lastName, email, flightNumber } = form.details;
  const { planCode, extras, countries } = form.selection;
  const { rentalDays, lines, totalCents, netCents, vatCents, depositCents } = quote;
  return {
    code: formatCode(names.code),
    token: names.token,
    status: statusWhenBooked(waits),
    ...(waits.length > 0 && { waits }),
    language: form.language,
    car: form.car,
    trip: form.trip,
    customer: { firstName, lastName, email, phone: form.phone, flightNumber },
    planCode,
    extras,
    countries,
    rentalDays,
    lines,
    totalCents,
    netCents,
    vatCents,
    depositCents,
    couponCode: coupon?.coupon.code,
    createdAt: toLocal(made.createdAt.getTime()),
    sequence: 0,
  };
}

function versionInForce(kind: LegalKind, { legal }: CheckedForm["catalogue"]): number | null {
  return legal.find((document) => document.kind === kind)?.version ?? null;
}
