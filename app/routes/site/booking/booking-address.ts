import type { Language } from "../../../domain/language.ts";
import { writeSelection, writeTrip } from "../../../domain/reservations/trip/search-params.ts";
import type { Selection, Trip } from "../../../domain/reservations/trip/trip.ts";
import { pathTo } from "../../../i18n/paths.ts";

/** Returns the address of a booking step with every choice so far; it holds nothing personal. */
export function bookingAddress(
  step: "search" | "extras" | "review",
  language: Language,
  trip: Trip,
  selection: Partial<Selection> = {},
): string {
  const entries = [...writeTrip(trip), ...writeSelection(selection)];
  return `${pathTo(step, language)}?${new URLSearchParams(entries)}`;
}
