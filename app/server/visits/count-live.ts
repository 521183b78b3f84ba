import type { Deps } from "../deps.ts";

const liveMs = 5 * 60_000;
const text = "select count(*)::int as live from visit where last_seen_at > $1";

/** How many recorded visits told of themselves in the last five minutes. */
export async function countLive({ pool, clock }: Pick<Deps, "pool" | "clock">): Promise<number> {
  const values = [new Date(clock.now() - liveMs)];
  const { rows } = await pool.query<{ live: number }>({ name: "visits-live", text, values });
  return rows[0]?.live ?? 0;
}
