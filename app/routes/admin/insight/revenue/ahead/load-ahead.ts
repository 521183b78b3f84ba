/** The page of the books ahead as it is shown: every number is a text, and the chart a drawing. */
import { addSold, revenueOf, type Sold } from "../../../../../domain/figures/sold.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { changeText } from "../../../../../i18n/figures/change-text.ts";
import {
  formatDate,
  formatMonth,
  formatNumber,
  formatPercent,
} from "../../../../../i18n/format.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { drawColumns } from "../../../../../ui/charts/draw-columns.ts";
import { axisText, figureText, moneyText } from "../../../../../i18n/figures/figure-text.ts";
import { readRevenueQuery } from "../../../../../domain/figures/revenue-query.ts";
import { revenuePath } from "../revenue-path.ts";
import { aheadPath, type AheadQuery } from "./ahead-query.ts";
import { readAhead, readCurve, type MonthAhead } from "./read-ahead.ts";

type Asked = {
  deps: Pick<Deps, "pool" | "catalogue">;
  query: AheadQuery;
  language: Language;
};

/** Reads and writes out everything that the page shows. */
export async function loadAhead(asked: Asked) {
  const { query, language } = asked;
  const { rows, matches, goals } = await readAhead(asked);
  const month = rows.find(({ from }) => from === query.month) ?? rows[0];
  if (!month) throw new Error("There are no months ahead.");
  const curve = await readCurve(asked, { month, matches });
  return {
    sentences: tell(rows, asked),
    rows: rows.map((row) => shownMonth(row, asked)),
    curve: drawCurve(curve, month, asked),
    monthName: formatMonth(month.from, language),
    monthHref: revenuePath(
      {
        ...readRevenueQuery(new URLSearchParams({ ...query, by: "car" }), `${query.asOf}T00:00`),
        from: month.from,
        to: month.to,
      },
      language,
    ),
    goals: rows.map(({ from }) => ({
      month: from,
      name: formatMonth(from, language),
      ...(goals[from] !== undefined && { cents: goals[from] }),
    })),
    matches: matches.map(({ id, name, from, to, withDay }) => ({
      id,
      name,
      text: adminAheadWords(language).matched(
        formatDate(from, language),
        formatDate(to, language),
        formatDate(withDay, language),
      ),
    })),
  };
}

/** What changed of a month between two days, with its sign. */
function signed(now: Sold, earlier: Sold, { query, language }: Asked): string {
  const change = revenueOf(now) - revenueOf(earlier);
  const amount = moneyText(Math.abs(change), { language, currency: query.currency });
  return change === 0 ? amount : `${change > 0 ? "+" : "−"}${amount}`;
}

function shownMonth(row: MonthAhead, asked: Asked) {
  const { query, language } = asked;
  const shown = { language, currency: query.currency };
  const revenue = revenueOf(row.now);
  const earlier = revenueOf(row.lastYear);
  const money = (amount: number) => moneyText(amount, shown);
  return {
    key: row.from,
    name: formatMonth(row.from, language),
    href: `${aheadPath({ ...query, month: row.from }, language)}#curve`,
    texts: {
      rentalDays: formatNumber(row.now.rentalDays, language),
      utilisation: figureText("utilisation", row.parts, shown),
      revenue: money(revenue),
      lastYear: earlier === 0 ? "–" : money(earlier),
      change: changeText(revenue, earlier, language) ?? "–",
      inTheEnd: revenueOf(row.inTheEnd) === 0 ? "–" : money(revenueOf(row.inTheEnd)),
      week: signed(row.now, row.weekAgo, asked),
      fourWeeks: signed(row.now, row.fourWeeksAgo, asked),
      goal: row.goal === undefined ? "–" : money(row.goal),
      reached:
        row.goal === undefined
          ? "–"
          : formatPercent(Math.round((revenue / Math.max(1, row.goal)) * 100), language),
    },
  };
}

/** What stands on the books ahead, against last year, and what the last seven days brought. */
function tell(rows: readonly MonthAhead[], asked: Asked): string[] {
  const { query, language } = asked;
  const { told } = adminAheadWords(language);
  const [now, then, weekAgo] = (["now", "lastYear", "weekAgo"] as const).map((name) =>
    addSold(rows.map((row) => row[name])),
  );
  if (!now || !then || !weekAgo) return [];
  const money = (amount: number) =>
    moneyText(Math.abs(amount), { language, currency: query.currency });
  const change = revenueOf(now) - revenueOf(weekAgo);
  const difference = revenueOf(now) - revenueOf(then);
  return [
    told.books(money(revenueOf(now))),
    revenueOf(then) === 0 ? told.alone : told.compared(money(difference), Math.sign(difference)),
    told.week(money(change), Math.sign(change)),
  ];
}

function drawCurve(
  curve: Awaited<ReturnType<typeof readCurve>>,
  { goal }: MonthAhead,
  { query, language }: Asked,
) {
  const words = adminAheadWords(language);
  const hasThen = curve.some(({ lastYear }) => revenueOf(lastYear) !== 0);
  return drawColumns({
    labels: curve.map(({ before }) => words.before(before)),
    series: [
      {
        key: "now",
        name: words.columns.revenue,
        values: curve.map(({ now, isKnown }) => (isKnown ? revenueOf(now) : undefined)),
      },
    ],
    ...(hasThen && {
      compared: { name: words.lastYear, values: curve.map(({ lastYear }) => revenueOf(lastYear)) },
    }),
    ...(goal !== undefined && { goal: { name: words.columns.goal, value: goal } }),
    format: (amount) => axisText(amount, { language, currency: query.currency }),
  });
}
