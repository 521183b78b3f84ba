/** The forms of the page: goals, and holidays that are matched by hand. */
import { countDays } from "../../../../../domain/figures/periods.ts";
import { parseLocalDate } from "../../../../../domain/calendar.ts";
import { readCents } from "../../../../../domain/read-money.ts";
import type { Doer } from "../../../../../domain/staff/doer.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { setGoals } from "../../../../../server/revenue/goals.ts";
import { matchDays, unmatchDays } from "../../../../../server/revenue/matched-days.ts";
import { answerWith, badForm, leadTo, type ActionAnswer } from "../../../forms/action-answer.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { monthsFrom } from "./ahead-query.ts";

/** What of a match cannot be read. */
type WrongPart = "name" | "days" | "withDay";

/** What is wrong with a form: the months whose goal is no amount, or the field of a match; with what was typed. */
export type AheadAnswer = ActionAnswer<{
  intent: string;
  faults: { months?: string[]; match?: WrongPart };
  typed: Record<string, string>;
}>;

type Sent = { form: FormData; by: Doer; asOf: string; back: string };

/** Does what a form asks, and leads back to the page. */
export async function answerAhead({ pool }: Pick<Deps, "pool">, { form, by, asOf, back }: Sent) {
  switch (textOf(form, "intent")) {
    case "goals":
      return saveGoals(pool, { form, by, asOf, back });
    case "match":
      return saveMatch(pool, { form, by, asOf, back });
    case "unmatch":
      await unmatchDays(pool, { id: Number(textOf(form, "id", 9)) || 0, by });
      return leadTo(`${back}#matches`);
    default:
      throw badForm();
  }
}

async function saveGoals(pool: Deps["pool"], { form, by, asOf, back }: Sent) {
  const months = monthsFrom(asOf).map(({ from }) => from);
  const typed = Object.fromEntries(months.map((month) => [month, textOf(form, month, 30)]));
  const goals = Object.fromEntries(
    Object.entries(typed).map(([month, text]) => [
      month,
      text.trim() === "" ? null : readCents(text),
    ]),
  );
  const wrong = months.filter((month) => goals[month] === undefined || goals[month] === 0);
  if (wrong.length > 0)
    return answerWith<AheadAnswer>({ intent: "goals", faults: { months: wrong }, typed }, 400);
  const read = Object.entries(goals).map(([month, cents]): [string, number | null] => [
    month,
    cents ?? null,
  ]);
  await setGoals(pool, { goals: Object.fromEntries(read), by });
  return leadTo(`${back}#goals`);
}

const mostDays = 60;

async function saveMatch(pool: Deps["pool"], { form, by, back }: Sent) {
  const typed = Object.fromEntries(
    ["name", "from", "to", "withDay"].map((name) => [name, textOf(form, name, 60)]),
  );
  const day = (name: string) => parseLocalDate(typed[name] ?? "");
  const [name, from, to, withDay] = [typed["name"]?.trim(), day("from"), day("to"), day("withDay")];
  const refuse = (match: WrongPart) =>
    answerWith<AheadAnswer>({ intent: "match", faults: { match }, typed }, 400);
  if (!name) return refuse("name");
  if (!from || !to || from > to || countDays({ from, to }) > mostDays) return refuse("days");
  if (!withDay || withDay >= from) return refuse("withDay");
  await matchDays(pool, { name, from, to, withDay, by });
  return leadTo(`${back}#matches`);
}
