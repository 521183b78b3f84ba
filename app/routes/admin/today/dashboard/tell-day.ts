import { isoWeekday } from "../../../../domain/calendar.ts";
import { comparedPercent } from "../../../../domain/figures/compared-percent.ts";
import type { Language } from "../../../../domain/language.ts";
import { dashboardWords } from "../../../../i18n/admin-dashboard/en.ts";
import { calendarNames } from "../../../../i18n/calendar-names.ts";
import { formatEuroShort, formatPercent } from "../../../../i18n/format.ts";
import type { HandLine } from "./read-hand.ts";
import type { Money } from "./read-money.ts";
import type { ReadMoves } from "./read-moves.ts";
import type { Week } from "./read-week.ts";

type Told = {
  /** Each is absent when the member does not see its part. */
  moves: Pick<ReadMoves, "days"> | undefined;
  hand: readonly Pick<HandLine, "count">[] | undefined;
  money: Pick<Money, "month"> | undefined;
  week: Pick<Week, "days" | "available" | "categories"> | undefined;
  language: Language;
};

/** Two or three sentences made from the figures of the page. */
export function tellDay({ moves, hand, money, week, language }: Told): string[] {
  const { told } = dashboardWords(language);
  const today = moves?.days.find(({ view }) => view === "today");
  return [
    today && told.moves(today.left.out, today.left.in),
    hand && told.hand(hand.reduce((sum, { count }) => sum + count, 0)),
    money ? tellMonth(money, language) : week && tellWeek(week, language),
  ].filter((sentence) => sentence !== undefined);
}

function tellMonth({ month }: Pick<Money, "month">, language: Language): string | undefined {
  const { told } = dashboardWords(language);
  const { cents, earlierCents } = month;
  if (cents === 0 && earlierCents === undefined) return undefined;
  const amount = formatEuroShort(Math.round(cents / 100) * 100, language);
  const percent = comparedPercent(cents, earlierCents);
  if (percent === undefined) return told.month(amount);
  if (percent === 0) return told.monthSame(amount);
  return told.monthThan(amount, formatPercent(Math.abs(percent), language), percent > 0);
}

function tellWeek(
  { days, available, categories }: Pick<Week, "days" | "available" | "categories">,
  language: Language,
): string | undefined {
  const { told } = dashboardWords(language);
  const fewest = Math.min(...available);
  const day = days[available.indexOf(fewest)];
  if (categories.length === 0 || day === undefined) return undefined;
  const name = calendarNames[language].weekdays[isoWeekday(day) - 1] ?? "";
  return fewest === 0 ? told.full(name) : told.fewest(fewest, name);
}
