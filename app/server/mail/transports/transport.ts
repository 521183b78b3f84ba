/** A way to send letters: a mail server, a mail provider, an edge function, a folder. */
import type { LetterCarrier } from "../../../domain/settings/carrier.ts";
import type { LetterKind } from "../letter.ts";
import type { MailMessage } from "./mail-message.ts";

/** A written letter that waits to be handed over. */
export type OutgoingLetter = {
  /** Its row in the outbox. */
  id: number;
  kind: LetterKind;
  message: MailMessage;
  /** With its angle brackets, the same at every try, so that copies can be recognised. */
  messageId: string;
  /** The same at every try, for carriers that accept a letter only once. */
  onceKey: string;
  /** When it is handed over, epoch ms. */
  at: number;
};

/**
 * `refused`: permanently, for this letter. `addressee`: permanently, for who it goes to; when several are refused in a row, the
 * carrier is ill and not the letters. `try-again`: not now. `unreachable`: no connection or no access, which is not the letter's
 * fault.
 */
export type DeliveryFault = "refused" | "addressee" | "try-again" | "unreachable";

export type Delivery = { ok: true } | { ok: false; reason: DeliveryFault; error: string };

export type Transport = {
  /** The name of the transport, in the log and on the rows of its letters. */
  name: LetterCarrier;
  /** False for the local mailbox: whatever it takes stays on this server. */
  leavesHouse: boolean;
  /** Resolves once the letter was accepted, or was not. */
  deliver: (letter: OutgoingLetter) => Promise<Delivery>;
  /** Sends many letters in one call, where the carrier can. */
  together?: {
    max: number;
    takes: (letter: OutgoingLetter) => boolean;
    /** Returns an answer for each letter, in their order. */
    deliver: (letters: readonly OutgoingLetter[]) => Promise<Delivery[]>;
  };
  /** Closes open connections, and aborts what is under way. */
  close: () => void;
};

export const delivered: Delivery = { ok: true };

/** The answer for a letter that was not accepted, with the carrier's words. */
export function undelivered(reason: DeliveryFault, error: string): Delivery {
  return { ok: false, reason, error };
}
