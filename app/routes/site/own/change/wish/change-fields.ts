import { dateOf, timeOf } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import {
  minRentalDaysFor,
  type SearchField,
} from "../../../../../domain/reservations/trip/check-trip.ts";
import { pickupNotice } from "../../../../../domain/reservations/trip/pickup-notice.ts";
import { writeSelection } from "../../../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";
import { detailFaultText, quoteFaultText } from "../../../../../i18n/booking/faults.ts";
import { changeWords } from "../../../../../i18n/change/en.ts";
import { tripFaultText } from "../../../../../i18n/search/trip-faults.ts";
import type { ChangeFaults, ChangeTold } from "../change-told.ts";
import type { ChangeOptions } from "../open-change.ts";

export const tripFieldNames = [
  "pickupLocation",
  "dropoffLocation",
  "pickupDate",
  "pickupTime",
  "dropoffDate",
  "dropoffTime",
] as const satisfies readonly SearchField[];
export type TripField = (typeof tripFieldNames)[number];
export type TripFields = Record<TripField, string>;

/** The values of the change form: texts as typed, choices as chosen. */
export type TypedChange = {
  trip: TripFields;
  carId: number;
  planCode: string;
  /** Quantity per extra code; only quantities above zero. */
  extras: Readonly<Record<string, number>>;
  countries: readonly string[];
  flightNumber: string;
  phoneCountry: string;
  phone: string;
};

/** Returns a trip as the values of its fields. */
export function tripFields(trip: Trip): TripFields {
  return {
    pickupLocation: trip.pickupLocationId,
    dropoffLocation: trip.dropoffLocationId,
    pickupDate: dateOf(trip.pickupAt),
    pickupTime: timeOf(trip.pickupAt),
    dropoffDate: dateOf(trip.dropoffAt),
    dropoffTime: timeOf(trip.dropoffAt),
  };
}

/** Returns the same values as hidden fields, for a form that only carries them. */
export function carriedFields(typed: TypedChange): [string, string][] {
  const { trip, flightNumber, phoneCountry, phone, ...selection } = typed;
  return [
    ...tripFieldNames.map((name): [string, string] => [name, trip[name]]),
    ...writeSelection(selection),
    ["flightNumber", flightNumber],
    ["phoneCountry", phoneCountry],
    ["phone", phone],
  ];
}

/** Sentences about the form's faults, by the place where each is shown. */
export type FaultTexts = {
  trip: Partial<Record<SearchField, string>>;
  car?: string;
  choices?: string;
  phone?: string;
  flightNumber?: string;
};

type World = { language: Language; options: Pick<ChangeOptions, "search" | "terms"> };

/** Returns the sentences for the faults in the last answer. */
export function faultTexts(told: ChangeTold | undefined, world: World): FaultTexts {
  const faults = told?.faults;
  if (!told || !faults) return { trip: {} };
  const { language } = world;
  const at = partAtFault(faults);
  const choice = choiceText(faults, language);
  const about = { typed: "", minDriverAge: 0, phone: "" };
  return {
    trip: tripTexts(told, world),
    ...(at.car && { car: choice }),
    ...(at.choices && { choices: choice }),
    ...(faults.phone && { phone: detailFaultText("phone", faults.phone, about, language) }),
    ...(faults.flightNumber && {
      flightNumber: detailFaultText("flightNumber", faults.flightNumber, about, language),
    }),
  };
}

const carFaults: ReadonlySet<string> = new Set(["unknown-car", "no-rate"]);

/** Returns the parts of the form that have a fault: they start open. */
export function partAtFault(faults: ChangeFaults = {}) {
  const { trip, selection, tooYoung, phone, flightNumber } = faults;
  const isPlace = selection === "unknown-location";
  const isCar = selection !== undefined && carFaults.has(selection);
  return {
    trip: trip !== undefined || isPlace,
    car: tooYoung !== undefined || isCar,
    choices: selection !== undefined && !isCar && !isPlace,
    contact: phone !== undefined || flightNumber !== undefined,
  };
}

function tripTexts(
  { faults, typed }: ChangeTold,
  { language, options }: World,
): FaultTexts["trip"] {
  const { rules, seasons } = options.search;
  const minRentalDays = minRentalDaysFor(typed.trip.pickupDate, rules, seasons);
  const limits = { ...rules, minRentalDays, notice: pickupNotice(typed.trip, options.terms) };
  const texts: FaultTexts["trip"] = {};
  for (const name of tripFieldNames) {
    const fault = faults?.trip?.[name];
    if (fault) texts[name] = tripFaultText(name, fault, limits, language);
  }
  if (faults?.selection === "unknown-location") {
    texts.pickupLocation = quoteFaultText("unknown-location", language);
  }
  return texts;
}

function choiceText({ selection, tooYoung }: ChangeFaults, language: Language): string | undefined {
  const words = changeWords(language).fault;
  if (tooYoung !== undefined) return words.tooYoung(tooYoung);
  if (selection === undefined) return undefined;
  return selection === "unknown-car" ? words.unknownCar : quoteFaultText(selection, language);
}
