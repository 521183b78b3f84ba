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

/** A parsed form; `wish` is absent when a field is at fault. */
type ReadChange = { typed: TypedChange; wish?: ChangeWish; faults: ChangeFaults };

type Known = {
  reservation: Reservation;
  /** The price list that the customer chooses from. */
  priceList: PriceList;
  /** Wall-clock time in Sarajevo. */
  now: LocalDateTime;
};

/**
 * Reads the form of a change and reports all faults of its fields together. Whether the change is possible is decided elsewhere.
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

/** Checks the trip; values that were agreed already are not checked again. */
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
    ...(!isPhone && { phone: { code: phone.trim() === "" ? "missing" : "phone" } }),
    ...(!(isFlight && isOnce(fields, "flightNumber")) && {
      flightNumber: { code: "flight-number" },
    }),
  };
}

/** A repeated field holds both texts, which no field accepts. */
function typedTrip(fields: URLSearchParams): TripFields {
  const entries = tripFieldNames.map((name) => [
    name,
    fields.getAll(name).join(",").replaceAll("\0", "").trim(),
  ]);
  return Object.fromEntries(entries) as TripFields;
}

/** Returns the fault of the first choice that does not exist, or of an extra chosen too often. */
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

/** Keeps unchanged items in their order, so that a different order does not look like a change. */
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

/** No field of ours allows more; a longer value was not typed. */
const maxValueLength = 200;
const maxKeyLength = 80;

/** Fields that an alternative may set: the trip, the car, the number of an extra. Nothing personal. */
const instead = new Set<string>([...tripFieldNames, "car"] satisfies (TripField | "car")[]);

/**
 * Returns the texts of a form, each cut to its field's maximum length. An alternative has put its own values into the form's
 * address: they override the form's.
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

/** Returns a field's first text without null characters. */
export function textOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? "").replaceAll("\0", "");
}

function isOnce(fields: URLSearchParams, name: string): boolean {
  return fields.getAll(name).length < 2 && !fields.get(name)?.includes("\0");
}

/** Returns a whole number that the page wrote into its form; otherwise -1, which equals no real value. */
export function numberOf(fields: URLSearchParams, name: string): number {
  const text = fields.get(name) ?? "";
  return isOnce(fields, name) && /^-?\d{1,9}$/.test(text) ? Number(text) : -1;
}
