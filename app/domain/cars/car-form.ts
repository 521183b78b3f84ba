/** What the staff write about a car: the fields of its form, and the facts that they say. */
import type { LocalDate } from "../calendar.ts";
import type { Bilingual } from "../language.ts";
import { isAcriss } from "./acriss-check.ts";
import { bodies, carCategories, fuels, transmissions, type Car } from "./car.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional, reads, type Field } from "../forms/field.ts";
import { choice, decimal, line, paragraphs, tick, whole, year } from "../forms/fields.ts";
import { isFaultless, readForm, type SentForm } from "../forms/read-form.ts";
import { colour } from "./colour-field.ts";

/** The facts of a car that staff write; its order and whether it is published are verbs of their own. */
export type WrittenCar = Omit<Car, "id" | "displayOrder" | "photos" | "features"> & {
  features: Bilingual[];
};

/** UTF-16 units. */
export const longestTexts = { name: 60, brand: 40, model: 50, description: 2000, feature: 60 };

const firstYear = 1990;

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

/** Reads the form of a car; `today` bounds its year. All faults come at once, by the name of the field. */
export function readCarForm(
  raw: SentForm,
  today: LocalDate,
): { ok: true; car: WrittenCar } | { ok: false; faults: FieldFaults } {
  const read = readForm(raw, factFields(today));
  const texts = readForm(raw, descriptionFields, oneLanguage);
  const features = readFeatures(raw);
  const faults: FieldFaults = {
    ...(!read.ok && read.faults),
    ...(!texts.ok && texts.faults),
    ...features.faults,
  };
  if (!read.ok || !texts.ok || !isFaultless(faults)) return { ok: false, faults };
  const description = { en: texts.values.descriptionEn, bs: texts.values.descriptionBs };
  return { ok: true, car: { ...read.values, description, features: features.read } };
}

/** The facts that the ACRISS code of a car says. */
export const codedFields = {
  category: choice(carCategories),
  body: choice(bodies),
  doors: whole({ min: 2, max: 5 }),
  seats: whole({ min: 1, max: 9 }),
  bagsLarge: whole({ min: 0, max: 9 }),
  transmission: choice(transmissions),
  fuel: choice(fuels),
  airConditioning: tick,
};

/** Engine in kW, CO2 in g/km, consumption in l or kWh per 100 km. */
function factFields(today: LocalDate) {
  return {
    name: line({ max: longestTexts.name }),
    brand: line({ max: longestTexts.brand }),
    model: line({ max: longestTexts.model }),
    year: yearOfMake(today),
    ...codedFields,
    colour,
    acriss,
    bagsSmall: whole({ min: 0, max: 9 }),
    engineKw: whole({ min: 1, max: 600 }),
    co2GramsPerKm: whole({ min: 0, max: 600 }),
    consumption: decimal({ min: 0.1, max: 60, decimals: 2 }),
    minDriverAge: whole({ min: 18, max: 99 }),
    orSimilar: tick,
  } satisfies Record<keyof Facts, Field<unknown>>;
}

type Facts = Omit<WrittenCar, "features" | "description">;

/** The year in which a car or a vehicle was made: next year's model is sold this year. */
export function yearOfMake(today: LocalDate) {
  return year({ min: firstYear, max: Number(today.slice(0, 4)) + 1 });
}

const acriss = reads({ code: "acriss" }, (typed) => {
  const code = typed.trim().toUpperCase();
  return isAcriss(code) ? code : undefined;
});

const description = optional(paragraphs({ max: longestTexts.description }), "");
const descriptionFields = { descriptionEn: description, descriptionBs: description };

type Descriptions = { descriptionEn?: string; descriptionBs?: string };

/** A text that visitors read stands in both languages or in none. */
function oneLanguage({
  descriptionEn,
  descriptionBs,
}: Descriptions): FieldFaults<keyof Descriptions> {
  if (descriptionEn === "" && descriptionBs) return { descriptionEn: { code: "both-languages" } };
  if (descriptionBs === "" && descriptionEn) return { descriptionBs: { code: "both-languages" } };
  return {};
}

const featureText = optional(line({ max: longestTexts.feature }), "");

function readFeatures(raw: SentForm): { read: Bilingual[]; faults: FieldFaults } {
  const faults: FieldFaults = {};
  const features: Bilingual[] = [];
  for (let number = 1; number <= mostFeatures; number += 1) {
    const names = featureFields(number);
    const read = readForm(
      { en: raw[names.en], bs: raw[names.bs] },
      { en: featureText, bs: featureText },
      ({ en, bs }) => ({
        ...(en === "" && bs && { en: { code: "both-languages" as const } }),
        ...(bs === "" && en && { bs: { code: "both-languages" as const } }),
      }),
    );
    if (read.ok) features.push(...(read.values.en === "" ? [] : [read.values]));
    else {
      if (read.faults.en) faults[names.en] = read.faults.en;
      if (read.faults.bs) faults[names.bs] = read.faults.bs;
    }
  }
  return { read: features, faults };
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
