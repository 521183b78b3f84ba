import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Location } from "../../../domain/locations/location.ts";
import { placesWords } from "../../../i18n/places/words.ts";

/** What search engines show of a description. */
const mostLetters = 160;

/** What a search engine says of a place: its description, and the terms where they still fit. The hours come in words. */
export function pageDescription(
  place: Pick<Location, "description">,
  freeCancellationHours: string,
  language: Language,
): string {
  const about = inLanguage(place.description, language);
  const terms = placesWords(language).place.metaEnd(freeCancellationHours);
  const whole = `${about} ${terms}`;
  return whole.length <= mostLetters ? whole : about;
}
