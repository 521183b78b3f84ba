import type { Pool } from "pg";

const text = `
  select partner from reservation where partner is not null group by partner order by max(id) desc limit 100`;

/** The partners who sent reservations, those who sent one last first; at most 100. */
export async function listPartners(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ partner: string }>({ name: "list-partners", text });
  return rows.map(({ partner }) => partner);
}
