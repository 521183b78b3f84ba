import { dateOf, type LocalDateTime } from "../../domain/calendar.ts";
import type { Kept } from "./kept-reservation.ts";

type Shown = {
  code: string;
  trip: { dropoffAt: LocalDateTime };
  links: { pdf: string; calendar: string };
};

/** What of a shown reservation is kept on the device. */
export function keptOf({ code, trip, links }: Shown, path: string): Kept {
  return { path, code, returnOn: dateOf(trip.dropoffAt), papers: [links.pdf, links.calendar] };
}
