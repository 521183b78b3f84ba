/** What sending letters needs to know of the world. */
import type { Deps } from "../deps.ts";
import type { Sender } from "../env.server.ts";
import type { LetterWorld, QueuedLetter } from "../letters/write-letter.ts";
import type { CarrierRests } from "./carrier-rests.ts";
import type { Carriers } from "./choose-transport.ts";
import type { ClaimedLetter } from "./claim-letters.ts";
import type { MailMessage } from "./mail-message.ts";
import type { OutgoingLetter, Transport } from "./transport.ts";

/** Writes a letter; rejects when it cannot be written. */
export type WriteLetter = (queued: QueuedLetter, world: LetterWorld) => Promise<MailMessage>;

export type MailHouse = Pick<Deps, "pool" | "clock" | "log" | "signingKey"> & {
  /** Why a letter has nothing to say any more; `undefined` when it has. */
  staleness: (row: ClaimedLetter) => Promise<string | undefined>;
  /** What letters are written with now. */
  readWorld: () => Promise<LetterWorld>;
  write: WriteLetter;
  /** A letter that is not written after so long never will be. */
  writePatienceMs: number;
  carriers: Carriers;
  /** Who all letters are from, when the operator has named somebody. */
  from: Sender | undefined;
  rests: CarrierRests;
};

/** A letter that can be handed over. */
export type ReadyLetter = { row: ClaimedLetter; letter: OutgoingLetter; carrier: Transport };
