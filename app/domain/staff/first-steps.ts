/** What a new agency does once so that the product can be trusted with customers. Facts tick each step; nobody does so by hand. */
import type { Facts, Review } from "../facts.ts";
import { type LegalFacts, missingLegalFacts } from "../legal-facts.ts";
import { type Contact, placeholdersOf } from "../settings/placeholders.ts";
import { may, type Right } from "./rights.ts";
import type { StaffRole } from "./roles.ts";

/** The steps in their order, each with the right that it takes: whoever lacks it does not see the step. */
const steps = {
  phone: "edit-settings",
  address: "edit-settings",
  mail: "see-settings",
  "second-step": "manage-staff",
  company: "edit-settings",
  reviews: "edit-settings",
  legal: "edit-settings",
  colleague: "manage-staff",
  prices: "vouch-for-prices",
  backup: "see-settings",
} as const satisfies Record<string, Right>;

export type StepName = keyof typeof steps;

export type Step = { name: StepName; isDone: boolean };

export type StepFacts = {
  facts: Pick<Facts, Contact>;
  legalFacts: LegalFacts;
  /** Those that are published. */
  reviews: readonly Pick<Review, "sample">[];
  /** True when letters leave the house, and one has. */
  letterLeft: boolean;
  /** True when every active owner has the second step. */
  ownersSecured: boolean;
  /** The points of the legal texts in force that a lawyer has not confirmed. */
  openPoints: number;
  /** Active members, owners included. */
  members: number;
  pricesSeen: boolean;
  backedUp: boolean;
};

/** The names of the steps that a role takes; none for most. */
export function stepsOf(role: StaffRole): StepName[] {
  return stepNames.filter((name) => may(role, steps[name]));
}

const stepNames = Object.keys(steps) as StepName[];

/** The steps of a role with those that are done; empty when all are. */
export function listSteps(role: StaffRole, known: StepFacts): Step[] {
  const listed = stepsOf(role).map((name) => ({ name, isDone: isDone[name](known) }));
  return listed.every((step) => step.isDone) ? [] : listed;
}

const isDone: Record<StepName, (known: StepFacts) => boolean> = {
  phone: ({ facts }) => placeholdersOf(facts).every((contact) => contact === "email"),
  address: ({ facts }) => !placeholdersOf(facts).includes("email"),
  mail: ({ letterLeft }) => letterLeft,
  "second-step": ({ ownersSecured }) => ownersSecured,
  company: ({ legalFacts }) => missingLegalFacts(legalFacts).length === 0,
  reviews: ({ reviews }) => reviews.length > 0 && reviews.every(({ sample }) => !sample),
  legal: ({ openPoints }) => openPoints === 0,
  colleague: ({ members }) => members > 1,
  prices: ({ pricesSeen }) => pricesSeen,
  backup: ({ backedUp }) => backedUp,
};
