import type { Pool } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";

/** What a month is meant to bring, by its first day; euro cents with VAT inside. */
export type Goals = Readonly<Record<LocalDate, number>>;

const listText = `
  select to_char(month, 'YYYY-MM-DD') as month, cents from revenue_goal where month between $1::date and $2::date`;

/** The goals of the months that begin on one of the days. */
export async function listGoals(
  pool: Pool,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<Goals> {
  const { rows } = await pool.query<{ month: string; cents: number }>(listText, [from, to]);
  return Object.fromEntries(rows.map(({ month, cents }) => [month, cents]));
}

const writeText = `
  insert into revenue_goal (month, cents)
  select key::date, value::int from jsonb_each_text($1) where value is not null
  on conflict (month) do update set cents = excluded.cents`;

/** Sets the goals of months, by their first days; a month of which nothing is meant has none from then on. */
export async function setGoals(
  pool: Pool,
  { goals, by }: { goals: Readonly<Record<LocalDate, number | null>>; by: Doer },
): Promise<void> {
  await inTransaction(pool, async (client) => {
    const gone = Object.keys(goals).filter((month) => goals[month] === null);
    await client.query("delete from revenue_goal where month = any($1::date[])", [gone]);
    await client.query(writeText, [JSON.stringify(goals)]);
    const entry = { action: "revenue.change", subjectKind: "setting", subjectId: "revenue-goals" };
    await writeAuditEntries(client, [{ ...by, ...entry, after: goals }]);
  });
}
