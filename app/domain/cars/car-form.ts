/** What the staff write about a car: the fields of its form, and the facts that they say. */
import type { LocalDate } from "../calendar.ts";
import type { Bilingual } from "../language.ts";
import { isAcriss } from "./acriss-check.ts";
import { bodies, carCategories, fuels, transmissions, type Car } from "./car.ts";
import {
  readAll,
  readChoice,
  readColour,
  readDecimal,
  readLine,
  readLines,
  readTick,
  readWhole,
  type Faults,
  type Range,
  type Read,
} from "./read-typed.ts";

/** The facts of a car that staff write; its order and whether it is published are verbs of their own. */
export type WrittenCar = Omit<Car, "id" | "displayOrder" | "photos" | "features"> & {
  features: Bilingual[];
};

/** UTF-16 units. */
export const longestTexts = { name: 60, brand: 40, model: 50, description: 2000, feature: 60 };

/** Inclusive; `year` also ends with the year after this one. Engine in kW, CO2 in g/km, consumption in l or kWh per 100 km. */
export const carRanges = {
  year: [1990, 2100],
  seats: [1, 9],
  doors: [2, 5],
  bagsLarge: [0, 9],
  bagsSmall: [0, 9],
  engineKw: [1, 600],
  co2GramsPerKm: [0, 600],
  consumption: [0.1, 60],
  minDriverAge: [18, 99],
} as const satisfies Record<string, Range>;

/** As many further features as a car can have; their fields are `feature1En`, `feature1Bs`, `feature2En` … */
export const mostFeatures = 16;

const plainFields = [
  "name",
  "brand",
  "model",
  "year",
  "category",
  "body",
  "colour",
  "acriss",
  "transmission",
  "fuel",
  "seats",
  "doors",
  "bagsLarge",
  "bagsSmall",
  "airConditioning",
  "engineKw",
  "co2GramsPerKm",
  "consumption",
  "minDriverAge",
  "orSimilar",
  "descriptionEn",
  "descriptionBs",
];

/** The names of the fields of a feature, `number` from 1. */
export function featureFields(number: number): { en: string; bs: string } {
  return { en: `feature${number}En`, bs: `feature${number}Bs` };
}

/** The names of all fields of the form. */
export const carFields: readonly string[] = [
  ...plainFields,
  ...Array.from({ length: mostFeatures }, (_, index) => {
    const { en, bs } = featureFields(index + 1);
    return [en, bs];
  }).flat(),
];

export type CarFaults = Faults<string>;

/** Reads the form of a car; `today` bounds its year. All faults come at once, by the name of the field. */
export function readCarForm(
  raw: Readonly<Record<string, unknown>>,
  today: LocalDate,
): { ok: true; car: WrittenCar } | { ok: false; faults: CarFaults } {
  const facts = readAll(raw, factReaders(today));
  const texts = readAll(raw, textReaders);
  const features = readFeatures(raw);
  const faults: CarFaults = {
    ...(facts.ok ? {} : facts.faults),
    ...(texts.ok ? oneLanguage(texts.values) : texts.faults),
    ...features.faults,
  };
  if (!facts.ok || !texts.ok || Object.keys(faults).length > 0) return { ok: false, faults };
  const description = { en: texts.values.descriptionEn, bs: texts.values.descriptionBs };
  return { ok: true, car: { ...facts.values, description, features: features.read } };
}

type Facts = Omit<WrittenCar, "features" | "description">;

function factReaders(today: LocalDate): {
  [Name in keyof Facts]: (text: string) => Read<Facts[Name]>;
} {
  const nextYear = Number(today.slice(0, 4)) + 1;
  const whole = (name: keyof typeof carRanges) => (text: string) =>
    readWhole(text, carRanges[name]);
  return {
    name: (text) => readLine(text, longestTexts.name),
    brand: (text) => readLine(text, longestTexts.brand),
    model: (text) => readLine(text, longestTexts.model),
    year: (text) => readWhole(text, [carRanges.year[0], nextYear]),
    category: (text) => readChoice(text, carCategories),
    body: (text) => readChoice(text, bodies),
    colour: readColour,
    acriss: readAcriss,
    transmission: (text) => readChoice(text, transmissions),
    fuel: (text) => readChoice(text, fuels),
    seats: whole("seats"),
    doors: whole("doors"),
    bagsLarge: whole("bagsLarge"),
    bagsSmall: whole("bagsSmall"),
    airConditioning: readTick,
    engineKw: whole("engineKw"),
    co2GramsPerKm: whole("co2GramsPerKm"),
    consumption: (text) => readDecimal(text, carRanges.consumption),
    minDriverAge: whole("minDriverAge"),
    orSimilar: readTick,
  };
}

const textReaders = {
  descriptionEn: (text: string) => readLines(text, longestTexts.description),
  descriptionBs: (text: string) => readLines(text, longestTexts.description),
};

/** A text that visitors read stands in both languages or in none. */
function oneLanguage(texts: { descriptionEn: string; descriptionBs: string }): CarFaults {
  if (texts.descriptionEn === "" && texts.descriptionBs !== "")
    return { descriptionEn: "both-languages" };
  if (texts.descriptionBs === "" && texts.descriptionEn !== "")
    return { descriptionBs: "both-languages" };
  return {};
}

function readAcriss(text: string): Read<string> {
  const code = text.trim().toUpperCase();
  if (code === "") return { fault: "required" };
  return isAcriss(code) ? { value: code } : { fault: "acriss" };
}

function readFeatures(raw: Readonly<Record<string, unknown>>): {
  read: Bilingual[];
  faults: CarFaults;
} {
  const faults: CarFaults = {};
  const read: Bilingual[] = [];
  for (let number = 1; number <= mostFeatures; number += 1) {
    const names = featureFields(number);
    const [en, bs] = [readFeature(raw[names.en]), readFeature(raw[names.bs])];
    if (en === undefined) faults[names.en] = "long";
    if (bs === undefined) faults[names.bs] = "long";
    if (en === "" && bs) faults[names.en] = "both-languages";
    if (bs === "" && en) faults[names.bs] = "both-languages";
    if (en && bs) read.push({ en, bs });
  }
  return { read, faults };
}

/** Nothing typed is no feature; `undefined` when it is too long. */
function readFeature(typed: unknown): string | undefined {
  const read = readLine(typeof typed === "string" ? typed : "", longestTexts.feature);
  if ("value" in read) return read.value;
  return read.fault === "required" ? "" : undefined;
}

/** A car as its form shows it: every field as text, ticks as `on` or nothing. */
export function typedCar(car: WrittenCar): Record<string, string> {
  const { description, features, airConditioning, orSimilar, ...facts } = car;
  const typed = Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [name, String(value)]),
  );
  return {
    ...typed,
    airConditioning: airConditioning ? "on" : "",
    orSimilar: orSimilar ? "on" : "",
    descriptionEn: description.en,
    descriptionBs: description.bs,
    ...typedFeatures(features),
  };
}

function typedFeatures(features: readonly Bilingual[]): Record<string, string> {
  const typed: Record<string, string> = {};
  for (let number = 1; number <= mostFeatures; number += 1) {
    const names = featureFields(number);
    typed[names.en] = features[number - 1]?.en ?? "";
    typed[names.bs] = features[number - 1]?.bs ?? "";
  }
  return typed;
}
