import { z } from "zod";
import { usualRetention, type LegalFacts, type Retention } from "../../domain/legal-facts.ts";

/** A field that was emptied is not set. */
const optionalWords = z.preprocess(
  (value) => (value === null || (typeof value === "string" && !value.trim()) ? undefined : value),
  z.string().trim().optional(),
);

/** What the register and the tax office have of the agency. */
export const legalFactsSchema: z.ZodType<LegalFacts> = z.object({
  legalName: optionalWords,
  legalForm: optionalWords,
  registrationCourt: optionalWords,
  registrationNumber: optionalWords,
  jib: optionalWords,
  vatNumber: optionalWords,
  responsiblePerson: optionalWords,
});

const time = (name: keyof Retention) => z.int().min(1).default(usualRetention[name]);

/** How long data is kept; a time that nobody has set is the usual one. */
export const retentionSchema: z.ZodType<Retention> = z.object({
  contactMessageMonths: time("contactMessageMonths"),
  cancelledReservationMonths: time("cancelledReservationMonths"),
  contractYears: time("contractYears"),
  documentPhotoDays: time("documentPhotoDays"),
  positionDays: time("positionDays"),
  visitMonths: time("visitMonths"),
  newsletterProofMonths: time("newsletterProofMonths"),
  complaintAnswerDays: time("complaintAnswerDays"),
  privacyAnswerDays: time("privacyAnswerDays"),
});
