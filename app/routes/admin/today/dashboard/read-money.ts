/** The money of the dashboard, from the same ledger as the page of revenue, which each figure leads to. */
import { addDays, type LocalDate } from "../../../../domain/calendar.ts";
import { comparedWith, type Days } from "../../../../domain/figures/periods.ts";
import { addSold, revenueOf } from "../../../../domain/figures/sold.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listSold } from "../../../../server/revenue/list-sold.ts";

type Amount = { cents: number; to: string };

export type Money = {
  today: Amount;
  /** This month to today; `earlierCents`: last year to the same day, absent when nothing was sold then. */
  month: Amount & { earlierCents?: number };
  /** Booked for the days after today. */
  ahead: Amount;
};

/** As far ahead as anybody books, and a year more. */
const daysAhead = 730;

/** Reads what is sold, as of the end of today. */
export async function readMoney(
  { pool }: Pick<Deps, "pool">,
  { today, language }: { today: LocalDate; language: Language },
): Promise<Money> {
  const month = { from: `${today.slice(0, 7)}-01`, to: today, asOf: today };
  const ahead = { from: addDays(today, 1), to: addDays(today, daysAhead), asOf: today };
  const read = async (days: Days & { asOf: LocalDate }) =>
    revenueOf(addSold(await listSold(pool, { ...days, dating: "use" }, "year")));
  const only = { from: today, to: today, asOf: today };
  const asked = [only, month, comparedWith("date", month), ahead];
  const [now = 0, sold = 0, earlierCents = 0, coming = 0] = await Promise.all(asked.map(read));
  const to = (days: Days & { asOf: LocalDate }) =>
    `${adminPath("revenue", language)}?${new URLSearchParams({ ...days, compare: "date" })}`;
  return {
    today: { cents: now, to: to(only) },
    month: { cents: sold, to: to(month), ...(earlierCents !== 0 && { earlierCents }) },
    ahead: { cents: coming, to: to(ahead) },
  };
}
