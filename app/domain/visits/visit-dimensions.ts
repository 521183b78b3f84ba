/** By what visits, searches and bookings are added up. An empty value is unknown. */
export const visitDimensions = [
  /** Everything of a day; its only value is empty. */
  "all",
  "page",
  "entry",
  "exit",
  "device",
  "browser",
  "language",
  "country",
  /** `Tuzla|BA`. */
  "town",
  /** The source that a link names, else the host of the page before without its `www.`; empty: neither. */
  "source",
  /** `source|medium|campaign` of the link. */
  "campaign",
  /** The furthest step of a visit and the page that it ended on: `2|/search`. */
  "furthest",
  "bot",
  /** `review/phone/missing`. */
  "fault",
  /** Trips that were searched for, each once a day, by step. */
  "trip",
  "search",
  /** `free`, `full`, or the reason for which no car was looked at. */
  "search-outcome",
  "search-place",
  /** The month of the pick-up, `2026-07`. */
  "search-month",
  /** Rental days. */
  "search-length",
  "search-category",
  /** Cars by their ids: shown in results, chosen, booked. */
  "car-shown",
  "car-chosen",
  "car-booked",
] as const;
export type VisitDimension = (typeof visitDimensions)[number];
