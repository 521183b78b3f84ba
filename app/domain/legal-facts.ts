/** What the legal texts say of the agency besides its facts: who stands in the register, and how long data is kept. */

/** As the register and the tax office have it. What is absent is left out of the imprint. */
export type LegalFacts = {
  /** The full name of the firm, where it is longer than the name on the door. */
  legalName?: string;
  legalForm?: string;
  registrationCourt?: string;
  registrationNumber?: string;
  /** Thirteen digits. */
  jib?: string;
  /** Twelve digits: the number for indirect taxes. */
  vatNumber?: string;
  responsiblePerson?: string;
  /** Where transfers go: printed on payment slips and invoices, never in the imprint. */
  bankName?: string;
  /** Sixteen digits. */
  bankAccount?: string;
};

/** The facts that an imprint has to have (e-commerce law, BiH 88/07); the name on the door stands in for a full name of the firm. */
const required = [
  "legalForm",
  "registrationCourt",
  "registrationNumber",
  "jib",
  "vatNumber",
  "responsiblePerson",
] as const satisfies readonly (keyof LegalFacts)[];

/** The facts that the imprint still lacks, in the order of their form. */
export function missingLegalFacts(legal: LegalFacts): (keyof LegalFacts)[] {
  return required.filter((fact) => legal[fact] === undefined);
}

/** How long personal data is kept, a time per kind, and how soon letters about it are answered. */
export type Retention = {
  contactMessageMonths: number;
  cancelledReservationMonths: number;
  contractYears: number;
  documentPhotoDays: number;
  positionDays: number;
  visitMonths: number;
  /** The proof of a consent, after the newsletter was left. */
  newsletterProofMonths: number;
  complaintAnswerDays: number;
  privacyAnswerDays: number;
};

/**
 * What holds until the agency sets something else. Contracts: 10 years, as tax law has it; the others are the least that
 * their purpose needs. An answer to a complaint in 8 days is within what consumer law allows.
 */
export const usualRetention: Retention = {
  contactMessageMonths: 12,
  cancelledReservationMonths: 24,
  contractYears: 10,
  documentPhotoDays: 30,
  positionDays: 90,
  visitMonths: 13,
  newsletterProofMonths: 24,
  complaintAnswerDays: 8,
  privacyAnswerDays: 30,
};
