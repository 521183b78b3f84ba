import type { Pool } from "pg";

const text = `
  select first_name as "firstName", token from reservation where code = $1 and erased_at is null`;

/** Whose reservation a bare code is, and the token that opens it; `undefined` when nobody's, or when it was erased. */
export async function findByCode(
  pool: Pool,
  code: string,
): Promise<{ firstName: string; token: string } | undefined> {
  const { rows } = await pool.query<{ firstName: string; token: string }>({
    name: "find-by-code",
    text,
    values: [code],
  });
  return rows[0];
}
