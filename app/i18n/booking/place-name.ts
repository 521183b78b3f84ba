import { allNames } from "../../domain/catalogue/all-names.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import { inLanguage, type Language } from "../../domain/language.ts";

/** The name of a place, also of one that is no longer offered; its id when nobody knows it. */
export function placeName(catalogue: Catalogue, id: string, language: Language): string {
  const place = allNames(catalogue).locations.find((one) => one.id === id);
  return place ? inLanguage(place.name, language) : id;
}
