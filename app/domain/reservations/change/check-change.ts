import { homeCountry } from "../../borders/home-country.ts";
import { dateOf, type LocalDateTime } from "../../calendar.ts";
import type { Car } from "../../cars/car.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { ageGap } from "../../pricing/lines/age-gap.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import type { PhoneReader } from "../person/phone-reader.ts";
import type { HeldReservation } from "../held-reservation.ts";
import { isTooYoung, leastDriverAge } from "../person/driver-age.ts";
import { checkFlightNumber } from "../person/personal-details.ts";
import { selectionOf, type Reservation } from "../reservation.ts";
import { can } from "../states/actions.ts";
import { isClosedToCustomer } from "../states/moments.ts";
import { checkTrip } from "../trip/check-trip.ts";
import { isSameSelection, isSameTrip, isWithin } from "../trip/same-choice.ts";
import { writeTrip } from "../trip/search-params.ts";
import { staffTerms } from "../trip/staff-terms.ts";
import type { Selection, Trip } from "../trip/trip.ts";
import type { ChangeRefusal, ChangeWish } from "./change.ts";
import { offeredTo } from "./offered-to.ts";

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
  readPhone: PhoneReader;
  /** The staff are asked: the hours that bind a customer do not bind them. */
  byStaff?: boolean;
};

/** Everything that can be said about a wish without looking at prices and other bookings. */
export function checkChange(
  kept: HeldReservation,
  wish: ChangeWish,
  { catalogue, now, readPhone, byStaff = false }: Known,
): Checked {
  const { view } = kept;
  if (!can("modify", view.status) || (!byStaff && isClosedToCustomer(view, now)))
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
  const leastAge = leastDriverAge(priceList.rules, car);
  if (isTooYoungNow(kept, { trip, car }, leastAge))
    return { ok: false, reason: "too-young", leastAge };
  const contact = readContact(kept, wish.contact, readPhone);
  if (!contact.ok) return contact;

  // A corrected birth date leaves the price alone until the staff ask for the one of today.
  const isOfOtherAge = byStaff && ageGap(view, kept.dateOfBirth, priceList.rules) !== undefined;
  if (isAsKept(kept, wish, readPhone) && !isOfOtherAge) return { ok: false, reason: "unchanged" };
  const isPriced =
    isOfOtherAge || !isSameTrip(trip, view.trip) || !isSameSelection(selection, selectionOf(view));
  const needsSeat = car.id !== view.car.id || !isWithin(trip, view.trip);
  const { contact: reached } = contact;
  return {
    ok: true,
    change: { trip, selection, car, contact: reached, priceList, isPriced, needsSeat },
  };
}

/** True when everything that is wished for is as it is already. */
export function isAsKept(
  kept: HeldReservation,
  { trip, selection, contact }: ChangeWish,
  readPhone: PhoneReader,
): boolean {
  const { view } = kept;
  const read = readContact(kept, contact, readPhone);
  const sameChoice =
    isSameTrip(trip, view.trip) && isSameSelection(tidy(selection), selectionOf(view));
  return sameChoice && read.ok && isSameContact(read.contact, view);
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
function isTooYoungNow(
  { view, dateOfBirth }: HeldReservation,
  { trip, car }: { trip: Trip; car: Car },
  leastAge: number,
): boolean {
  const pickupDate = dateOf(trip.pickupAt);
  const asksMore = car.id !== view.car.id || pickupDate < dateOf(view.trip.pickupAt);
  return dateOfBirth !== undefined && asksMore && isTooYoung(dateOfBirth, pickupDate, leastAge);
}

/** What is sent back as it is kept needs no reading, whatever it looks like. */
function readContact(
  { view: { customer }, phoneCountry }: HeldReservation,
  wish: ChangeWish["contact"],
  readPhone: PhoneReader,
): { ok: true; contact: CheckedChange["contact"] } | ChangeRefusal {
  const phone =
    wish.phone === customer.phone ? customer.phone : readPhone(wish.phone, wish.phoneCountry);
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
