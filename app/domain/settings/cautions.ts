/** What every page of the back office says for as long as it is so: the site, its mail or its facts are not what customers expect. */
import type { Facts } from "../facts.ts";
import { type LegalFacts, missingLegalFacts } from "../legal-facts.ts";
import type { Right } from "../staff/rights.ts";
import { type Carriage, holdsLetters } from "./carrier.ts";
import { type Contact, placeholdersOf } from "./placeholders.ts";

export type Caution =
  /** Visitors see the maintenance page. */
  | { about: "closed" }
  /** The carrier does not take letters, or gave the last one up. */
  | { about: "failing" }
  /** Contacts stand in for real ones; `held`: letters wait because of them. */
  | { about: "placeholders"; contacts: Contact[]; held: boolean }
  /** Letters stay in the local mailbox; `most`: an edge function sends some kinds. */
  | { about: "kept"; most: boolean }
  | { about: "imprint"; missing: (keyof LegalFacts)[] };

export type CautionSources = {
  facts: Pick<Facts, Contact | "maintenanceMode">;
  legalFacts: LegalFacts;
  way: Carriage;
  mailFails: boolean;
};

/** The right that mends each of them; whoever lacks it reads the plain fact. */
export const mendingRights = {
  closed: "switch-maintenance",
  failing: "see-settings",
  placeholders: "edit-settings",
  kept: "see-settings",
  imprint: "edit-settings",
} as const satisfies Record<Caution["about"], Right>;

/** The cautions that hold now, the most important first: a phone shows that one alone. */
export function listCautions({ facts, legalFacts, way, mailFails }: CautionSources): Caution[] {
  const contacts = placeholdersOf(facts);
  const held = holdsLetters(way, facts);
  const missing = missingLegalFacts(legalFacts);
  const cautions: (Caution | false)[] = [
    facts.maintenanceMode && { about: "closed" },
    // A letter that is held back fails at nothing, whatever was said of it before.
    mailFails && !held && { about: "failing" },
    contacts.length > 0 && { about: "placeholders", contacts, held },
    way.carrier === "mailbox" && { about: "kept", most: way.edge },
    missing.length > 0 && { about: "imprint", missing },
  ];
  return cautions.filter((caution) => caution !== false);
}
