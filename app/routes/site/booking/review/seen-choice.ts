import { writeSelection } from "../../../../domain/reservations/trip/search-params.ts";
import type { Selection } from "../../../../domain/reservations/trip/trip.ts";

/** What the page says is chosen, as it travels with the form. */
export function choiceText(selection: Selection): string {
  return new URLSearchParams(writeSelection(selection)).toString();
}

/**
 * Is it still what the visitor saw? An extra can run out while the form is open; free of charge, it would vanish without
 * a change of price.
 */
export function isChoiceSeen(form: FormData, selection: Selection): boolean {
  const seen = form.get("seenChoice");
  return seen === null || seen === choiceText(selection);
}
