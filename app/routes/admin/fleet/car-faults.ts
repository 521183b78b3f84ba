import {
  carRanges,
  featureFields,
  mostFeatures,
  type CarFaults,
} from "../../../domain/cars/car-form.ts";
import type { TypedFault } from "../../../domain/cars/read-typed.ts";
import { vehicleRanges, type VehicleFaults } from "../../../domain/cars/vehicle-form.ts";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { adminCarsWords } from "../../../i18n/admin-cars/en.ts";
import { formatNumber } from "../../../i18n/format.ts";

/** The names of the fields of a car. */
export function carLabels(language: Language): Record<string, string> {
  const words = adminCarsWords(language);
  const labels: Record<string, string> = { ...words.fields };
  for (let number = 1; number <= mostFeatures; number += 1) {
    const names = featureFields(number);
    labels[names.en] = words.inEnglish(words.feature(number));
    labels[names.bs] = words.inBosnian(words.feature(number));
  }
  return labels;
}

type Sentence = { fieldId: string; message: string };

/** What is wrong with a car's form: a sentence for each field, in the order of the form. */
export function carFaults(
  faults: CarFaults | undefined,
  today: LocalDate,
  language: Language,
): Sentence[] {
  const labels = carLabels(language);
  return Object.keys(labels).flatMap((name) => {
    const fault = faults?.[name];
    return fault
      ? [{ fieldId: name, message: sentence(labels[name], fault, { name, today, language }) }]
      : [];
  });
}

/** What is wrong with a vehicle's form, in the same manner. */
export function vehicleFaults(
  faults: VehicleFaults | undefined,
  today: LocalDate,
  language: Language,
): Sentence[] {
  const labels = adminCarsWords(language).vehicles.fields;
  return (Object.keys(labels) as (keyof typeof labels)[]).flatMap((name) => {
    const fault = faults?.[name];
    return fault
      ? [{ fieldId: name, message: sentence(labels[name], fault, { name, today, language }) }]
      : [];
  });
}

/** The sentence under one field. */
export function faultOf(sentences: readonly Sentence[], name: string): { fault?: string } {
  const found = sentences.find(({ fieldId }) => fieldId === name);
  return found ? { fault: found.message } : {};
}

type Of = { name: string; today: LocalDate; language: Language };

function sentence(label: string | undefined, fault: TypedFault, of: Of): string {
  const words = adminCarsWords(of.language).faults;
  if (fault !== "range") return `${label}: ${words[fault]}`;
  const [least, most] = rangeOf(of);
  return `${label}: ${words.range(least, most)}`;
}

const ranges: Readonly<Record<string, readonly [number, number]>> = {
  ...carRanges,
  ...vehicleRanges,
};

/** Years are written without a mark between their digits. */
function rangeOf({ name, today, language }: Of): [string, string] {
  const [least = 0, most = 0] = ranges[name] ?? [];
  if (name === "year") return [String(least), String(Number(today.slice(0, 4)) + 1)];
  const write = (value: number) => formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  return [write(least), write(most)];
}
