/** Searches that a form did not send because of its faults: the form says so, and the frame of the page hears it. */
import type { SearchFields } from "../../domain/reservations/trip/check-trip.ts";

const name = "refused-search";

/** Says that a search was not sent. */
export function sayRefused(fields: SearchFields): void {
  document.dispatchEvent(new CustomEvent(name, { detail: fields }));
}

/** Hears of every search that is not sent, until the returned function is called. */
export function hearRefused(hear: (fields: SearchFields) => void): () => void {
  const onRefused = (event: Event) => {
    if (event instanceof CustomEvent) hear(event.detail);
  };
  document.addEventListener(name, onRefused);
  return () => document.removeEventListener(name, onRefused);
}
