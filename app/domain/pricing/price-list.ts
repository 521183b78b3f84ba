import type { Bilingual } from "../language.ts";
import type { LocalDate } from "../calendar.ts";
import type { CarCategory } from "../cars/car.ts";
import type { Location } from "../locations/location.ts";

/** Dates (inclusive) with prices of their own. When several cover a day, the highest priority wins. */
export type Season = {
  id: number;
  name: Bilingual;
  from: LocalDate;
  to: LocalDate;
  priority: number;
  /** Raises the minimum rental for trips whose pick-up day lies in the season. */
  minRentalDays?: number;
};

/** A price per day in euro cents; most specific first: car + season, category + season, car, category. */
export type Rate = {
  id: number;
  carId?: number;
  category?: CarCategory;
  seasonId?: number;
  perDayCents: number;
  /** For rental days that start on a Friday, Saturday or Sunday. */
  weekendPerDayCents?: number;
};

export type LengthDiscount = { fromDays: number; percent: number };

export const coverages = ["collision", "theft", "glass", "tyres", "underbody"] as const;
export type Coverage = (typeof coverages)[number];

/** A protection plan; what it costs depends on category and rental length. */
export type ProtectionPlan = {
  code: string;
  name: Bilingual;
  description: Bilingual;
  depositCents: number;
  /** The most a renter pays for a damage. */
  excessCents: number;
  /** Returned without new damage, or with damage and a police report; else it covers the damage. Zero when the plan has none. */
  safetyFeeCents: number;
  covers: readonly Coverage[];
  prices: readonly { category: CarCategory; fromDays: number; perDayCents: number }[];
  displayOrder: number;
};

export type Extra = {
  code: string;
  name: Bilingual;
  note: Bilingual;
  charge: "per-day" | "per-rental" | "free";
  /** Euro cents per day or per rental and piece. */
  priceCents: number;
  /** The most one piece costs in one rental. */
  capCents?: number;
  maxQuantity: number;
  /** Pieces the agency owns; `undefined` = not counted. */
  stock?: number;
  /** Free and always fitted on rental days between these month-days (`MM-DD`, inclusive, may wrap over new year). */
  includedFrom?: string;
  includedTo?: string;
  displayOrder: number;
};

export type BorderCountry = {
  code: string;
  name: Bilingual;
  /** The oval sign on a car: HR, SRB, MNE. */
  sign: string;
  allowed: boolean;
  charge: "per-rental" | "per-day";
  feeCents: number;
  document: "none" | "green-card" | "border-insurance";
  note: Bilingual;
  displayOrder: number;
};

export type OneWayFee = { fromLocationId: string; toLocationId: string; feeCents: number };

/** Numbers that the agency sets; each has one home, the `setting` table. */
export type RentalRules = {
  graceMinutes: number;
  minRentalDays: number;
  maxRentalDays: number;
  /** How far ahead a pick-up may lie, in days. */
  maxAdvanceDays: number;
  /** What it takes to get a car ready, in minutes: with the drive, the lead time of a place that has none of its own. */
  leadMinutes: number;
  /** The least hours between a booking and a pick-up out of hours, for which somebody has to come. */
  outOfHoursLeadHours: number;
  minDriverAge: number;
  /** Drivers under this age pay the young-driver surcharge. */
  youngDriverUntil: number;
  youngDriverPerDayCents: number;
  youngDriverCapCents: number;
  licenceYears: number;
  freeCancellationHours: number;
  /** Whoever books later than that changes and cancels free of charge for these minutes after booking. */
  freeAfterBookingMinutes: number;
  turnaroundMinutes: number;
  autoConfirm: boolean;
  /** The longest booking that is confirmed at once, and the dearest. */
  instantDays: number;
  instantValueCents: number;
  /** The open reservations of one person, and the rental days in them, up to which a booking is confirmed at once. */
  instantReservations: number;
  instantPersonDays: number;
};

/** Everything that a price depends on, read in one snapshot. `version` changes with every edit of any of it. */
export type PriceList = {
  version: number;
  rules: RentalRules;
  seasons: readonly Season[];
  rates: readonly Rate[];
  lengthDiscounts: readonly LengthDiscount[];
  plans: readonly ProtectionPlan[];
  extras: readonly Extra[];
  countries: readonly BorderCountry[];
  oneWayFees: readonly OneWayFee[];
  locations: readonly Location[];
};
