import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { recordFailedLetter } from "../reservations/record-failed-letter.ts";
import type { ClaimedLetter } from "./claim-letters.ts";
import type { LetterKind } from "./letter.ts";
import { queueLetters } from "./queue-letters.ts";

type World = Pick<Deps, "pool" | "clock">;

const failedText = `
  update outbox set failed_at = $2, last_error = $3
  where id = $1 and sent_at is null and failed_at is null returning id`;

/**
 * Ends the tries of a letter, and says so where staff look: on its row, on its reservation, and in a letter to them. A letter
 * that was to the staff themselves brings no other one.
 */
export async function giveUpLetter(
  { pool, clock }: World,
  { id, kind, reservationId }: ClaimedLetter,
  { to, error }: { to: string; error: string },
): Promise<void> {
  const at = new Date(clock.now());
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(failedText, [id, at, error]);
    if (!rowCount) return;
    const told = { reservationId, kind, error, at };
    const reservationCode =
      reservationId === null
        ? undefined
        : await recordFailedLetter(client, { ...told, reservationId });
    if (isForStaff(kind)) return;
    const payload = { kind, to, error, ...(reservationCode !== undefined && { reservationCode }) };
    const about = reservationId === null ? {} : { reservationId };
    await queueLetters(
      client,
      [{ kind: "undelivered-notice", language: "ba", payload, ...about }],
      at,
    );
  });
}

/** Ends the tries of a letter that has nothing to say any more; nobody misses it. */
export async function dropLetter(
  { pool, clock }: World,
  id: number,
  reason: string,
): Promise<void> {
  await pool.query(failedText, [id, new Date(clock.now()), reason]);
}

function isForStaff(kind: LetterKind): boolean {
  return kind.endsWith("-notice") || kind === "contact-message";
}
