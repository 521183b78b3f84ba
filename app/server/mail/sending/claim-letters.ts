/** Claims on letters: a claim keeps other processes away for a while, and lapses by itself when this one dies. */
import type { Pool } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { Clock } from "../../deps.ts";
import type { LetterKind } from "../letter.ts";
import type { Lane } from "../transports/choose-transport.ts";

/** A row of the outbox that this process has claimed. */
export type ClaimedLetter = {
  id: number;
  kind: LetterKind;
  language: Language;
  payload: unknown;
  reservationId: number | null;
  /** The number of claims including this one; tries that did not reach the carrier do not count. */
  attempts: number;
  createdAt: Date;
  /** When it was due; letters of one call that were put off are due at the same moment. */
  dueAt: Date;
};

/** How long a claim lasts unless it is renewed. */
export const claimMs = 30_000;

const claimText = `
  with due as (
    select id, next_try_at as due_at from outbox
    where sent_at is null and failed_at is null and next_try_at <= $1 and kind <> all($3)
      and (kind = any($5)) = $6
    order by next_try_at, id limit $4 for update skip locked
  )
  update outbox set attempts = attempts + 1, next_try_at = $2 from due where outbox.id = due.id
  returning outbox.id, kind, language, payload, reservation_id as "reservationId", attempts,
    created_at as "createdAt", due_at as "dueAt"`;

/**
 * Claims at most `max` due letters of a lane, the longest due first. No other process can have them while the claim lasts.
 */
export async function claimLetters(
  { pool, clock }: { pool: Pool; clock: Clock },
  { max, without, lane }: { max: number; without: readonly string[]; lane: Lane },
): Promise<ClaimedLetter[]> {
  const now = clock.now();
  const isTaken = lane.takes === "these";
  const values = [new Date(now), new Date(now + claimMs), without, max, lane.kinds, isTaken];
  const { rows } = await pool.query<ClaimedLetter>({
    name: "claim-letters",
    text: claimText,
    values,
  });
  return rows.sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime() || a.id - b.id);
}

const renewText = `
  update outbox set next_try_at = $2 where id = any($1) and sent_at is null and failed_at is null`;

/** Renews claims from now on. */
export async function renewClaims(
  { pool, clock }: { pool: Pool; clock: Clock },
  ids: readonly number[],
): Promise<void> {
  const values = [ids, new Date(clock.now() + claimMs)];
  await pool.query({ name: "renew-claims", text: renewText, values });
}

const releaseText = `
  update outbox set attempts = attempts - 1, next_try_at = $2
  where id = any($1) and sent_at is null and failed_at is null`;

/** Gives back letters that were not tried, unchanged. */
export async function releaseClaims(
  { pool, clock }: { pool: Pool; clock: Clock },
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const values = [ids, new Date(clock.now())];
  await pool.query({ name: "release-claims", text: releaseText, values });
}
