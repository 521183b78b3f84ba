/** Reads an agreement that a phone brings back: only one that the house made is of use, and its seal says so. */
import { z } from "zod";
import { borderDocuments } from "../../borders/read-countries.ts";
import type { AgreementTerms, SealedTerms } from "./agreement.ts";

const line = z.string().max(2000);
const cents = z.int();
const both = z.strictObject({ en: line, bs: line });
const longest = 60_000;
const whole = z.strictObject({ en: z.string().max(longest), bs: z.string().max(longest) });
const end = z.strictObject({ at: line, place: both });

const terms: z.ZodType<AgreementTerms> = z.strictObject({
  form: z.literal(1),
  code: line,
  agency: z.strictObject({
    name: line,
    address: line,
    city: line,
    phone: line,
    email: line,
    jib: line.optional(),
    vatNumber: line.optional(),
    representative: line.optional(),
  }),
  renter: z.strictObject({ name: line, email: line, phone: line }),
  car: line,
  from: end,
  to: end,
  rentalDays: cents,
  lines: z.array(z.strictObject({ label: both, quantity: both, amountCents: cents })).max(200),
  perDayCents: cents,
  totalCents: cents,
  netCents: cents,
  vatCents: cents,
  plan: z.strictObject({ name: both, excessCents: cents, safetyFeeCents: cents }),
  depositCents: cents,
  extras: z.array(z.strictObject({ name: both, pieces: cents })).max(100),
  countries: z
    .array(z.strictObject({ code: line, name: both, document: z.enum(borderDocuments) }))
    .max(100),
  clauses: z.array(z.strictObject({ title: both, paragraphs: z.array(both).max(40) })).max(60),
  general: z
    .strictObject({ version: cents, publishedOn: line, title: both, body: whole })
    .optional(),
});

/** An agreement with its seal, as a phone sends it. */
export const sealedTerms: z.ZodType<SealedTerms> = z.strictObject({
  terms,
  sha256: line,
  seal: line,
});
