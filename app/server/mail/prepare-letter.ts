import { setTimeout as sleep } from "node:timers/promises";
import type { ClaimedLetter } from "./claim-letters.ts";
import { dropLetter, giveUpLetter } from "./give-up-letter.ts";
import type { MailHouse, ReadyLetter } from "./mail-house.ts";
import type { MailMessage } from "./mail-message.ts";
import { nameLetter } from "./message-id.ts";
import { cutLine, errorLine } from "./one-line.ts";
import { safeMessage } from "./safe-message.ts";
import { mostTries } from "./try-again.ts";

/**
 * Writes a letter and finds its carrier. `ended`: it will not go, as its row then says, because it is stale or cannot be
 * written, which never keeps the others waiting. `waits`: its carrier rests; the row is as it was claimed.
 */
export async function prepareLetter(
  house: MailHouse,
  row: ClaimedLetter,
): Promise<ReadyLetter | "ended" | "waits"> {
  const stale = await house.staleness(row);
  if (stale !== undefined) {
    await dropLetter(house, row.id, stale);
    return "ended";
  }
  // Its tries were counted, and none of them lived to say what became of it.
  if (row.attempts > mostTries) return giveUp(house, row, "", "Every try was broken off");
  const message = await write(house, row);
  if (typeof message === "string") return giveUp(house, row, "", message);
  const safe = safeMessage(message, house.from);
  if (!safe.ok) return giveUp(house, row, cutLine(message.to), safe.error);
  return address(house, row, safe.message);
}

/** The letter, or what went wrong. */
async function write(
  { readWorld, write, writePatienceMs, log }: MailHouse,
  row: ClaimedLetter,
): Promise<MailMessage | string> {
  // The database may be away, which is not the letter's fault.
  const world = await readWorld();
  const written = new AbortController();
  try {
    return await Promise.race([write(row, world), tooLong(writePatienceMs, written.signal)]);
  } catch (error) {
    log.error({ letter: row.id, kind: row.kind, err: error }, "a letter cannot be written");
    return errorLine(error);
  } finally {
    written.abort();
  }
}

async function tooLong(patienceMs: number, written: AbortSignal): Promise<never> {
  await sleep(patienceMs, undefined, { signal: written });
  throw new Error("It takes too long to write");
}

async function giveUp(
  house: MailHouse,
  row: ClaimedLetter,
  to: string,
  error: string,
): Promise<"ended"> {
  house.log.error({ letter: row.id, kind: row.kind }, "a letter was given up");
  await giveUpLetter(house, row, { to, error });
  return "ended";
}

function address(
  house: MailHouse,
  row: ClaimedLetter,
  message: MailMessage,
): ReadyLetter | "waits" {
  const carrier = house.carriers.for(message);
  if (house.rests.rests(carrier, row.kind)) return "waits";
  const { id, kind } = row;
  const name = nameLetter(house.signingKey, row, message.from.address);
  return { row, letter: { ...name, id, kind, message, at: house.clock.now() }, carrier };
}
