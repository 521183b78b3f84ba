import { featureFields, mostFeatures } from "../../../domain/cars/car-form.ts";
import type { VehicleFaults } from "../../../domain/cars/vehicle-form.ts";
import type { FieldFaults } from "../../../domain/forms/field-fault.ts";
import type { Language } from "../../../domain/language.ts";
import { adminCarsWords } from "../../../i18n/admin-cars/en.ts";
import { faultText } from "../../../i18n/field-faults/fault-text.ts";

/** The labels of a car's fields. */
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

/** The faults of a car's form: a sentence for each field, in the order of the form. */
export function carFaults(faults: FieldFaults | undefined, language: Language): Sentence[] {
  return sentencesOf(faults, carLabels(language), language);
}

/** The faults of a vehicle's form: a sentence for each field, in the order of the form. */
export function vehicleFaults(faults: VehicleFaults | undefined, language: Language): Sentence[] {
  return sentencesOf(faults, adminCarsWords(language).vehicles.fields, language);
}

function sentencesOf(
  faults: FieldFaults = {},
  labels: Readonly<Record<string, string>>,
  language: Language,
): Sentence[] {
  return Object.entries(labels).flatMap(([name, label]) => {
    const fault = faults[name];
    return fault ? [{ fieldId: name, message: `${label}: ${faultText(fault, language)}` }] : [];
  });
}

/** The sentence about one field, as a property of that field. */
export function faultOf(sentences: readonly Sentence[], name: string): { fault?: string } {
  const found = sentences.find(({ fieldId }) => fieldId === name);
  return found ? { fault: found.message } : {};
}
