import type { Quote } from "../../../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../../../domain/pricing/quote.ts";
import type { CouponRefusal } from "../../../../domain/pricing/price-selection.ts";
import type { BookingRefusal } from "../../../../domain/reservations/booking/booking.ts";
import { leastDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import { checkTrip, type TripFaults } from "../../../../domain/reservations/trip/check-trip.ts";
import { keptSelection } from "../../../../domain/reservations/trip/kept-selection.ts";
import {
  readSearchFields,
  readSelection,
} from "../../../../domain/reservations/trip/search-params.ts";
import { staffTerms } from "../../../../domain/reservations/trip/staff-terms.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { bookCar } from "../../../../server/reservations/booking/book-car.ts";
import { insteadByPhone } from "../../../../server/reservations/booking/offer-by-phone.ts";
import { findBooking } from "../../../../server/reservations/booking/submissions.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { insteadWays, type WayGroup } from "../instead-ways.ts";
import { readAsk, readPeople, type FormFaults } from "./read-booking.ts";
import { answerWith, type ActionAnswer } from "../../forms/action-answer.ts";
import { leadAndTell } from "../../forms/told.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";

/** The answer to a booking: the reason why nothing was booked, and the key with which the form is sent again. */
export type BookingAnswer = ActionAnswer<{
  refused:
    | { reason: "taken"; instead: WayGroup[] }
    | { reason: "used" | "busy" }
    | { reason: "price"; quote: Quote }
    | { reason: "stock"; extra: string; left: number }
    | { reason: "young"; leastAge: number };
  faults: {
    people?: FormFaults;
    trip?: TripFaults;
    car?: "missing";
    selection?: QuoteFault[];
    coupon?: CouponRefusal;
  };
  typed: { submissionKey: string };
}>;

const answered = answerWith<BookingAnswer>;

type BookingRequest = { params: URLSearchParams; by: Doer };

/** Answers the form: with its faults, with the reason why nothing was booked, or by leading to the new reservation. */
export async function answerBooking({ params, by }: BookingRequest, about: PageContext) {
  const { deps, now, today, language } = about;
  const typedKey = params.get("submissionKey") ?? "";
  const submissionKey = /^[0-9a-f-]{36}$/.test(typedKey) ? typedKey : deps.random.uuid();
  const sent = { fields: [...params] };
  const before = await findBooking(deps, { submissionKey, sent });
  if (before) return toReservation(before.code, about);

  const { priceList, cars } = await deps.catalogue.get();
  const trip = checkTrip(readSearchFields(params), staffTerms(priceList, now));
  const read = readSelection(params);
  const car = cars.find(({ id }) => id === read.carId);
  const people = readPeople(params, {
    today,
    language,
    ...(trip.ok && { pickupAt: trip.trip.pickupAt }),
    leastAge: leastDriverAge(priceList.rules, car),
  });
  const kept = car && trip.ok && keptSelection(read, car, trip.rentalDays, priceList);
  if (!people.ok || !trip.ok || !car || !kept || kept.faults.length > 0) {
    const faults: BookingAnswer["faults"] = {
      ...(!people.ok && { people: people.faults }),
      ...(!trip.ok && { trip: trip.faults }),
      ...(!car && { car: "missing" }),
      ...(kept && { selection: kept.faults }),
      ...(car && trip.ok && !kept && { selection: ["no-rate"] }),
    };
    return answered({ faults, typed: { submissionKey } }, 400);
  }
  const booked = await bookCar(deps, {
    submissionKey,
    sent,
    now,
    by,
    trip: trip.trip,
    selection: kept.selection,
    details: people.details,
    language: people.language,
    staffNote: people.staffNote,
    source: people.source,
    seenTotalCents: seenTotal(params),
  });
  if (booked.ok) return toReservation(booked.code, { language });
  if (booked.reason === "not-available") {
    const asked = { car, trip: trip.trip, ask: readAsk(params, about) };
    const instead = await insteadWays(await insteadByPhone(deps, asked), trip.trip, about);
    return answered({ typed: { submissionKey }, refused: { reason: "taken", instead } }, 409);
  }
  return refuse(booked, booked.reason === "key-reused" ? deps.random.uuid() : submissionKey);
}

function refuse(booked: BookingRefusal, submissionKey: string) {
  const typed = { submissionKey };
  switch (booked.reason) {
    case "price-changed":
      return answered({ typed, refused: { reason: "price", quote: booked.quote } }, 409);
    case "extra-out-of-stock": {
      const { extra, left } = booked;
      return answered({ typed, refused: { reason: "stock", extra, left } }, 409);
    }
    case "key-reused":
      return answered({ typed, refused: { reason: "used" } }, 409);
    case "too-young":
      return answered({ typed, refused: { reason: "young", leastAge: booked.leastAge } }, 400);
    case "phone":
      return answered({ typed, faults: { people: { phone: { code: "phone" } } } }, 400);
    case "coupon":
      return answered({ typed, faults: { coupon: booked.couponFault } }, 400);
    case "trip":
      return answered({ typed, faults: { trip: booked.faults } }, 400);
    default:
      return answered({ typed, refused: { reason: "busy" } }, 409);
  }
}

function toReservation(code: string, { language }: Pick<PageContext, "language">) {
  const bare = code.replace(/^EP-|-/g, "");
  const to = adminPath("reservations", language, bare);
  return leadAndTell(to, { deed: "reservation-created", name: formatCode(bare) });
}

function seenTotal(params: URLSearchParams): number {
  const seen = params.get("seenTotalCents") ?? "";
  return /^\d{1,9}$/.test(seen) ? Number(seen) : -1;
}
