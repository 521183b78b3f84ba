import type { Pool } from "pg";
import type { Deps } from "../deps.ts";
import { addressLimit } from "./address-limit.ts";
import { tryLimit, type DeedLimit, type LimitRule, type TooMany } from "./try-limit.ts";

const hourSeconds = 60 * 60;

/** Reservations from one address: a bot must not take the whole fleet, nor fill a mailbox. */
export const bookingRule: LimitRule = { name: "booking", tries: 10, seconds: hourSeconds };

/** Changes and reports of one reservation: each of them sends letters. */
export const changeRule: LimitRule = { name: "change", tries: 20, seconds: hourSeconds };

export type BookingLimits = { bookings: DeedLimit; changes: DeedLimit };

const limitsOf = new WeakMap<Pool, BookingLimits>();

/** The limits on bookings and changes, one set per process. */
export function bookingLimits(deps: Pick<Deps, "pool" | "signingKey">): BookingLimits {
  const known = limitsOf.get(deps.pool);
  if (known) return known;
  const limits = {
    bookings: addressLimit(deps, bookingRule),
    changes: tryLimit(deps, changeRule),
  };
  limitsOf.set(deps.pool, limits);
  return limits;
}

/**
 * Runs `work` unless its limit is reached. A try is counted before `work` begins, so that parallel requests are no
 * way around, and is given back when `work` fails: when it returns an answer that is not `ok`, or throws.
 */
export async function withinLimit<Answer extends { ok: boolean }>(
  limit: DeedLimit,
  subject: string,
  work: () => Promise<Answer>,
): Promise<Answer | TooMany> {
  const counted = await limit.count(subject);
  if (!counted.ok) return counted;
  let isDone = false;
  try {
    const answer = await work();
    isDone = answer.ok;
    return answer;
  } finally {
    if (!isDone) await limit.giveBack(subject);
  }
}
