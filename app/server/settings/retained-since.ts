import type { Pool } from "pg";
import { usualRetention, type Retention } from "../../domain/legal-facts.ts";
import { settingKey } from "../catalogue/read-settings.ts";

type Time = Extract<keyof Retention, `${string}Months` | `${string}Years`>;

const mostMonths = 1200;
const text = "select value from setting where key = $1";

/**
 * What is older than this has been kept long enough: the moment so many months or years ago as the setting says, or as is usual when
 * there is none or it makes no sense. `now` in epoch milliseconds. The privacy policy names the same settings.
 */
export async function retainedSince(pool: Pool, name: Time, now: number): Promise<Date> {
  const { rows } = await pool.query<{ value: unknown }>(text, [settingKey(name)]);
  const value = rows[0]?.value;
  const isSet = typeof value === "number" && Number.isInteger(value) && value > 0;
  const kept = (isSet ? value : usualRetention[name]) * (name.endsWith("Years") ? 12 : 1);
  const since = new Date(now);
  since.setUTCMonth(since.getUTCMonth() - Math.min(kept, mostMonths));
  // A month without that day: its last one, or something would be forgotten before its time.
  if (since.getUTCDate() !== new Date(now).getUTCDate()) since.setUTCDate(0);
  return since;
}
