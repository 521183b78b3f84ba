import { data, redirect } from "react-router";
import { dateOf, parseDayMonthYear } from "../../../../domain/calendar.ts";
import type { Coupon } from "../../../../domain/coupons/coupon.ts";
import { cleanText } from "../../../../domain/plain-text.ts";
import type { CouponRefusal } from "../../../../domain/pricing/price-selection.ts";
import type { QuoteLine } from "../../../../domain/pricing/quote-line.ts";
import type { BookingRefusal } from "../../../../domain/reservations/booking/booking.ts";
import { leastDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import {
  checkPersonalDetails,
  personalFieldNames,
  unreadable,
  type PersonalContext,
  type PersonalDetails,
  type PersonalFaults,
} from "../../../../domain/reservations/person/personal-details.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { retryAfter } from "../../../../server/http/plain-page.ts";
import { isPhoneCountry, toE164 } from "../../../../server/phones/phone-number.ts";
import { quoteSelection } from "../../../../server/pricing/quote-selection.ts";
import { bookOnce } from "../../../../server/reservations/booking/book-once.ts";
import {
  isOwnBooking,
  rememberBooking,
} from "../../../../server/reservations/booking/own-bookings.ts";
import {
  forgetTyped,
  readTyped,
  type TypedDetails,
} from "../../../../server/reservations/booking/typed-details.ts";
import { findBooking } from "../../../../server/reservations/booking/submissions.ts";
import { countFaults } from "../../../../server/visits/count-faults.ts";
import { alternativesOf } from "../../../../ui/booking/car/alternatives-view.ts";
import type { Alternatives } from "../../../../ui/booking/car/alternatives.tsx";
import type { PageContext } from "../../../request/page-context.ts";
import { bookingAddress } from "../booking-address.ts";
import type { Booking } from "../open-booking.ts";
import { isChoiceSeen, readSeenPrice, type SeenPrice } from "./seen-price.ts";

/** A form as it was received, before it is parsed. */
type SentForm = {
  request: Request;
  fields: FormData;
  /** The query of the address that the form was posted to. */
  search: string;
};

/** The reason why nothing was booked, when no field is at fault. */
export type Refusal =
  | { kind: "price-changed"; before: SeenPrice }
  | { kind: "taken"; alternatives: Alternatives }
  | { kind: "stock"; extra: string; left: number }
  /** The form's key has already made a booking with different content. */
  | { kind: "used" }
  /** The same was booked within a day; named to the browser that booked it alone. */
  | { kind: "twice"; booked?: { code: string; token: string } }
  /** Too many bookings from this IP address. */
  | { kind: "too-many" }
  /** The database did not answer: whether this very form has booked is known only when it is sent again. */
  | { kind: "down" }
  | { kind: "busy" };

/** The action's data after a form that booked nothing. */
export type ReviewAnswer = {
  values: TypedDetails;
  submissionKey: string;
  /** The coupon that is applied. */
  coupon?: Coupon;
  couponFault?: CouponRefusal;
  faults?: PersonalFaults;
  refusal?: Refusal;
};

/** Buttons that only show the page again: with a coupon, without it, or for another trip or car. */
const lookOnly = new Set(["apply-coupon", "remove-coupon", "switch"]);

/** Buttons that book; the second one after the question whether another car is meant. */
const books = new Set(["book", "book-again"]);

/** Returns what the page shows of details that were typed before it was opened, with their coupon as it applies now. */
export function answerTyped(
  values: TypedDetails,
  booking: Booking,
  about: PageContext,
): Promise<ReviewAnswer> {
  return withCoupon(values, undefined, booking, about);
}

/** Answers the form of the review: with the price after a coupon, with the faults, or with a booking. */
export async function answerForm(sent: SentForm, booking: Booking, about: PageContext) {
  const { today } = about;
  const { fields: form } = sent;
  const values = readTyped(form);
  if (form.get("intent") === "remove-coupon") values.couponCode = "";
  const base = await withCoupon(values, submissionKeyOf(sent), booking, about);
  if (lookOnly.has(String(form.get("intent")))) {
    return data(base, { status: base.couponFault ? 400 : 200 });
  }
  const pickupDate = dateOf(booking.trip.pickupAt);
  const pickup = { pickupDate, leastAge: leastDriverAge(booking.list.rules, booking.car) };
  const read = readDetails(form, { today, pickup });
  const couponFault = base.couponFault && { couponCode: base.couponFault };
  const faults = { ...(!read.ok && read.faults), ...couponFault };
  countFaults(about.deps, sent.request, { step: "review", faults });
  if (!read.ok) return data({ ...base, faults: read.faults }, { status: 400 });
  if (base.couponFault) return data(base, { status: 400 });
  if (!isChoiceSeen(form, booking.selection)) return data(base, { status: 409 });
  return book(sent, read.details, { base, booking, about });
}

/**
 * Answers a form that met a database which is down (503): everything typed, and the form's own key, so that a booking which was
 * written before the connection was lost is found when the form is sent again.
 */
export function answerDown(sent: SentForm, { deps }: PageContext) {
  const told: ReviewAnswer = {
    values: readTyped(sent.fields),
    submissionKey: submissionKeyOf(sent) ?? deps.random.uuid(),
    refusal: { kind: "down" },
  };
  return data(told, { status: 503, headers: { "Retry-After": retryAfter } });
}

/** Returns the fields as typed and the coupon as it applies now; a form without a usable key gets a new one. */
async function withCoupon(
  values: TypedDetails,
  submissionKey: string | undefined,
  booking: Booking,
  about: PageContext,
): Promise<ReviewAnswer> {
  const answer = { values, submissionKey: submissionKey ?? about.deps.random.uuid() };
  if (values.couponCode.trim() === "") return answer;
  const live = await quoteSelection(about.deps, {
    trip: booking.trip,
    selection: booking.selection,
    dateOfBirth: parseDayMonthYear(values.dateOfBirth),
    couponCode: values.couponCode.slice(0, 100),
    email: values.email.slice(0, 254),
  });
  if (!live.ok) return answer;
  return { ...answer, coupon: couponOf(live.quote.lines), couponFault: live.couponFault };
}

/** Returns the part of a coupon that the browser needs for the price: the contents of its line. */
function couponOf(lines: readonly QuoteLine[]): Coupon | undefined {
  const line = lines.find(({ code }) => code === "coupon");
  if (line?.code !== "coupon") return undefined;
  const { kind, value, appliesTo } = line.reason;
  return { id: 0, code: line.subject, kind, value, appliesTo, active: true };
}

type Known = { base: ReviewAnswer; booking: Booking; about: PageContext };

async function book(sent: SentForm, details: PersonalDetails, known: Known) {
  const { base, booking, about } = known;
  const { deps, language, now, ip } = about;
  const { trip, selection } = booking;
  const seen = readSeenPrice(sent.fields.get("seenTotalCents"), sent.fields.get("seenRows"));
  const { submissionKey } = base;
  const seenTotalCents = seen.totalCents ?? -1;
  const isMeantTwice = sent.fields.get("intent") === "book-again";
  const form = { submissionKey, sent: bodyOf(sent), language, trip, selection, details, now };
  const booked = await bookOnce(deps, { ...form, seenTotalCents, isMeantTwice }, ip);
  if (booked.ok) return toConfirmation(sent, booked.token, about);
  if (booked.reason === "too-many-tries") {
    const headers = { "Retry-After": String(booked.waitSeconds) };
    return data({ ...base, refusal: { kind: "too-many" as const } }, { status: 429, headers });
  }
  if (booked.reason === "coupon")
    return data({ ...base, coupon: undefined, couponFault: booked.couponFault }, { status: 400 });
  if (booked.reason === "phone")
    return data({ ...base, faults: { phone: { code: "phone" } as const } }, { status: 400 });
  countFaults(deps, sent.request, { step: "review", faults: { "": booked.reason } });
  const refusal = await refusalOf(booked, { before: seen, request: sent.request, ...known });
  const fresh = booked.reason === "key-reused" ? { submissionKey: deps.random.uuid() } : {};
  return data({ ...base, ...fresh, refusal }, { status: 409 });
}

type Asked = Known & { before: ReturnType<typeof readSeenPrice>; request: Request };

async function refusalOf(
  booked: BookingRefusal,
  { before, request, booking, about }: Asked,
): Promise<Refusal> {
  switch (booked.reason) {
    case "price-changed":
      return { kind: "price-changed", before };
    case "extra-out-of-stock":
      return { kind: "stock", extra: booked.extra, left: booked.left };
    case "key-reused":
      return { kind: "used" };
    case "booked-twice": {
      const { code, token } = booked;
      const isOwn = isOwnBooking(about.deps, request, token);
      return { kind: "twice", ...(isOwn && { booked: { code, token } }) };
    }
    case "not-available": {
      const { trip, selection } = booking;
      const { language, deps } = about;
      const { cars, priceList } = await deps.catalogue.get();
      const addressOf = (other: typeof trip, carId: number) =>
        bookingAddress("review", language, other, { ...selection, carId });
      const context = {
        language,
        trip,
        cars,
        carId: booking.car.id,
        locations: priceList.locations,
      };
      return {
        kind: "taken",
        alternatives: alternativesOf(booked.alternatives, { ...context, addressOf }),
      };
    }
    default:
      return { kind: "busy" };
  }
}

/** Returns the details for a booking, or the faults by field. A repeated key is a fault of its field. */
function readDetails(
  form: FormData,
  context: PersonalContext,
): { ok: true; details: PersonalDetails } | { ok: false; faults: PersonalFaults } {
  const given = personalFieldNames.map((name) => [name, form.getAll(name)] as const);
  const raw = Object.fromEntries(given.map(([name, [first]]) => [name, first]));
  const checked = checkPersonalDetails(raw, context);
  const faults: PersonalFaults = checked.ok ? {} : checked.faults;
  for (const [name, values] of given) if (values.length > 1) faults[name] ??= unreadable[name];
  const typed = (name: "phone" | "phoneCountry") => cleanText(String(raw[name] ?? ""), 40) ?? "";
  const country = typed("phoneCountry") || "BA";
  if (!isPhoneCountry(country)) faults.phoneCountry ??= { code: "choice" };
  else if (!toE164(typed("phone"), country)) faults.phone ??= { code: "phone" };
  return checked.ok && Object.keys(faults).length === 0
    ? { ok: true, details: checked.details }
    : { ok: false, faults };
}

/** Returns everything in the form; a form that is sent twice has the same body. */
function bodyOf({ fields, search }: SentForm): object {
  return { search, fields: [...fields] };
}

/** Returns the key that the page gave to its form; `undefined` when it is not one of ours. */
function submissionKeyOf({ fields }: SentForm): string | undefined {
  const key = fields.get("submissionKey");
  return typeof key === "string" && /^[\w-]{8,64}$/.test(key) ? key : undefined;
}

/** Redirects to the confirmation when this very form has already booked. */
export async function bookedBefore(
  sent: SentForm,
  about: PageContext,
): Promise<Response | undefined> {
  const submissionKey = submissionKeyOf(sent);
  if (submissionKey === undefined || !books.has(String(sent.fields.get("intent"))))
    return undefined;
  const booked = await findBooking(about.deps, { submissionKey, sent: bodyOf(sent) });
  return booked && toConfirmation(sent, booked.token, about);
}

/** The browser remembers what it booked, and forgets what was typed for it. */
function toConfirmation({ request }: SentForm, token: string, { deps, language }: PageContext) {
  const headers = new Headers({ "Set-Cookie": forgetTyped(deps, request) });
  const remembered = rememberBooking(deps, request, token);
  if (remembered) headers.append("Set-Cookie", remembered);
  return redirect(pathTo("confirmation", language, { token }), { status: 303, headers });
}
