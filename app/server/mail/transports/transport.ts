/** A way for letters out of the house: a mail server, a mail company, an edge function, a folder. */
import type { LetterKind } from "../letter.ts";
import type { MailMessage } from "./mail-message.ts";

/** A letter that is written and waits to be handed over. */
export type OutgoingLetter = {
  /** Its row in the outbox. */
  id: number;
  kind: LetterKind;
  message: MailMessage;
  /** With its angle brackets, the same at every try: whoever gets a letter twice can tell. */
  messageId: string;
  /** The same at every try, for carriers that take a letter once only. */
  onceKey: string;
  /** When it is handed over, epoch ms. */
  at: number;
};

/**
 * `refused`: for good, this letter will never be taken. `try-again`: not now. `unreachable`: nobody is there, or does not
 * let us in; that is our trouble and not the letter's.
 */
export type DeliveryFault = "refused" | "try-again" | "unreachable";

export type Delivery = { ok: true } | { ok: false; reason: DeliveryFault; error: string };

export type Transport = {
  /** What the log calls it. */
  name: string;
  /** Answers once the letter is in other hands, or is not. */
  deliver: (letter: OutgoingLetter) => Promise<Delivery>;
  /** Where many letters can go in one call. */
  together?: {
    most: number;
    takes: (letter: OutgoingLetter) => boolean;
    /** Answers for each, in their order. */
    deliver: (letters: readonly OutgoingLetter[]) => Promise<Delivery[]>;
  };
  /** Lets go of what is kept open, and breaks off what is under way. */
  close: () => void;
};

export const delivered: Delivery = { ok: true };

/** A letter that was not taken, with what was said. */
export function undelivered(reason: DeliveryFault, error: string): Delivery {
  return { ok: false, reason, error };
}
