import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { calendarNames } from "../calendar-names.ts";

/** Sentences and list items that the legal texts name in braces, built from the price list and the settings. */
const en = {
  plan: (name: string, deposit: string, most: string, covers: string) =>
    `- ${name}: ${deposit}; ${most}; covers ${covers}.`,
  deposit: (amount: string) => `deposit ${amount}`,
  noDeposit: "no deposit",
  most: (amount: string) => `excess of at most ${amount}`,
  nothing: "no excess: you pay nothing for damage",
  youngDriver: (age: string, perDay: string, cap: string) =>
    `Drivers who are not yet ${age} old pay a young driver surcharge of ${perDay} a day, at most ${cap} per rental.`,
  winter: (extras: string, from: string, to: string) =>
    `From ${from} to ${to} every car comes with these, free of charge: ${extras}.`,
  place: (name: string, hours: string, outside: string) => `- ${name}: ${hours}. ${outside}`,
  placeAlways: (name: string) => `- ${name}: around the clock.`,
  dayOfMonth: (day: number, month: number) => `${day} ${calendarNames["en-us"].months[month - 1]}`,
  fees: (from: string, to: string) => `${from} to ${to}`,
  perCountry: (fees: string) => `The fee is per country and rental: ${fees}.`,
  perCountryDay: (fees: string) => `The fee is per country and day: ${fees}.`,
  perCountryMixed: "The fee is per country; you see it before you choose.",
};

export type Words = typeof en;

/** The sentences inside the legal texts. */
export const legalWords = bilingual<Words>(en, bs);
