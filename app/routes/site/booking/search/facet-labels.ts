import type { Language } from "../../../../domain/language.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { resultsWords } from "../../../../i18n/results/en.ts";
import type { Facet } from "./filter-cars.ts";

/** What a value of a facet is called in the list of filters. */
export function facetLabel(facet: Facet, value: string, language: Language): string {
  if (facet === "seats") return resultsWords(language).seatsAtLeast(Number(value));
  const { category, transmission, fuel } = carWords(language);
  const names: Record<string, string> = { category, gearbox: transmission, fuel }[facet];
  return names[value] ?? value;
}

/** What it is called where it stands alone, on a chip. */
export function chipLabel(facet: Facet, value: string, language: Language): string {
  return facet === "seats"
    ? resultsWords(language).seatsChip(Number(value))
    : facetLabel(facet, value, language);
}
