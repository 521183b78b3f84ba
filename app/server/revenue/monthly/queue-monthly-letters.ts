import { addDays, dateOf } from "../../../domain/calendar.ts";
import { monthOf } from "../../../domain/figures/periods.ts";
import type { Language } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import type { Letter } from "../../mail/letter.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { tellMonth } from "./tell-month.ts";

/** From this hour of the first day of a month, in Sarajevo, until the end of this day, so that a house that was off gets its letter. */
const [dueHour, lastDay] = [7, 5];

const ownersText = `
  select id, email, name, coalesce(language, 'ba') as language from "user"
  where role = 'owner' and not disabled and not exists (select from outbox where once_key = $1 || ':' || "user".id)`;

type Owner = { id: string; email: string; name: string; language: Language };

/**
 * Queues the letter about the month that is over, once for each owner, in the language of the page that the owner opened last. Nothing is
 * written about a month without any business, and nothing at all once the settings switch it off. Any number of processes may do this
 * at any time.
 */
export async function queueMonthlyLetters(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
): Promise<void> {
  const now = deps.clock.now();
  const local = toLocal(now);
  const [day, hour] = [Number(local.slice(8, 10)), Number(local.slice(11, 13))];
  if (day > lastDay || (day === 1 && hour < dueHour)) return;
  if (!(await deps.catalogue.get()).letters.monthlyLetter) return;
  const month = monthOf(addDays(dateOf(local), -day)).from;
  const key = `revenue-notice:${month.slice(0, 7)}`;
  const { rows: owners } = await deps.pool.query<Owner>(ownersText, [key]);
  const letters: Letter[] = [];
  for (const { id, email, name, language } of owners) {
    const told = await tellMonth(deps, { month, language });
    if (!told) return;
    const payload = { email, name, month, ...told };
    letters.push({ kind: "revenue-notice", language, payload, onceKey: `${key}:${id}` });
  }
  if (letters.length === 0) return;
  await inTransaction(deps.pool, (client) => queueLetters(client, letters, new Date(now)));
}
