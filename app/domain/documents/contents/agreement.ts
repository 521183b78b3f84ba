/** The rental agreement: what both sides agree on before the vehicle goes out, and what was found and signed then. */
import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import type { DriverPapers } from "../../handovers/driver-papers.ts";
import type { Energy } from "../../handovers/energy.ts";
import type { PhotoKind } from "../../handovers/photos.ts";
import type { SignedHow } from "../../handovers/sheet.ts";
import type { Drawing } from "../../handovers/signature.ts";
import type { Bilingual, Language } from "../../language.ts";
import type { BorderCountry } from "../../pricing/price-list.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** A numbered part of the agreement. */
export type Clause = { title: Bilingual; paragraphs: readonly Bilingual[] };

/** A line of the price as it is printed. */
export type AgreedLine = { label: Bilingual; quantity: Bilingual; amountCents: number };

/**
 * What is agreed on: everything that is known before the vehicle is at hand. It is shown before the signature, and the hash of its
 * canonical JSON is part of the sheet that is signed. Euro cents, VAT inside.
 */
export type AgreementTerms = {
  /** The form of these terms, so that old ones can be read for ever. */
  form: 1;
  /** EP-XXXXX-XXXXX. */
  code: string;
  agency: PaperAgency & { representative?: string };
  /** The phone in E.164. */
  renter: { name: string; email: string; phone: string };
  /** The car as it is listed. */
  car: string;
  from: { at: LocalDateTime; place: Bilingual };
  to: { at: LocalDateTime; place: Bilingual };
  rentalDays: number;
  lines: readonly AgreedLine[];
  /** The total over its days. */
  perDayCents: number;
  totalCents: number;
  netCents: number;
  vatCents: number;
  plan: { name: Bilingual; excessCents: number; safetyFeeCents: number };
  depositCents: number;
  extras: readonly { name: Bilingual; pieces: number }[];
  countries: readonly Pick<BorderCountry, "code" | "name" | "document">[];
  clauses: readonly Clause[];
  /** The general terms in force, printed whole; absent while the agency has none. */
  general?: { version: number; publishedOn: LocalDate; title: Bilingual; body: Bilingual };
};

/** Terms as the house showed them: only it can make the seal. */
export type SealedTerms = { terms: AgreementTerms; sha256: string; seal: string };

/** What was found of the vehicle when it went out. */
type AgreedHandover = {
  at: LocalDateTime;
  place: Bilingual;
  odometerKm: number;
  energy: Energy;
  sheetSha256: string;
  /** Of the handover; those on which papers can be read are not among them. */
  photos: readonly { kind: PhotoKind; sha256: string }[];
};

type AgreedSignature = {
  how: SignedHow;
  customerName: string;
  customer: Drawing;
  staff: Drawing;
  /** The language in which it was shown. */
  language: Language;
  /** By the clock of the device, and by ours. */
  deviceAt: LocalDateTime;
  receivedAt: LocalDateTime;
  /** The customer signed on a phone of their own. */
  onOwnPhone: boolean;
};

export type AgreementContent = {
  kind: "agreement";
  terms: AgreementTerms;
  /** Of the canonical JSON of the terms. */
  termsSha256: string;
  vehicle: { make: string; model: string; year: number; plate: string; vin: string };
  /** The renter first; empty while nobody has shown papers. */
  drivers: readonly DriverPapers[];
  handover?: AgreedHandover;
  /** Absent on one that is printed to be signed by hand. */
  signature?: AgreedSignature;
  staff: string;
};
