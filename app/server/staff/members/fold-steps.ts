import type { Pool } from "pg";

const text = `update "user" set steps_folded = $2 where id = $1 and steps_folded <> $2`;

/** Folds the first steps away for a member, or shows them again. A look of their own, which no audit entry tells. */
export async function foldSteps(
  pool: Pool,
  { id, folded }: { id: string; folded: boolean },
): Promise<void> {
  await pool.query(text, [id, folded]);
}
