import type { Pool } from "pg";
import { usualRetention, type Retention } from "../../domain/legal-facts.ts";
import { settingKey } from "../catalogue/read-settings.ts";

type Time = Extract<keyof Retention, `${string}Months` | `${string}Years` | "documentPhotoDays">;

const maxMonths = 1200;
const maxDays = 36_500;
const msPerDay = 86_400_000;
const text = "select value from setting where key = $1";

/**
 * Returns the start of the retention period: older data is forgotten. The setting gives it in days, months or years; a
 * missing or invalid one has its default. `now` in epoch milliseconds. The privacy policy names the same settings.
 */
export async function retainedSince(pool: Pool, name: Time, now: number): Promise<Date> {
  const { rows } = await pool.query<{ value: unknown }>(text, [settingKey(name)]);
  const value = rows[0]?.value;
  const isSet = typeof value === "number" && Number.isInteger(value) && value > 0;
  const time = isSet ? value : usualRetention[name];
  if (name.endsWith("Days")) return new Date(now - Math.min(time, maxDays) * msPerDay);
  const kept = time * (name.endsWith("Years") ? 12 : 1);
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - Math.min(kept, maxMonths));
  // In a month without that day the last one counts, or something would be forgotten too early.
  if (since.getUTCDate() !== new Date(now).getUTCDate()) since.setUTCDate(0);
  return since;
}
