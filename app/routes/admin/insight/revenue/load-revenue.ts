/** The page of revenue as it is shown: every number is a text, and the chart a drawing. */
import {
  figures,
  type FigureName,
  valueOf,
  type Parts,
} from "../../../../domain/figures/figures.ts";
import { chartPeriod, daysOfPeriod, periodsIn } from "../../../../domain/figures/periods.ts";
import { lostRevenue } from "../../../../domain/figures/lost.ts";
import { nothingSold, revenueOf, rentOf, type Sold } from "../../../../domain/figures/sold.ts";
import { allNames } from "../../../../domain/catalogue/all-names.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { changeText } from "../../../../i18n/figures/change-text.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { formatNumber, formatPercent } from "../../../../i18n/format.ts";
import { periodLabel } from "../../../../i18n/figures/period-label.ts";
import { platesOf } from "../../../../server/cars/plates-of.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listLost } from "../../../../server/revenue/list-lost.ts";
import { listSoldReservations } from "../../../../server/revenue/list-sold-reservations.ts";
import { drawColumns } from "../../../../ui/charts/draw-columns.ts";
import { axisText, figureText, howOf, moneyText } from "./format-figure.ts";
import { groupName } from "./name-groups.ts";
import {
  comparedQuery,
  inMeasure,
  readGroups,
  readWhole,
  type RevenueGroup,
  type Whole,
} from "./read-revenue.ts";
import { revenuePath, type RevenueQuery } from "./revenue-query.ts";
import { tellRevenue } from "./tell-revenue.ts";

type Asked = { deps: Pick<Deps, "pool" | "catalogue">; query: RevenueQuery; language: Language };

/** So many reservations of a group stand on the page; the list of reservations has them all. */
const mostShown = 100;

const moneyFigures = [
  "revenue",
  "rent",
  "plan",
  "extra",
  "fee",
  "compensation",
  "rentalDays",
  "utilisation",
  "adr",
  "revPac",
  "perVehicle",
  "ancillaryPerDay",
] as const satisfies readonly FigureName[];
const rentalFigures = [
  "rentals",
  "length",
  "medianLength",
  "medianLead",
  "planRate",
  "extraRate",
  "cancelled",
  "missed",
] as const satisfies readonly FigureName[];

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
  const tiles = (names: readonly FigureName[]) =>
    names.map((name) => tile(name, { parts: whole.parts, earlier, ...asked }));
  return {
    sentences: tellRevenue({
      parts: whole.parts,
      earlier,
      most: most && { name: most.name, revenue: revenueOf(most.sold) },
      query,
      language,
    }),
    money: tiles(moneyFigures),
    rentals: tiles(rentalFigures),
    attached: await shownAttached(whole, asked),
    lost: await shownLost(whole, asked),
    chart: drawRevenue(asked, {
      now: whole,
      before: past && before && { query: past, ...before },
    }),
    rows: groups.map((group) => shownGroup(group, asked)),
    opened: await openedGroup(asked, groups),
  };
}

/** The chart alone. */
export async function loadChart(asked: Asked) {
  const past = comparedQuery(asked.query);
  const [now, before] = await Promise.all([
    readWhole(asked),
    past && readWhole({ ...asked, query: past }),
  ]);
  return drawRevenue(asked, { now, before: past && before && { query: past, ...before } });
}

/** False of days before the house had any business: a comparison with them would say nothing. */
function hasSold({ revenue = 0, rentalDays = 0, bookings = 0 }: Parts): boolean {
  return revenue !== 0 || rentalDays !== 0 || bookings !== 0;
}

/** The plans and extras of the rentals, with the share of the rentals that have each. */
async function shownAttached({ parts, plans, extras }: Whole, { deps, language }: Asked) {
  const names = allNames(await deps.catalogue.get());
  const { withEach } = adminRevenueWords(language);
  const { rentals = 0 } = parts;
  return [...plans, ...extras].map(({ code, rentals: count }) => {
    const known = [...names.plans, ...names.extras].find((one) => one.code === code);
    return {
      name: known ? inLanguage(known.name, language) : code,
      amount: formatPercent(Math.round((count / Math.max(1, rentals)) * 100), language),
      note: withEach(count, rentals),
    };
  });
}

/** What was asked for and refused, by reason, and all of it. */
async function shownLost({ parts }: Whole, asked: Asked) {
  const { deps, query, language } = asked;
  const words = adminRevenueWords(language);
  const lost = await listLost(deps.pool, query);
  const shown = { language, currency: query.currency };
  // Prices are gross euro cents as in the ledger; the rent per day is in the measure already.
  const known = await inMeasure(
    lost.map(({ cents }) => ({ ...nothingSold, rate: cents })),
    asked,
  );
  const amounts = lost.map((one, at) =>
    lostRevenue({ ...one, cents: known[at]?.rate ?? 0 }, valueOf("adr", parts)),
  );
  const sums = lost.map(({ reason, trips, rentalDays, unpricedTrips }, at) => ({
    name: words.lostReasons[reason],
    amount: moneyText(amounts[at] ?? 0, shown),
    note: words.lostNote(trips, rentalDays, unpricedTrips),
  }));
  if (sums.length < 2) return sums;
  const whole = moneyText(
    amounts.reduce((sum, one) => sum + one, 0),
    shown,
  );
  return [...sums, { name: words.lostWhole, amount: whole, tone: "whole" as const }];
}

type NamedGroup = RevenueGroup & { name: string };

/** The groups of a query with their names. */
export async function namedGroups({ deps, query, language }: Asked): Promise<NamedGroup[]> {
  const groups = await readGroups({ deps, query });
  const catalogue = await deps.catalogue.get();
  const isFleet = query.by === "vehicle";
  const plates = isFleet
    ? await platesOf(
        deps.pool,
        groups.map(({ key }) => Number(key)),
      )
    : {};
  return groups.map((group) => ({
    ...group,
    name: groupName(query.by, group.key, { catalogue, plates, language }),
  }));
}

/** A figure with its change, and with the parts that it is made of. */
function tile(
  name: FigureName,
  { parts, earlier, query, language }: Asked & { parts: Parts; earlier: Parts | undefined },
) {
  const shown = { language, currency: query.currency };
  const [label, definition] = adminRevenueWords(language).figures[name];
  const isRatio = figures[name].over !== undefined;
  return {
    label,
    definition,
    text: figureText(name, parts, shown),
    change: earlier && changeText(valueOf(name, parts), valueOf(name, earlier), language),
    earlier: earlier && figureText(name, earlier, shown),
    how: isRatio ? howOf(name, parts, shown) : [],
  };
}

const columns = ["rent", "plan", "extra", "fee"] as const;

type Drawn = { now: Whole; before: (Whole & { query: RevenueQuery }) | undefined };

function drawRevenue({ query, language }: Asked, { now, before }: Drawn) {
  const kind = chartPeriod(query);
  const words = adminRevenueWords(language);
  const keys = periodsIn(kind, query);
  const sold = keys.map((key) => now.periods.get(key) ?? nothingSold);
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
  return {
    name:
      groups.find(({ key }) => key === query.open)?.name ??
      adminRevenueWords(language).names.unknown,
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
