/** Forms that were answered: a form sent twice gets the answer of the first time. */
import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { BookingForm } from "../../../domain/reservations/booking/booking.ts";
import type { Deps } from "../../deps.ts";

/** A form's key and what was in it. */
export type Submission = { key: string; bodyHash: string };

/** What a booking was answered, kept for a day. */
export type KeptAnswer = { ok: true; token: string; code: string };

const findText = `select body_hash as "bodyHash", answer from submission where key = $1`;
const forgetText = `delete from submission where created_at < $1`;
const msPerDay = 86_400_000;

/** The name that everything in a form has: equal forms have equal names, whatever the order of their fields. */
function hashBody(body: object): string {
  return createHash("sha256").update(JSON.stringify(body, inOrder)).digest("base64url");
}

/** The key is the form's; the hash is over everything in it that a booking depends on. */
export function submissionOf(form: BookingForm): Submission {
  const { submissionKey, trip, selection, details, seenTotalCents, staffNote } = form;
  const body = form.sent ?? { trip, selection, details, seenTotalCents, staffNote };
  return { key: submissionKey, bodyHash: hashBody(body) };
}

/** The answer that a form of this key got; `key-reused` when that form said something else, `undefined` when there was none. */
export async function findAnswer(
  db: Pool | PoolClient,
  { key, bodyHash }: Submission,
): Promise<KeptAnswer | "key-reused" | undefined> {
  const { rows } = await db.query<{ bodyHash: string; answer: KeptAnswer | null }>({
    name: "find-submission",
    text: findText,
    values: [key],
  });
  const [row] = rows;
  if (!row) return undefined;
  if (row.bodyHash !== bodyHash) return "key-reused";
  if (!row.answer) throw new Error("a form was kept without its answer");
  const { ok, token, code } = row.answer;
  return { ok, token, code };
}

/** Forgets the forms of more than a day ago; returns how many. To be called every hour or so. */
export async function forgetSubmissions(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(forgetText, [new Date(now - msPerDay)]);
  return rowCount ?? 0;
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * What the very same form was answered when it booked before; `undefined` when it did not, or its key came with something
 * else. Asked after a refusal, since its own booking may be what used up the coupon, the extra or the car.
 */
export async function findBooking(
  { pool }: Pick<Deps, "pool">,
  { submissionKey, sent }: { submissionKey: string; sent: object },
): Promise<KeptAnswer | undefined> {
  const kept = await findAnswer(pool, { key: submissionKey, bodyHash: hashBody(sent) });
  return kept === "key-reused" ? undefined : kept;
}
