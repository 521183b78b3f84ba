import type { Facts } from "../facts.ts";
import { type Contact, hasPlaceholders } from "./placeholders.ts";

/** What takes ordinary letters out of the house; the mailbox keeps them in it. */
export type Carrier = "smtp" | "resend" | "mailbox";

/** Whatever may take a letter; an edge function takes some kinds. */
export const letterCarriers = ["smtp", "resend", "edge", "mailbox"] as const;
export type LetterCarrier = (typeof letterCarriers)[number];

/** Whose way a letter may go. `edge`: an edge function takes some kinds, whatever the carrier of the others is. */
export type Carriage = { carrier: Carrier; edge: boolean };

/** What becomes of a letter: it is sent, it stays on this server, or it waits until the agency can be reached. */
export type LetterFate = "sent" | "kept" | "held";

/** What becomes of an ordinary letter that is written now. */
export function letterFate(
  { carrier }: { carrier: LetterCarrier },
  facts: Pick<Facts, Contact>,
): LetterFate {
  if (carrier === "mailbox") return "kept";
  return hasPlaceholders(facts) ? "held" : "sent";
}

/** True while letters wait that would leave the house: the agency's contacts still stand in for real ones. */
export function holdsLetters({ carrier, edge }: Carriage, facts: Pick<Facts, Contact>): boolean {
  return (carrier !== "mailbox" || edge) && hasPlaceholders(facts);
}
