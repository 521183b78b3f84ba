import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { PriceList } from "../../../../../domain/pricing/price-list.ts";
import { checkFlightNumber } from "../../../../../domain/reservations/person/personal-details.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";
import { checkTrip } from "../../../../../domain/reservations/trip/check-trip.ts";
import {
  readSelection,
  type ReadSelection,
} from "../../../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";
import type { ChangeFaults } from "../change-told.ts";
import {
  type TripField,
  tripFieldNames,
  type TripFields,
  type TypedChange,
} from "./change-fields.ts";
import { toE164 } from "../../../../../server/phones/phone-number.ts";
import type { ChangeWish } from "../../../../../domain/reservations/change/change.ts";

/** What a form asks for; without a wish it could not be read whole. */
type ReadChange = { typed: TypedChange; wish?: ChangeWish; faults: ChangeFaults };

type Known = {
  reservation: Reservation;
  /** What the customer can choose from. */
  priceList: PriceList;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/**
 * Reads the form of a change: everything that is wrong with its fields at once. Whether it can be had is another question.
 */
export function readChange(fields: URLSearchParams, known: Known): ReadChange {
  const { reservation } = known;
  const read = readSelection(fields);
  const typed: TypedChange = {
    trip: typedTrip(fields),
    carId: read.carId ?? reservation.car.id,
    planCode: read.planCode ?? reservation.planCode,
    extras: inOrder(reservation.extras, read.extras),
    countries: ordered(reservation.countries, read.countries),
    flightNumber: textOf(fields, "flightNumber"),
    phoneCountry: textOf(fields, "phoneCountry") || "BA",
    phone: textOf(fields, "phone"),
  };
  const trip = checkedTrip(typed.trip, known);
  const faults: ChangeFaults = {
    ...(!trip.ok && { trip: trip.faults }),
    ...selectionFault(read, reservation),
    ...contactFaults(fields, typed, reservation),
  };
  const isGood = trip.ok && Object.keys(faults).length === 0;
  return isGood ? { typed, wish: wishOf(typed, trip.trip), faults } : { typed, faults };
}

/** What is agreed already is not asked again whether it may be. */
function checkedTrip(fields: TripFields, { reservation, priceList, now }: Known) {
  const { trip, rentalDays } = reservation;
  return checkTrip(fields, { ...priceList, agreed: { trip, rentalDays }, now });
}

function contactFaults(
  fields: URLSearchParams,
  { phone, phoneCountry, flightNumber }: TypedChange,
  { customer }: Reservation,
): Pick<ChangeFaults, "phone" | "flightNumber"> {
  const isNumber = isOnce(fields, "phone") && isOnce(fields, "phoneCountry");
  const isKept = phone === customer.phone;
  const isPhone = isNumber && (isKept || toE164(phone, phoneCountry) !== undefined);
  const isFlight =
    flightNumber === (customer.flightNumber ?? "") || checkFlightNumber(flightNumber).ok;
  return {
    ...(!isPhone && { phone: phone.trim() === "" ? "required" : "invalid" }),
    ...(!(isFlight && isOnce(fields, "flightNumber")) && { flightNumber: "invalid" }),
  };
}

/** A field that was sent twice holds both texts, which no field accepts. */
function typedTrip(fields: URLSearchParams): TripFields {
  const entries = tripFieldNames.map((name) => [
    name,
    fields.getAll(name).join(",").replaceAll("\0", "").trim(),
  ]);
  return Object.fromEntries(entries) as TripFields;
}

/** The first thing that is none of ours. */
function selectionFault(
  { faults }: ReadSelection,
  { extras }: Reservation,
): Pick<ChangeFaults, "selection"> {
  const [first] = faults;
  if (first === undefined) return {};
  if (first === "car") return { selection: "unknown-car" };
  if (first === "plan") return { selection: "unknown-plan" };
  if (first === "country") return { selection: "unknown-country" };
  const isKnown = first.slice("extra.".length) in extras;
  return { selection: isKnown ? "too-many-extras" : "unknown-extra" };
}

function wishOf(typed: TypedChange, trip: Trip): ChangeWish {
  const { carId, planCode, extras, countries, phone, phoneCountry } = typed;
  const flightNumber = typed.flightNumber.trim();
  return {
    trip,
    selection: { carId, planCode, extras, countries },
    contact: { phone, phoneCountry, ...(flightNumber !== "" && { flightNumber }) },
  };
}

/** What stays keeps its place, so that nothing looks changed that only stands elsewhere. */
function ordered(kept: readonly string[], asked: readonly string[]): string[] {
  const stays = kept.filter((code) => asked.includes(code));
  return [...stays, ...asked.filter((code) => !kept.includes(code))];
}

function inOrder(
  kept: Readonly<Record<string, number>>,
  asked: Readonly<Record<string, number>>,
): Record<string, number> {
  const codes = ordered(Object.keys(kept), Object.keys(asked));
  return Object.fromEntries(codes.map((code) => [code, asked[code] ?? 0]));
}

/** No field of ours is longer; what is more was typed by nobody. */
const maxValueLength = 200;
const maxKeyLength = 80;

/** What an offer instead may set anew: the trip, the car, the number of an extra. Nothing personal. */
const instead = new Set<string>([...tripFieldNames, "car"] satisfies (TripField | "car")[]);

/**
 * The texts of a form, each cut to what a field can hold. An offer that works instead has set its own values in the address
 * of the form: they win over what the form carries.
 */
export function sentFields(form: FormData, search = ""): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [key, value] of form) {
    if (typeof value !== "string" || key.length > maxKeyLength) continue;
    fields.append(key, value.slice(0, maxValueLength));
  }
  if (fields.get("intent") !== "switch") return fields;
  for (const [key, value] of new URLSearchParams(search)) {
    if (instead.has(key) || key.startsWith("extra."))
      fields.set(key, value.slice(0, maxValueLength));
  }
  return fields;
}

/** A text that was typed once; a repeated field is nobody's answer. */
export function textOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? "").replaceAll("\0", "");
}

function isOnce(fields: URLSearchParams, name: string): boolean {
  return fields.getAll(name).length < 2 && !fields.get(name)?.includes("\0");
}

/** A whole number that the page wrote into its form; -1, which nothing equals, when it is none. */
export function numberOf(fields: URLSearchParams, name: string): number {
  const text = fields.get(name) ?? "";
  return isOnce(fields, name) && /^-?\d{1,9}$/.test(text) ? Number(text) : -1;
}
