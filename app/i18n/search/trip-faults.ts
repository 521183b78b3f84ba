import type { Language } from "../../domain/language.ts";
import type {
  SearchField,
  TripFault,
  TripFaults,
} from "../../domain/reservations/trip/check-trip.ts";
import type { PickupNotice } from "../../domain/reservations/trip/pickup-notice.ts";
import { counted } from "../booking/counted.ts";
import { noticeText } from "./notice-text.ts";

/** The limits that the sentences quote, in days, and how early the pick-up has to be booked. */
export type TripLimits = {
  minRentalDays: number;
  maxRentalDays: number;
  maxAdvanceDays: number;
  notice?: PickupNotice;
};

type Say = (field: SearchField, limits: TripLimits) => string;

const missing: Record<Language, Record<SearchField, string>> = {
  "en-us": {
    pickupLocation: "Please select a pick-up place",
    dropoffLocation: "Please select a return place",
    sameReturnLocation: "Please select a return place",
    pickupDate: "Please select pickup date and time",
    pickupTime: "Please select pickup date and time",
    dropoffDate: "Please select return date and time",
    dropoffTime: "Please select return date and time",
  },
  ba: {
    pickupLocation: "Odaberite mjesto preuzimanja",
    dropoffLocation: "Odaberite mjesto povrata",
    sameReturnLocation: "Odaberite mjesto povrata",
    pickupDate: "Odaberite datum i vrijeme preuzimanja",
    pickupTime: "Odaberite datum i vrijeme preuzimanja",
    dropoffDate: "Odaberite datum i vrijeme povrata",
    dropoffTime: "Odaberite datum i vrijeme povrata",
  },
};

const en = {
  missing: (field) => missing["en-us"][field],
  "unknown-location": () => "We do not know this place. Please choose one from the list",
  date: () => "This date does not exist. Please choose another",
  "bad-time": () => "This is not a time. Please choose one from the list",
  "not-a-slot": () => "Please choose a time on the hour or half hour",
  "no-such-time": () =>
    "The clocks go forward that night, so this time does not exist. Please choose another",
  "in-past": () => "This is in the past",
  "too-soon": (_, { notice }) =>
    notice
      ? noticeText(notice, "en-us")
      : "This is too soon for us to have the car ready. Please choose a later time",
  "only-by-phone": () =>
    "This place cannot be booked online at the moment. Please call us, or choose another place",
  "too-far": (_, { maxAdvanceDays }) =>
    `We take reservations up to ${counted(maxAdvanceDays, "day", "en-us")} ahead`,
  "before-pickup": () => "The return must be after the pick-up",
  "under-minimum": (_, { minRentalDays }) =>
    `Minimum rental period is ${counted(minRentalDays, "day", "en-us")}`,
  "over-maximum": (_, { maxRentalDays }) =>
    `Maximum rental period is ${counted(maxRentalDays, "day", "en-us")}. Please call us for a longer one`,
  closed: () => "We are closed here at this time. Please choose another time or place",
} satisfies Record<TripFault, Say>;

const bs = {
  missing: (field) => missing.ba[field],
  "unknown-location": () => "Ovo mjesto nije na našoj listi. Odaberite jedno s liste",
  date: () => "Ovaj datum ne postoji. Odaberite drugi",
  "bad-time": () => "Odaberite vrijeme s liste",
  "not-a-slot": () => "Odaberite vrijeme na puni sat ili pola sata",
  "no-such-time": () => "Te noći se sat pomjera i ovo vrijeme ne postoji. Odaberite drugo",
  "in-past": () => "Ovaj termin je već prošao",
  "too-soon": (_, { notice }) =>
    notice
      ? noticeText(notice, "ba")
      : "Ne stižemo pripremiti vozilo tako brzo. Odaberite kasnije vrijeme",
  "only-by-phone": () =>
    "Ovo mjesto se trenutno ne može rezervisati online. Nazovite nas ili odaberite drugo mjesto",
  "too-far": (_, { maxAdvanceDays }) =>
    `Rezervacije primamo najviše ${counted(maxAdvanceDays, "day", "ba")} unaprijed`,
  "before-pickup": () => "Povrat mora biti poslije preuzimanja",
  "under-minimum": (_, { minRentalDays }) =>
    `Najkraći najam je ${counted(minRentalDays, "day", "ba")}`,
  "over-maximum": (_, { maxRentalDays }) =>
    `Najduži najam je ${counted(maxRentalDays, "day", "ba")}. Za duži nas pozovite`,
  closed: () => "Ovdje u to vrijeme ne radimo. Odaberite drugo vrijeme ili mjesto",
} satisfies Record<TripFault, Say>;

/** Returns the sentence for a fault of a search field. */
export function tripFaultText(
  field: SearchField,
  fault: TripFault,
  limits: TripLimits,
  language: Language,
): string {
  return (language === "ba" ? bs : en)[fault](field, limits);
}

/** Returns the sentence for the search form as a whole. */
export function tripFaultsHead(faults: TripFaults, language: Language): string {
  const anyMissing = Object.values(faults).includes("missing");
  if (language === "ba")
    return anyMissing ? "Popunite sva obavezna polja" : "Provjerite termin i mjesta";
  return anyMissing ? "Fill all required fields" : "Please check your trip";
}
