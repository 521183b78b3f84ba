import { inTransaction } from "../../db/in-transaction.ts";
import type { ClaimedLetter } from "./claim-letters.ts";
import type { LetterKind } from "../letter.ts";
import type { MailHouse } from "../desk/mail-house.ts";
import { queueLetters } from "../queue-letters.ts";
import { withoutAddresses } from "../transports/without-addresses.ts";

type LetterDeps = Pick<MailHouse, "pool" | "clock">;

const failedText = `
  update outbox set failed_at = $2, last_error = $3
  where id = $1 and sent_at is null and failed_at is null returning id`;

/**
 * Ends the tries of a letter, and reports that where staff look: on its row, on its reservation, and in a letter to
 * them. A failed letter to the staff causes no other one.
 */
export async function giveUpLetter(
  { pool, clock, recordFailedLetter }: LetterDeps & Pick<MailHouse, "recordFailedLetter">,
  { id, kind, reservationId }: ClaimedLetter,
  { to, error }: { to: string; error: string },
): Promise<void> {
  const at = new Date(clock.now());
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(failedText, [id, at, error]);
    if (!rowCount) return;
    // The row and the letter are deleted in time; the history of a reservation stays.
    const told = { kind, error: withoutAddresses(error), at };
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

const dropText = `
  update outbox set failed_at = $2, last_error = $3, once_key = null
  where id = $1 and sent_at is null and failed_at is null`;

/**
 * Ends the tries of a letter that is no longer worth sending. Should it become so again, such as a reminder of a trip
 * that was moved away and back, another one may be written.
 */
export async function dropLetter(
  { pool, clock }: LetterDeps,
  id: number,
  reason: string,
): Promise<void> {
  await pool.query(dropText, [id, new Date(clock.now()), reason]);
}

/** True for letters to the agency itself. */
export function isForStaff(kind: LetterKind): boolean {
  return kind.endsWith("-notice") || kind === "contact-message";
}
