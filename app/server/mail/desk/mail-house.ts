/** The dependencies of sending letters. */
import type { PoolClient } from "pg";
import type { Deps } from "../../deps.ts";
import type { Sender } from "../../env.server.ts";
import type { LetterWorld, QueuedLetter } from "../../letters/write-letter.ts";
import type { CarrierRests } from "../sending/carrier-rests.ts";
import type { Carriers } from "../transports/choose-transport.ts";
import type { ClaimedLetter } from "../sending/claim-letters.ts";
import type { LetterKind } from "../letter.ts";
import type { MailMessage } from "../transports/mail-message.ts";
import type { OutgoingLetter, Transport } from "../transports/transport.ts";

/** Writes a letter; rejects when it cannot be written now, with an `UnreadablePayload` when it never can be. */
export type WriteLetter = (queued: QueuedLetter, world: LetterWorld) => Promise<MailMessage>;

/** A letter that was given up, and why; without anybody's address. */
export type FailedLetter = { reservationId: number; kind: LetterKind; error: string; at: Date };

export type MailHouse = Pick<Deps, "pool" | "clock" | "log" | "signingKey"> & {
  /** Returns why a letter is no longer worth sending; `undefined` when it is. */
  staleness: (row: ClaimedLetter) => Promise<string | undefined>;
  /** Writes into the history of a reservation that its letter was given up; returns its code as people read it. */
  recordFailedLetter: (client: PoolClient, failed: FailedLetter) => Promise<string | undefined>;
  /** Returns the facts that letters are written with now. */
  readWorld: () => Promise<LetterWorld>;
  write: WriteLetter;
  /** The time limit for writing a letter; after it the letter is tried another time. */
  writePatienceMs: number;
  carriers: Carriers;
  /** The sender of all letters, when the operator has set one. */
  from: Sender | undefined;
  rests: CarrierRests;
};

/** A letter that can be handed over. */
export type ReadyLetter = { row: ClaimedLetter; letter: OutgoingLetter; carrier: Transport };

/** A letter that cannot be written now, and the reason. */
export type UnwrittenLetter = { row: ClaimedLetter; fault: string };
