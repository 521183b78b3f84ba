import type { Pool } from "pg";
import type { MatchedDays } from "../../domain/figures/counterparts.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";

export type NamedMatch = MatchedDays & { id: number; name: string };

const listText = `
  select id, name, to_char(from_day, 'YYYY-MM-DD') as "from", to_char(to_day, 'YYYY-MM-DD') as "to",
    to_char(with_day, 'YYYY-MM-DD') as "withDay"
  from matched_days order by from_day desc, id`;

/** The days that are compared by hand, the latest first. */
export async function listMatchedDays(pool: Pool): Promise<NamedMatch[]> {
  return (await pool.query<NamedMatch>(listText)).rows;
}

const entry = { subjectKind: "setting", subjectId: "matched-days" };

/** Matches days with earlier ones. */
export async function matchDays(
  pool: Pool,
  { by, ...match }: MatchedDays & { name: string; by: Doer },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { name, from, to, withDay } = match;
    await client.query(
      "insert into matched_days (name, from_day, to_day, with_day) values ($1, $2, $3, $4)",
      [name, from, to, withDay],
    );
    await writeAuditEntries(client, [{ ...by, ...entry, action: "revenue.add", after: match }]);
  });
}

/** Takes a match away; nothing happens when it is gone already. */
export async function unmatchDays(pool: Pool, { id, by }: { id: number; by: Doer }): Promise<void> {
  await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ from: string }>(
      `delete from matched_days where id = $1 returning to_char(from_day, 'YYYY-MM-DD') as "from"`,
      [id],
    );
    for (const { from } of rows)
      await writeAuditEntries(client, [
        { ...by, ...entry, action: "revenue.remove", before: { from } },
      ]);
  });
}
