import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";

export type PlaceChoice = { id: string; name: string };

/** The places that a vehicle can stand at, offered or not, by name. */
export function placeChoices(
  { priceList, withdrawn }: Pick<Catalogue, "priceList" | "withdrawn">,
  language: Language,
): PlaceChoice[] {
  return [...priceList.locations, ...withdrawn.locations].map(({ id, name }) => ({
    id,
    name: inLanguage(name, language),
  }));
}
