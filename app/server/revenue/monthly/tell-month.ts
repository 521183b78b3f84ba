/** What the letter about a month says: sentences and tables, all of them texts. */
import { addDays, type LocalDate } from "../../../domain/calendar.ts";
import {
  couponFigures,
  hasSold,
  moneyFigures,
  rentalFigures,
  returnFigures,
} from "../../../domain/figures/figures.ts";
import { comparedWith, monthOf, periodsIn } from "../../../domain/figures/periods.ts";
import {
  comparedQuery,
  readRevenueQuery,
  type RevenueQuery,
} from "../../../domain/figures/revenue-query.ts";
import { addSold, nothingSold, revenueOf } from "../../../domain/figures/sold.ts";
import type { Language } from "../../../domain/language.ts";
import { adminRevenueWords } from "../../../i18n/admin-revenue/en.ts";
import { changeText } from "../../../i18n/figures/change-text.ts";
import { figureText, moneyText } from "../../../i18n/figures/figure-text.ts";
import { figureTile } from "../../../i18n/figures/figure-tile.ts";
import { tellRevenue } from "../../../i18n/figures/tell-revenue.ts";
import { formatMonth, formatNumber, formatPercent } from "../../../i18n/format.ts";
import { letterWords } from "../../../i18n/letters/en.ts";
import type { Deps } from "../../deps.ts";
import type { RevenueLetter, ToldChart, ToldTable } from "../../mail/letter.ts";
import { listGoals } from "../goals.ts";
import { listSold } from "../list-sold.ts";
import { readWhole, type Whole } from "../read-revenue.ts";
import { lostSums, namedGroups, type NamedGroup } from "../told-sums.ts";

type Asked = { deps: Pick<Deps, "pool" | "catalogue">; query: RevenueQuery; language: Language };

/** The revenue of the month that begins on a day, as its books stood on its last one; undefined of one without any business. */
export async function tellMonth(
  deps: Asked["deps"],
  { month, language }: { month: LocalDate; language: Language },
): Promise<Pick<RevenueLetter, "sentences" | "chart" | "tables"> | undefined> {
  const asked = { deps, language, query: queryOf(month) };
  const whole = await readWhole(asked);
  if (!hasSold(whole.parts)) return undefined;
  const past = comparedQuery(asked.query);
  const before = past && (await readWhole({ ...asked, query: past }));
  const earlier = before && hasSold(before.parts) ? before.parts : undefined;
  const categories = await namedGroups(asked);
  const most = categories.toSorted((a, b) => revenueOf(b.sold) - revenueOf(a.sold))[0];
  const lead = tellRevenue({
    ...asked,
    parts: whole.parts,
    earlier,
    most: most && { name: most.name, revenue: revenueOf(most.sold) },
  });
  const sources = await namedGroups({ ...asked, query: { ...asked.query, by: "source" } });
  return {
    sentences: [...lead, ...(await goalSentence(asked, whole.parts.revenue ?? 0))],
    chart: chartOf(asked, { now: whole.periods, before: before?.periods }),
    tables: [
      figuresTable({ parts: whole.parts, earlier }, asked),
      groupsTable("category", categories, asked),
      groupsTable("source", sources, asked),
      ...lostTable(await lostSums(whole, asked), asked),
      await aheadTable(asked),
    ],
  };
}

function queryOf(month: LocalDate): RevenueQuery {
  const { from, to } = monthOf(month);
  const params = new URLSearchParams({ from, to, asOf: to, compare: "date" });
  return readRevenueQuery(params, `${to}T23:59`);
}

type Days = Whole["periods"];

function chartOf(
  { query, language }: Asked,
  { now, before }: { now: Days; before: Days | undefined },
): ToldChart {
  const { revenue } = letterWords(language);
  const past = periodsIn("day", comparedQuery(query) ?? query);
  return {
    title: revenue.byDay,
    names: { now: formatMonth(query.from, language), before: revenue.before },
    days: periodsIn("day", query).map((day, at) => ({
      label: String(at + 1),
      cents: revenueOf(now.get(day) ?? nothingSold),
      beforeCents: revenueOf(before?.get(past[at] ?? "") ?? nothingSold),
    })),
  };
}

async function goalSentence({ deps, query, language }: Asked, revenue: number): Promise<string[]> {
  const goal = (await listGoals(deps.pool, query))[query.from];
  if (goal === undefined) return [];
  const share = formatPercent(Math.round((revenue / goal) * 100), language);
  return [
    letterWords(language).revenue.goal(moneyText(goal, { language, currency: "eur" }), share),
  ];
}

function figuresTable(
  told: Pick<Parameters<typeof figureTile>[1], "parts" | "earlier">,
  { query, language }: Asked,
): ToldTable {
  const { figures: title, figure, before, change } = letterWords(language).revenue;
  const names = [
    ...moneyFigures,
    ...rentalFigures,
    ...returnFigures,
    ...(told.parts.withCoupon ? couponFigures : []),
  ];
  const rows = names.map((name) => {
    const tile = figureTile(name, { ...told, currency: query.currency, language });
    return [tile.label, tile.text, tile.earlier ?? "–", tile.change ?? ""];
  });
  return { title, columns: [figure, formatMonth(query.from, language), before, change], rows };
}

function groupsTable(
  by: "category" | "source",
  groups: readonly NamedGroup[],
  { query, language }: Asked,
): ToldTable {
  const { groupings, figures } = adminRevenueWords(language);
  const shown = { language, currency: query.currency };
  return {
    title: groupings[by],
    columns: [groupings[by], ...columns.map((name) => figures[name][0])],
    rows: groups.map(({ name, parts }) => [
      name,
      ...columns.map((figure) => figureText(figure, parts, shown)),
    ]),
  };
}

const columns = ["rentalDays", "revenue", "adr", "utilisation"] as const;

function lostTable(
  sums: readonly { name: string; amount: string; note?: string }[],
  { language }: Asked,
): ToldTable[] {
  const words = letterWords(language).revenue;
  if (sums.length === 0) return [];
  const rows = sums.map(({ name, amount, note = "" }) => [
    note === "" ? name : `${name}: ${note}`,
    amount,
  ]);
  const { lost, figures } = adminRevenueWords(language);
  return [{ title: lost, columns: [words.lostTrips, figures.revenue[0]], rows }];
}

/** What stands on the books for the three months after it, and what stood there a year earlier. */
async function aheadTable(asked: Asked): Promise<ToldTable> {
  const { query, language } = asked;
  const words = letterWords(language).revenue;
  const { rentalDays } = adminRevenueWords(language).figures;
  const rows: string[][] = [];
  let from = addDays(query.to, 1);
  for (let count = 0; count < 3; count += 1) {
    rows.push(await monthAhead(from, asked));
    from = addDays(monthOf(from).to, 1);
  }
  return {
    title: words.ahead,
    columns: [words.month, rentalDays[0], words.books, words.lastYear, words.change],
    rows,
  };
}

async function monthAhead(month: LocalDate, { deps, query, language }: Asked): Promise<string[]> {
  const days = { ...monthOf(month), asOf: query.asOf };
  const sums = async (asked: typeof days) =>
    addSold(await listSold(deps.pool, { ...asked, dating: "use" }, "month"));
  const [now, then] = [await sums(days), await sums(comparedWith("date", days))];
  const money = (cents: number) => moneyText(cents, { language, currency: query.currency });
  const [books, earlier] = [revenueOf(now), revenueOf(then)];
  return [
    formatMonth(month, language),
    formatNumber(now.rentalDays, language),
    money(books),
    earlier === 0 ? "–" : money(earlier),
    changeText(books, earlier, language) ?? "",
  ];
}
