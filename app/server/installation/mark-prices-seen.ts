import type { Deps } from "../deps.ts";

const text = "update installation set prices_seen_at = $1 where prices_seen_at is null";

/**
 * Notes that somebody who may vouch for the prices has seen them; once, and without an audit entry, because looking changes
 * nothing.
 */
export async function markPricesSeen({ pool, clock }: Pick<Deps, "pool" | "clock">): Promise<void> {
  await pool.query({ name: "mark-prices-seen", text, values: [new Date(clock.now())] });
}
