/** What the agency says about itself, each fact with one home: the settings and the texts that staff edit. */
import type { LocalDate } from "./calendar.ts";
import type { Bilingual } from "./language.ts";
import type { OpeningHours } from "./locations/location.ts";
import type { MapTiles } from "./locations/map-tiles.ts";

export const paymentTypes = ["cash", "credit-card", "debit-card", "bank-transfer"] as const;
export type PaymentType = (typeof paymentTypes)[number];

/** Phones in E.164. */
export type Facts = {
  name: string;
  /** The year. */
  founded: number;
  /** "Over 1,280 customers trust us." */
  customers: number;
  /** What the agency says of its reviews; structured data counts stored reviews instead. */
  rating: number;
  reviewCount: number;
  phone: string;
  whatsapp: string;
  viber: string;
  email: string;
  address: string;
  postalCode: string;
  city: string;
  region: Bilingual;
  phoneHours: OpeningHours;
  serviceRadiusKm: number;
  paymentTypes: readonly PaymentType[];
  maintenanceMode: boolean;
  /** Without them there is no map with streets. */
  mapTiles?: MapTiles;
  /** The hosts that the tag manager's script may reach besides its own, for visitors who have agreed. */
  tagHosts: readonly string[];
};

/** What pages say of the agency; the rest of the facts is for the letter of the law and for the house. */
export type ShownFacts = Omit<Facts, "maintenanceMode" | "mapTiles" | "tagHosts">;

/** A customer's word. A `sample` is an example: shown, never counted, never in structured data. */
export type Review = {
  id: number;
  author: string;
  /** Where the writer is from, and where the car was picked up. */
  place: Bilingual;
  /** 1 to 5. */
  rating: number;
  text: Bilingual;
  writtenOn: LocalDate;
  sample: boolean;
};

/** A question that visitors ask. `topic` is `general` or the id of a location. */
export type Question = { id: number; topic: string; question: Bilingual; answer: Bilingual };

/** The legal texts, in the order in which they are read. */
export const legalKinds = [
  "terms",
  "cancellation",
  "privacy",
  "cookies",
  "complaints",
  "imprint",
] as const;
export type LegalKind = (typeof legalKinds)[number];

/** A published legal text. The body is written as `i18n/legal/fill-legal.ts` says. */
export type LegalDocument = {
  kind: LegalKind;
  version: number;
  title: Bilingual;
  body: Bilingual;
  publishedOn: LocalDate;
};
