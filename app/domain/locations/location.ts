import type { Bilingual } from "../language.ts";
import type { LocalDate, LocalTime } from "../calendar.ts";

export const locationCategories = ["airports", "bus-stations", "offices"] as const;
export type LocationCategory = (typeof locationCategories)[number];

/** Open from `opens` to `closes` of one day; `closes` may be "24:00". */
export type OpenSpan = { opens: LocalTime; closes: LocalTime | "24:00" };

/** The hours of one place: a span per ISO weekday (index 0 = Monday), `undefined` = closed; special days win. */
export type OpeningHours = {
  weekly: readonly (OpenSpan | undefined)[];
  special: readonly { date: LocalDate; span: OpenSpan | undefined; label: Bilingual }[];
};

/** A pick-up and return place. Money in euro cents. */
export type Location = {
  /** Stable key, language-neutral: `airport-tuzla`. It is what the URL and the draft carry. */
  id: string;
  category: LocationCategory;
  name: Bilingual;
  slug: Bilingual;
  description: Bilingual;
  /** How to find us there, one sentence. */
  meeting: Bilingual;
  address: string;
  postalCode: string;
  city: string;
  region: Bilingual;
  iata?: string;
  phone: string;
  email: string;
  lat: number;
  lng: number;
  deliveryFeeCents: number;
  /** What a pick-up or return outside the hours means here. */
  outOfHours: "free" | "fee" | "blocked";
  outOfHoursFeeCents: number;
  /** The least minutes between a booking and a pick-up in the hours: its own, or what the drive there takes (`usual-lead`). */
  leadMinutes: number;
  hours: OpeningHours;
};
