import { homeCountry } from "../../../domain/borders/home-country.ts";
import { dateOf, joinDateTime, type LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import { ageGap } from "../../../domain/pricing/lines/age-gap.ts";
import type { PriceList } from "../../../domain/pricing/price-list.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { checkTrip, type TripContext } from "../../../domain/reservations/trip/check-trip.ts";
import { checkDriverAge } from "../../../domain/reservations/person/driver-age.ts";
import { checkFlightNumber } from "../../../domain/reservations/person/personal-details.ts";
import {
  isSameSelection,
  isSameTrip,
  isWithin,
} from "../../../domain/reservations/trip/same-choice.ts";
import { writeTrip } from "../../../domain/reservations/trip/search-params.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { ChangeRefusal, ChangeWish } from "./change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { offeredTo } from "./offered-to.ts";
import { toE164 } from "../../phones/phone-number.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

/** A wish of which everything is known to be in order that does not depend on prices and other bookings. */
export type CheckedChange = {
  trip: Trip;
  selection: Selection;
  car: Car;
  /** `phone` is E.164. */
  contact: { phone: string; phoneCountry: string; flightNumber?: string };
  /** What is on offer to this customer. */
  priceList: PriceList;
  /** Something that has a price changes; otherwise the kept price stays, whatever has become dearer since. */
  isPriced: boolean;
  /** The vehicle that is held does not serve the new trip as it is. */
  needsSeat: boolean;
};

type Checked = { ok: true; change: CheckedChange } | ChangeRefusal;

type Known = {
  catalogue: Catalogue;
  now: LocalDateTime;
  /** The staff are asked: the hours that bind a customer do not bind them. */
  byStaff?: boolean;
};

/** Everything that can be said about a wish without looking at prices and other bookings. */
export function checkChange(
  kept: HeldReservation,
  wish: ChangeWish,
  { catalogue, now, byStaff = false }: Known,
): Checked {
  const { view } = kept;
  if (!can("modify", view.status) || (now > view.trip.pickupAt && !byStaff))
    return { ok: false, reason: "closed" };
  const { cars, priceList } = offeredTo(view, catalogue);
  const selection = tidy(wish.selection);
  const car = cars.find(({ id }) => id === selection.carId);
  if (!car) return { ok: false, reason: "unknown-car" };

  const { trip } = wish;
  const agreed = { trip: view.trip, rentalDays: view.rentalDays };
  const context = byStaff
    ? { ...staffTerms(priceList, now), agreed }
    : { ...priceList, agreed, now };
  const checked = checkTrip(Object.fromEntries(writeTrip(trip)), context);
  if (!checked.ok) return { ok: false, reason: "trip", faults: checked.faults };
  const leastAge = Math.max(priceList.rules.minDriverAge, car.minDriverAge);
  if (isTooYoung(kept, { trip, car }, leastAge))
    return { ok: false, reason: "too-young", leastAge };
  const contact = readContact(kept, wish.contact);
  if (!contact.ok) return contact;

  // A corrected birth date leaves the price alone until the staff ask for the one of today.
  const isOfOtherAge = byStaff && ageGap(view, kept.dateOfBirth, priceList.rules) !== undefined;
  if (isAsKept(kept, wish) && !isOfOtherAge) return { ok: false, reason: "unchanged" };
  const isPriced =
    isOfOtherAge || !isSameTrip(trip, view.trip) || !isSameSelection(selection, selectionOf(view));
  const needsSeat = car.id !== view.car.id || !isWithin(trip, view.trip);
  const { contact: reached } = contact;
  return {
    ok: true,
    change: { trip, selection, car, contact: reached, priceList, isPriced, needsSeat },
  };
}

/**
 * What a trip is checked against when the staff make it: they need no time to get a car ready, may open a closed place, and
 * may write down what began today.
 */
export function staffTerms(
  { rules, seasons, locations }: Pick<PriceList, "rules" | "seasons" | "locations">,
  now: LocalDateTime,
): TripContext {
  return {
    seasons,
    rules: { ...rules, leadMinutes: 0 },
    locations: locations.map((place) => ({ ...place, outOfHours: "free" })),
    now: joinDateTime(dateOf(now), "00:00"),
  };
}

/** Is everything that is wished for as it is already? */
export function isAsKept(kept: HeldReservation, { trip, selection, contact }: ChangeWish): boolean {
  const { view } = kept;
  const read = readContact(kept, contact);
  const sameChoice =
    isSameTrip(trip, view.trip) && isSameSelection(tidy(selection), selectionOf(view));
  return sameChoice && read.ok && isSameContact(read.contact, view);
}

/** What a reservation has chosen. */
function selectionOf({ car, planCode, extras, countries }: Reservation): Selection {
  return { carId: car.id, planCode, extras, countries };
}

/** Is the phone and the flight what is kept? */
function isSameContact(
  { phone, flightNumber }: CheckedChange["contact"],
  { customer }: Reservation,
): boolean {
  return phone === customer.phone && flightNumber === customer.flightNumber;
}

/** Extras of none, countries named twice, and home, which is no border, are left out. */
function tidy({ carId, planCode, extras, countries }: Selection): Selection {
  const taken = Object.entries(extras).filter(([, quantity]) => quantity !== 0);
  return {
    carId,
    planCode,
    extras: Object.fromEntries(taken),
    countries: [...new Set(countries)].filter((code) => code !== homeCountry),
  };
}

/** Only another car or an earlier day can make a driver too young who was not when they booked. */
function isTooYoung(
  { view, dateOfBirth }: HeldReservation,
  { trip, car }: { trip: Trip; car: Car },
  leastAge: number,
): boolean {
  const pickupDate = dateOf(trip.pickupAt);
  const asksMore = car.id !== view.car.id || pickupDate < dateOf(view.trip.pickupAt);
  if (!dateOfBirth || !asksMore) return false;
  const limits = { minDriverAge: leastAge, carMinDriverAge: leastAge };
  return checkDriverAge(dateOfBirth, pickupDate, limits) === "too-young";
}

/** What is sent back as it is kept needs no reading, whatever it looks like. */
function readContact(
  { view: { customer }, phoneCountry }: HeldReservation,
  wish: ChangeWish["contact"],
): { ok: true; contact: CheckedChange["contact"] } | ChangeRefusal {
  const phone =
    wish.phone === customer.phone ? customer.phone : toE164(wish.phone, wish.phoneCountry);
  if (phone === undefined) return { ok: false, reason: "phone" };
  const typed = wish.flightNumber ?? "";
  const read =
    typed === (customer.flightNumber ?? "")
      ? ({ ok: true, flightNumber: customer.flightNumber } as const)
      : checkFlightNumber(typed);
  if (!read.ok) return { ok: false, reason: "flight-number" };
  const { flightNumber } = read;
  const country = phone === customer.phone ? phoneCountry : wish.phoneCountry;
  return { ok: true, contact: { phone, phoneCountry: country, flightNumber } };
}
