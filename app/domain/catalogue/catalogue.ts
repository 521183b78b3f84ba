/** Everything that public prices and pages are made of, as it stands at one moment. */
import type { TransferMinutes } from "../availability/occupancy.ts";
import type { Car } from "../cars/car.ts";
import type { Facts, LegalDocument, Question, Review } from "../facts.ts";
import type { DebtRules } from "../account/debt.ts";
import type { LetterRules } from "../figures/letter-rules.ts";
import type { HandoverRules } from "../handovers/handover-rules.ts";
import type { LegalFacts, Retention } from "../legal-facts.ts";
import type { Location } from "../locations/location.ts";
import type { Extra, PriceList, ProtectionPlan } from "../pricing/price-list.ts";

export type Catalogue = {
  version: number;
  priceList: PriceList;
  /** The cars on offer, in display order. */
  cars: readonly Car[];
  /** No longer offered; kept reservations still name them. */
  withdrawn: {
    cars: readonly Car[];
    locations: readonly Location[];
    plans: readonly ProtectionPlan[];
    extras: readonly Extra[];
  };
  transferMinutes: TransferMinutes;
  facts: Facts;
  reviews: readonly Review[];
  faq: readonly Question[];
  /** In force, in the order in which they are read. */
  legal: readonly LegalDocument[];
  legalFacts: LegalFacts;
  retention: Retention;
  handovers: HandoverRules;
  debts: DebtRules;
  letters: LetterRules;
};
