import type { Words } from "./en.ts";

/** Month names in the genitive: "1. novembra". */
const monthsOf = [
  "januara",
  "februara",
  "marta",
  "aprila",
  "maja",
  "juna",
  "jula",
  "augusta",
  "septembra",
  "oktobra",
  "novembra",
  "decembra",
];

export const bs: Words = {
  plan: (name, deposit, most, covers) => `- ${name}: ${deposit}; ${most}; pokriva: ${covers}.`,
  deposit: (amount) => `depozit ${amount}`,
  noDeposit: "bez depozita",
  most: (amount) => `učešće u šteti najviše ${amount}`,
  nothing: "štetu ne plaćate",
  youngDriver: (age, perDay, cap) =>
    `Ko još nije navršio ${age}, plaća doplatu za mladog vozača od ${perDay} na dan, najviše ${cap} po najmu.`,
  winter: (extras, from, to) => `Od ${from} do ${to} na svakom su vozilu bez doplate: ${extras}.`,
  place: (name, hours, outside) => `- ${name}: ${hours}. ${outside}`,
  placeAlways: (name) => `- ${name}: u svako doba.`,
  dayOfMonth: (day, month) => `${day}. ${monthsOf[month - 1]}`,
  fees: (from, to) => `od ${from} do ${to}`,
  perCountry: (fees) => `Naknada se plaća po državi i najmu: ${fees}.`,
  perCountryDay: (fees) => `Naknada se plaća po državi i danu: ${fees}.`,
  perCountryMixed:
    "Naknada se plaća po državi, a pri rezervaciji je vidite prije nego što odaberete.",
};
