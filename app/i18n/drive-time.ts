import type { Language } from "../domain/language.ts";
import { placesWords } from "./places/en.ts";

/** Returns `25 min`, `3 h`, `3 h 10 min`; 0 minutes reads as next door. */
export function formatDriveTime(minutes: number, language: Language): string {
  return minutes === 0 ? placesWords(language).nextDoor : formatDuration(minutes, language);
}

/** Returns `25 min`, `3 h`, `3 h 10 min`. */
export function formatDuration(minutes: number, language: Language): string {
  const words = placesWords(language);
  if (minutes === 0) return words.minutes(0);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && words.hours(hours), rest > 0 && words.minutes(rest)]
    .filter(Boolean)
    .join(" ");
}
