import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { fittingText, seoTexts } from "../../../../i18n/seo-texts.ts";
import { placesWords } from "../../../../i18n/places/en.ts";

/** Returns a place's description for search engines: its text, and the terms when they still fit. The hours are in words. */
export function pageDescription(
  place: Pick<Location, "description">,
  freeCancellationHours: string,
  language: Language,
): string {
  const about = inLanguage(place.description, language);
  const terms = placesWords(language).place.metaEnd(freeCancellationHours);
  return fittingText([`${about} ${terms}`, about], seoTexts.maxDescription);
}
