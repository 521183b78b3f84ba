/** The page of revenue as it is shown: every number is a text, and the chart a drawing. */
import {
  couponFigures,
  hasSold,
  moneyFigures,
  rentalFigures,
  returnFigures,
  type FigureName,
} from "../../../../domain/figures/figures.ts";
import { chartPeriod, daysOfPeriod, periodsIn } from "../../../../domain/figures/periods.ts";
import { comparedQuery, type RevenueQuery } from "../../../../domain/figures/revenue-query.ts";
import { nothingSold, revenueOf, rentOf, type Sold } from "../../../../domain/figures/sold.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { axisText, figureText, moneyText } from "../../../../i18n/figures/figure-text.ts";
import { figureTile } from "../../../../i18n/figures/figure-tile.ts";
import { periodLabel } from "../../../../i18n/figures/period-label.ts";
import { tellRevenue } from "../../../../i18n/figures/tell-revenue.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import type { Deps } from "../../../../server/deps.ts";
import {
  cancelledGroup,
  everyGroup,
  listSoldReservations,
  missedGroup,
  wholeGroups,
} from "../../../../server/revenue/list-sold-reservations.ts";
import {
  inMeasure,
  readPeriods,
  readWhole,
  type Whole,
} from "../../../../server/revenue/read-revenue.ts";
import {
  attachedSums,
  couponSums,
  lostSums,
  namedGroups,
  type NamedGroup,
} from "../../../../server/revenue/told-sums.ts";
import { drawColumns } from "../../../../ui/charts/draw-columns.ts";
import { revenuePath } from "./revenue-path.ts";

type Asked = { deps: Pick<Deps, "pool" | "catalogue">; query: RevenueQuery; language: Language };

/** What the reservations behind a figure are, where they are not all of the days. */
const behind: Partial<Record<FigureName, string>> = {
  cancelled: cancelledGroup,
  missed: missedGroup,
};

/** So many reservations of a group stand on the page; the list of reservations has them all. */
const mostShown = 100;

/** Reads and writes out everything that the page shows. */
export async function loadRevenue(asked: Asked) {
  const { query, language } = asked;
  const past = comparedQuery(query);
  const [whole, before, groups] = await Promise.all([
    readWhole(asked),
    past && readWhole({ ...asked, query: past }),
    namedGroups(asked),
  ]);
  const earlier = before && hasSold(before.parts) ? before.parts : undefined;
  const most = groups.toSorted((a, b) => revenueOf(b.sold) - revenueOf(a.sold))[0];
  const told = { parts: whole.parts, earlier, currency: query.currency, language };
  const tiles = (names: readonly FigureName[], dating = query.dating) => {
    return names.map((name) => {
      const open = behind[name] ?? everyGroup;
      const href = `${revenuePath({ ...query, dating, open }, language)}#opened`;
      return { ...figureTile(name, told), href };
    });
  };
  return {
    sentences: tellRevenue({
      parts: whole.parts,
      earlier,
      most: most && { name: most.name, revenue: revenueOf(most.sold) },
      query,
      language,
    }),
    money: tiles(moneyFigures),
    rentals: tiles(rentalFigures, "pickup"),
    attached: await attachedSums(whole, asked),
    coupons: tiles(couponFigures, "pickup"),
    couponSums: couponSums(whole, asked),
    returns: returnFigures.map((name) => figureTile(name, told)),
    lost: await lostSums(whole, asked),
    chart: drawRevenue(asked, {
      now: whole.periods,
      before: past && before && { query: past, periods: before.periods },
    }),
    rows: groups.map((group) => shownGroup(group, asked)),
    opened: await openedGroup(asked, groups),
  };
}

/** The chart alone. */
export async function loadChart(asked: Asked) {
  const past = comparedQuery(asked.query);
  const [now, before] = await Promise.all([
    readPeriods(asked),
    past && readPeriods({ ...asked, query: past }),
  ]);
  return drawRevenue(asked, {
    now,
    before: past && before && { query: past, periods: before },
  });
}

const columns = ["rent", "plan", "extra", "fee"] as const;

type Periods = Whole["periods"];
type Drawn = { now: Periods; before: { query: RevenueQuery; periods: Periods } | undefined };

function drawRevenue({ query, language }: Asked, { now, before }: Drawn) {
  const kind = chartPeriod(query);
  const words = adminRevenueWords(language);
  const keys = periodsIn(kind, query);
  const sold = keys.map((key) => now.get(key) ?? nothingSold);
  const partOf = { rent: rentOf, plan: part("plan"), extra: part("extra"), fee: otherOf };
  return drawColumns({
    labels: keys.map((key) =>
      periodLabel(kind, kind === "week" ? daysOfPeriod(kind, key, query).from : key, language),
    ),
    series: columns.map((key) => ({
      key,
      name: words.chartParts[key],
      values: sold.map(partOf[key]),
    })),
    ...(before &&
      before.periods.size > 0 && {
        compared: {
          name: words.comparedName[query.compare],
          values: periodsIn(kind, before.query)
            .slice(0, keys.length)
            .map((key) => revenueOf(before.periods.get(key) ?? nothingSold)),
        },
      }),
    format: (amount) => axisText(amount, { language, currency: query.currency }),
  });
}

function part(name: "plan" | "extra") {
  return (sold: Sold) => sold[name];
}

/** Fees, and what is charged for damage and fines. */
function otherOf({ fee, compensation }: Sold): number {
  return fee + compensation;
}

function shownGroup({ key, name, sold, parts }: NamedGroup, { query, language }: Asked) {
  const shown = { language, currency: query.currency };
  const money = (amount: number) => moneyText(amount, shown);
  return {
    key,
    name,
    href: `${revenuePath({ ...query, open: key }, language)}#opened`,
    texts: [
      formatNumber(sold.rentalDays, language),
      ...[rentOf(sold), sold.plan, sold.extra, otherOf(sold), revenueOf(sold)].map(money),
      figureText("adr", parts, shown),
      figureText("utilisation", parts, shown),
      figureText("revPac", parts, shown),
    ],
  };
}

/** The reservations of the group that the address opens; undefined when it opens none. */
async function openedGroup(asked: Asked, groups: readonly NamedGroup[]) {
  const { deps, query, language } = asked;
  if (query.open === undefined) return undefined;
  const all = await listSoldReservations(deps.pool, query, { by: query.by, key: query.open });
  const amounts = await inMeasure(all, asked);
  const shown = { language, currency: query.currency };
  const words = adminRevenueWords(language);
  return {
    name:
      wholeName(query.open, words) ??
      groups.find(({ key }) => key === query.open)?.name ??
      words.names.unknown,
    count: all.length,
    rows: all.slice(0, mostShown).map(({ code, rentalDays }, at) => ({
      id: `${at}`,
      code: code === null ? undefined : formatCode(code),
      href: code === null ? undefined : adminPath("reservations", language, code),
      days: formatNumber(rentalDays, language),
      amount: moneyText(revenueOf(amounts[at] ?? nothingSold), shown),
    })),
  };
}

/** The name of reservations that are no group of the table; undefined of a group. */
function wholeName(
  key: string,
  { everything, figures }: ReturnType<typeof adminRevenueWords>,
): string | undefined {
  if (!wholeGroups.includes(key)) return undefined;
  if (key === cancelledGroup) return figures.cancelled[0];
  return key === missedGroup ? figures.missed[0] : everything;
}
