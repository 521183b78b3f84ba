import { inLanguage, type Language } from "../domain/language.ts";
import type { Location } from "../domain/locations/location.ts";
import { formatDuration } from "./duration.ts";
import { formatEuroShort } from "./format.ts";
import { formatWeek, isWholeDay } from "./hours.ts";
import { placesWords } from "./places/en.ts";

/** True when a place is open around the clock on every day of the week. */
export function isAlwaysOpen({ hours }: Pick<Location, "hours">): boolean {
  return hours.weekly.every((span) => span && isWholeDay(span));
}

/** Returns a week's hours in one line: `Monday to Saturday 06:00–22:00, Sunday 10:00–18:00`. */
export function weekText({ hours }: Pick<Location, "hours">, language: Language): string {
  return formatWeek(hours, language)
    .map((row) => `${row.days} ${row.hours}`)
    .join(", ");
}

/** Returns the rule outside a place's hours, as a sentence. */
export function outOfHoursText(
  place: Pick<Location, "hours" | "outOfHours" | "outOfHoursFeeCents">,
  language: Language,
): string {
  const words = placesWords(language);
  if (isAlwaysOpen(place)) return words.always;
  if (place.outOfHours === "blocked") return words.lateBlocked;
  if (place.outOfHours === "free" || place.outOfHoursFeeCents === 0) return words.lateFree;
  return words.lateFee(formatEuroShort(place.outOfHoursFeeCents, language));
}

/** Returns the fee for bringing the car to a place, as a sentence. */
export function deliveryText(
  { deliveryFeeCents }: Pick<Location, "deliveryFeeCents">,
  language: Language,
): string {
  const words = placesWords(language);
  if (deliveryFeeCents === 0) return words.deliveryFree;
  return words.deliveryFee(formatEuroShort(deliveryFeeCents, language));
}

/**
 * Returns the values that questions about a place may name in braces besides the agency's facts: `{openingHours}`,
 * `{outOfHours}`, `{delivery}`, `{meeting}`, `{leadTime}`. All but the first and the last are whole sentences.
 */
export function placeTexts(place: Location, language: Language) {
  return {
    openingHours: weekText(place, language),
    outOfHours: outOfHoursText(place, language),
    delivery: deliveryText(place, language),
    meeting: inLanguage(place.meeting, language),
    leadTime: formatDuration(place.leadMinutes),
  };
}

/** Returns `25 min`, `3 h`, `3 h 10 min`; 0 minutes reads as next door. */
export function formatDriveTime(minutes: number, language: Language): string {
  return minutes === 0 ? placesWords(language).nextDoor : formatDuration(minutes);
}
