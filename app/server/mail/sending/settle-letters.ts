/** The outcome of tried letters, written into their rows. */
import type { Pool } from "pg";
import type { LetterCarrier } from "../../../domain/settings/carrier.ts";
import type { Clock } from "../../deps.ts";

type LetterDeps = { pool: Pool; clock: Clock };

const sentText = `
  update outbox set sent_at = $2, carrier = $3, last_error = null where id = any($1) and sent_at is null`;

/** They are in the hands of `carrier` and never sent again. */
export async function markSent(
  { pool, clock }: LetterDeps,
  ids: readonly number[],
  carrier: LetterCarrier,
): Promise<void> {
  const values = [ids, new Date(clock.now()), carrier];
  await pool.query({ name: "mark-letters-sent", text: sentText, values });
}

const putOffText = `
  update outbox set next_try_at = $2, last_error = $3
  where id = any($1) and sent_at is null and failed_at is null`;

/** Puts letters off until `until`. */
export async function putOff(
  { pool }: Pick<LetterDeps, "pool">,
  ids: readonly number[],
  { until, error }: { until: Date; error: string },
): Promise<void> {
  await pool.query({ name: "put-letters-off", text: putOffText, values: [ids, until, error] });
}

const unreachedText = `
  update outbox set next_try_at = $2, last_error = $3, attempts = greatest(attempts - 1, 1)
  where id = any($1) and sent_at is null and failed_at is null`;

/**
 * Puts letters off after a try that did not reach the carrier, which does not count. One attempt stays counted, to
 * tell a letter that may have left from one that was never tried.
 */
export async function putOffUncounted(
  { pool }: Pick<LetterDeps, "pool">,
  ids: readonly number[],
  { until, error }: { until: Date; error: string },
): Promise<void> {
  const values = [ids, until, error];
  await pool.query({ name: "put-letters-off-uncounted", text: unreachedText, values });
}
