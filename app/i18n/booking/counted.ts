import type { Language } from "../../domain/language.ts";
import { formatNumber, plural } from "../format.ts";

/** Nouns after a number: English has two forms, Bosnian three (1 dan, 2 dana, 5 dana). */
const nouns = {
  day: { "en-us": ["day", "days"], ba: ["dan", "dana", "dana"] },
  year: { "en-us": ["year", "years"], ba: ["godina", "godine", "godina"] },
  /** After a preposition that takes the genitive: "prije najmanje 1 godine". */
  yearOf: { "en-us": ["year", "years"], ba: ["godine", "godine", "godina"] },
  /** After a verb that takes the accusative: "ima 21 godinu". */
  yearHad: { "en-us": ["year", "years"], ba: ["godinu", "godine", "godina"] },
  /** After a preposition that takes the accusative: "uz 1 minutu tolerancije". */
  minute: { "en-us": ["minute", "minutes"], ba: ["minutu", "minute", "minuta"] },
  /** After a preposition that takes the genitive: "do 59 minuta", "do 1 minute". */
  minuteOf: { "en-us": ["minute", "minutes"], ba: ["minute", "minute", "minuta"] },
  /** After a preposition that takes the genitive: "do 48 sati", "manje od 2 sata". */
  hourOf: { "en-us": ["hour", "hours"], ba: ["sata", "sata", "sati"] },
  seat: { "en-us": ["seat", "seats"], ba: ["sjedište", "sjedišta", "sjedišta"] },
  bag: { "en-us": ["bag", "bags"], ba: ["kofer", "kofera", "kofera"] },
  door: { "en-us": ["door", "doors"], ba: ["vrata", "vrata", "vrata"] },
  car: { "en-us": ["car", "cars"], ba: ["vozilo", "vozila", "vozila"] },
} as const satisfies Record<
  string,
  { "en-us": readonly [string, string]; ba: readonly [string, string, string] }
>;

export type Noun = keyof typeof nouns;

/** Returns `4 days`, `4 dana`. */
export function counted(count: number, noun: Noun, language: Language): string {
  return `${formatNumber(count, language)} ${plural(count, nouns[noun][language])}`;
}
