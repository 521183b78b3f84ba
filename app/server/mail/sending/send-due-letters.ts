/** One round of the mail: claims due letters, writes them, and hands them over, one call after the other. */
import { setImmediate as immediate } from "node:timers/promises";
import { claimLetters, releaseClaims, type ClaimedLetter } from "./claim-letters.ts";
import { handOver } from "./hand-over.ts";
import { isHeldBack } from "./hold-back.ts";
import { keepClaims } from "./keep-claims.ts";
import type { MailHouse, ReadyLetter, UnwrittenLetter } from "../desk/mail-house.ts";
import { prepareLetter, type PreparedLetter } from "./prepare-letter.ts";
import { oneLane, type Lane } from "../transports/choose-transport.ts";
import { putOffUnwritten } from "./put-off-unwritten.ts";

const maxAtOnce = 10;

/** Sends due letters of a lane until `stopping`; returns how many it claimed, none of a lane that is held back. */
export async function sendDueLetters(
  house: MailHouse,
  stopping: AbortSignal,
  lane: Lane = oneLane,
): Promise<number> {
  if (await isHeldBack(house, lane)) return 0;
  const together = house.carriers.all.map((carrier) => carrier.together?.max ?? 0);
  const max = Math.max(maxAtOnce, ...together);
  const rows = await claimLetters(house, { max, without: house.rests.restingKinds(), lane });
  if (rows.length === 0) return 0;
  const untouched = new Set(rows.map(({ id }) => id));
  const claims = keepClaims(house, [...untouched]);
  const mayGo = () => claims.hold() && !stopping.aborted;
  const go = async (letters: readonly ReadyLetter[]) => {
    const [first] = letters;
    // The carrier may have begun a rest while the letter was written.
    if (!first || !mayGo() || house.rests.rests(first.carrier, first.row.kind)) return;
    for (const { row } of letters) untouched.delete(row.id);
    await handOver(house, first.carrier, letters, claims);
    claims.letGo(letters.map(({ row }) => row.id));
  };
  const postpone = async (unwritten: UnwrittenLetter) => {
    untouched.delete(unwritten.row.id);
    claims.letGo([unwritten.row.id]);
    await putOffUnwritten(house, unwritten);
  };
  const gathered: ReadyLetter[] = [];
  try {
    for await (const { row, ready } of preparedAhead(house, rows)) {
      if (!mayGo()) break;
      if (ready === "waits") continue;
      if (ready === "ended") untouched.delete(row.id);
      else if ("fault" in ready) await postpone(ready);
      else if (ready.carrier.together?.takes(ready.letter)) gathered.push(ready);
      else await go([ready]);
    }
    for (const letters of companies(gathered)) await go(letters);
  } finally {
    claims.end();
    if (claims.hold()) await releaseClaims(house, [...untouched]);
  }
  return rows.length;
}

/**
 * Yields each letter while the next one is already being written: carriers are slow, and papers take time to draw.
 */
async function* preparedAhead(
  house: MailHouse,
  rows: readonly ClaimedLetter[],
): AsyncGenerator<{ row: ClaimedLetter; ready: PreparedLetter }> {
  const begin = async (row: ClaimedLetter): Promise<PreparedLetter> => {
    await immediate();
    return prepareLetter(house, row);
  };
  let next: Promise<PreparedLetter> | undefined;
  try {
    for (const [index, row] of rows.entries()) {
      const ready = await (next ?? begin(row));
      const after = rows[index + 1];
      next = after && begin(after);
      // Its error is thrown when its turn comes.
      next?.catch(() => undefined);
      yield { row, ready };
    }
  } finally {
    await next?.catch(() => undefined);
  }
}

/**
 * Groups letters into calls: new ones together, tried ones with the letters of their earlier call, because a carrier
 * recognises a call by its letters.
 */
function companies(gathered: readonly ReadyLetter[]): Iterable<ReadyLetter[]> {
  return Map.groupBy(gathered, ({ row: { attempts, dueAt } }) =>
    attempts === 1 ? 0 : dueAt.getTime(),
  ).values();
}
