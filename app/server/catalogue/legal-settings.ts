import { z } from "zod";
import { usualRetention, type LegalFacts, type Retention } from "../../domain/legal-facts.ts";

/** An emptied field counts as not set. */
const optionalWords = z.preprocess(
  (value) => (value === null || (typeof value === "string" && !value.trim()) ? undefined : value),
  z.string().trim().optional(),
);

/** The agency's entries in the court register and at the tax office. */
export const legalFactsSchema: z.ZodType<LegalFacts> = z.object({
  legalName: optionalWords,
  legalForm: optionalWords,
  registrationCourt: optionalWords,
  registrationNumber: optionalWords,
  jib: optionalWords,
  vatNumber: optionalWords,
  responsiblePerson: optionalWords,
  bankName: optionalWords,
  bankAccount: optionalWords,
});

const time = (name: keyof Retention) => z.int().min(1).default(usualRetention[name]);

/** How long data is kept; a period that nobody has set has its default. */
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
