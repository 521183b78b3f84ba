import { setTimeout as sleep } from "node:timers/promises";
import type { LetterCarrier } from "../../../domain/settings/carrier.ts";
import { giveUpLetter, isForStaff } from "./give-up-letter.ts";
import type { KeptClaims } from "./keep-claims.ts";
import type { MailHouse, ReadyLetter } from "../desk/mail-house.ts";
import { errorLine } from "../transports/one-line.ts";
import { markSent, putOff, putOffUncounted } from "./settle-letters.ts";
import { undelivered, type Delivery, type Transport } from "../transports/transport.ts";
import { pauseAfter } from "./try-again.ts";

/** Hands letters to their carrier in one call, and writes the outcome into their rows. */
export async function handOver(
  house: MailHouse,
  carrier: Transport,
  letters: readonly ReadyLetter[],
  claims: KeptClaims,
): Promise<void> {
  const deliveries = await deliver(carrier, letters);
  const sent = letters.filter((_, index) => deliveries[index]?.ok);
  await settleSent(house, carrier, sent, claims);
  const failed = letters.flatMap((ready, index) => {
    const delivery = deliveries[index];
    return !delivery || delivery.ok ? [] : [judged(house, { ...ready, ...delivery })];
  });
  await settleRefused(house, failed);
  await settleTryAgain(house, failed);
  await settleUnreached(house, carrier, failed);
}

async function deliver(
  carrier: Transport,
  ready: readonly ReadyLetter[],
): Promise<readonly Delivery[]> {
  const letters = ready.map(({ letter }) => letter);
  const [first] = letters;
  try {
    if (carrier.together && letters.length > 1) return await carrier.together.deliver(letters);
    return first ? [await carrier.deliver(first)] : [];
  } catch (error) {
    return letters.map(() => undelivered("try-again", errorLine(error)));
  }
}

async function settleSent(
  house: MailHouse,
  carrier: Transport,
  sent: readonly ReadyLetter[],
  claims: KeptClaims,
): Promise<void> {
  if (sent.length === 0) return;
  house.rests.reached(carrier);
  await surelyMarkSent(house, { ids: idsOf(sent), carrier: carrier.name }, claims);
  for (const { row } of sent)
    house.log.info({ letter: row.id, kind: row.kind, by: carrier.name }, "a letter was sent");
}

/**
 * A sent letter whose row does not say so would go out twice: the write is repeated until it succeeds or the claim
 * has lapsed.
 */
async function surelyMarkSent(
  house: MailHouse,
  { ids, carrier }: { ids: readonly number[]; carrier: LetterCarrier },
  claims: KeptClaims,
): Promise<void> {
  for (;;) {
    try {
      return await markSent(house, ids, carrier);
    } catch (error) {
      house.log.error({ err: error, letters: ids }, "a sent letter was not written down");
      if (!claims.hold()) throw error;
      await sleep(200);
    }
  }
}

type Failed = ReadyLetter & Extract<Delivery, { ok: false }>;

/** Refusals of one addressee that a letter waits out: the next may come from a server that is well again. */
const maxRefusals = 3;
/** The age at which a refused letter is given up, whatever else is refused. */
const maxRefusedMs = 24 * 60 * 60_000;

/**
 * A refused addressee is the letter's fault only when it is refused alone. A server that refuses several in a row, or the agency
 * itself, refuses everybody: then letters wait as if it was not there.
 */
function judged(house: MailHouse, failed: Failed): Failed {
  if (failed.reason !== "addressee") return failed;
  const { row, carrier, letter } = failed;
  const refused = house.rests.refused(carrier, letter.message.to);
  const isOld = house.clock.now() - row.createdAt.getTime() > maxRefusedMs;
  if (isOld) return { ...failed, reason: "refused" };
  if (refused > 1 || isForStaff(row.kind)) return { ...failed, reason: "unreachable" };
  return { ...failed, reason: row.attempts >= maxRefusals ? "refused" : "try-again" };
}

async function settleRefused(house: MailHouse, failed: readonly Failed[]): Promise<void> {
  for (const one of failed) if (one.reason === "refused") await giveUp(house, one);
}

async function settleTryAgain(house: MailHouse, failed: readonly Failed[]): Promise<void> {
  const again = failed.filter(({ reason }) => reason === "try-again");
  // Letters of one call are put off in one statement, so that they are due together again.
  for (const [tries, letters] of Map.groupBy(again, ({ row }) => row.attempts)) {
    const pause = pauseAfter(tries);
    if (pause === undefined) for (const one of letters) await giveUp(house, one);
    else {
      const until = new Date(house.clock.now() + pause);
      for (const { row, carrier } of letters)
        house.log.warn({ letter: row.id, kind: row.kind, by: carrier.name, tries }, "put off");
      await putOff(house, idsOf(letters), { until, error: letters[0]?.error ?? "" });
    }
  }
}

async function settleUnreached(
  house: MailHouse,
  carrier: Transport,
  failed: readonly Failed[],
): Promise<void> {
  const unreached = failed.filter(({ reason }) => reason === "unreachable");
  const [first] = unreached;
  if (!first) return;
  const until = house.rests.unreachable(carrier, first.row.kind);
  house.log.warn({ by: carrier.name, seconds: (until - house.clock.now()) / 1000 }, "mail rests");
  const { error } = first;
  await putOffUncounted(house, idsOf(unreached), { until: new Date(until), error });
}

async function giveUp(house: MailHouse, { row, letter, carrier, error }: Failed): Promise<void> {
  const about = { letter: row.id, kind: row.kind, by: carrier.name, tries: row.attempts };
  house.log.error(about, "a letter was given up");
  await giveUpLetter(house, row, { to: letter.message.to, error });
}

function idsOf(letters: readonly ReadyLetter[]): number[] {
  return letters.map(({ row }) => row.id);
}
