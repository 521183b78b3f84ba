import { setTimeout as sleep } from "node:timers/promises";
import { hasPlaceholders } from "../../../domain/settings/placeholders.ts";
import type { LetterWorld } from "../../letters/write-letter.ts";
import type { ClaimedLetter } from "./claim-letters.ts";
import { dropLetter, giveUpLetter } from "./give-up-letter.ts";
import type { MailHouse, ReadyLetter, UnwrittenLetter } from "../desk/mail-house.ts";
import type { MailMessage } from "../transports/mail-message.ts";
import { nameLetter } from "../transports/message-id.ts";
import { cutLine, errorLine } from "../transports/one-line.ts";
import { safeMessage } from "../transports/safe-message.ts";
import { maxTries } from "./try-again.ts";
import { UnreadablePayload } from "./unreadable-payload.ts";

/**
 * `ended`: the letter will not be sent, as its row says. `waits`: its carrier rests, or it is held back; the row is as it was
 * claimed, and so it is for an unwritten letter.
 */
export type PreparedLetter = ReadyLetter | UnwrittenLetter | "ended" | "waits";

/**
 * Writes a letter and finds its carrier. A failure affects this letter alone: full memory or a bug of ours is over
 * some day, and only a payload that can never be a letter ends here.
 */
export async function prepareLetter(house: MailHouse, row: ClaimedLetter): Promise<PreparedLetter> {
  // The database may be down, which is not the letter's fault.
  const world = await house.readWorld();
  try {
    return await prepare(house, row, world);
  } catch (error) {
    const about = { letter: row.id, kind: row.kind, tries: row.attempts, err: error };
    house.log.error(about, "a letter cannot be written");
    const fault = errorLine(error);
    return error instanceof UnreadablePayload ? giveUp(house, row, "", fault) : { row, fault };
  }
}

async function prepare(
  house: MailHouse,
  row: ClaimedLetter,
  world: LetterWorld,
): Promise<PreparedLetter> {
  const stale = await house.staleness(row);
  if (stale !== undefined) {
    await dropLetter(house, row.id, stale);
    return "ended";
  }
  // The tries were counted, but the process died in each of them before it could record the outcome.
  if (row.attempts > maxTries) return giveUp(house, row, "", "Every try was broken off");
  const message = await write(house, row, world);
  const safe = safeMessage(message, house.from);
  if (!safe.ok) return giveUp(house, row, cutLine(message.to), safe.error);
  return address(house, row, safe.message, world);
}

async function write(
  { write, writePatienceMs }: MailHouse,
  row: ClaimedLetter,
  world: LetterWorld,
): Promise<MailMessage> {
  const written = new AbortController();
  try {
    return await Promise.race([write(row, world), tooLong(writePatienceMs, written.signal)]);
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
  world: LetterWorld,
): ReadyLetter | "waits" {
  const carrier = house.carriers.for(message);
  if (house.rests.rests(carrier, row.kind)) return "waits";
  // Asked again with the contacts that this very letter was written with.
  if (carrier.leavesHouse && hasPlaceholders(world.catalogue.facts)) return "waits";
  const { id, kind } = row;
  const name = nameLetter(house.signingKey, row, message.from.address);
  return { row, letter: { ...name, id, kind, message, at: house.clock.now() }, carrier };
}
