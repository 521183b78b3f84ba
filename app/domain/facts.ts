/** What the agency says about itself, each fact with one home: the settings and the texts that staff edit. */
import type { LocalDate } from "./calendar.ts";
import type { Bilingual } from "./language.ts";
import type { OpeningHours } from "./locations/location.ts";

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
};

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

export const legalKinds = ["terms", "privacy", "cookies", "imprint"] as const;
export type LegalKind = (typeof legalKinds)[number];

/** A legal text in force. The body is paragraphs and `## ` headings, parted by blank lines. */
export type LegalDocument = {
  kind: LegalKind;
  version: number;
  title: Bilingual;
  body: Bilingual;
  publishedOn: LocalDate;
};
