import type { Pool } from "pg";
import type { LocalDate } from "../../../domain/calendar.ts";

const text = "select max(day)::text as day from visit_day where dimension = 'all' and value = ''";

/** The last day whose sums are kept; undefined before the first night. */
export async function closedUntil(pool: Pool): Promise<LocalDate | undefined> {
  const { rows } = await pool.query<{ day: string | null }>({ name: "visits-closed", text });
  return rows[0]?.day ?? undefined;
}
