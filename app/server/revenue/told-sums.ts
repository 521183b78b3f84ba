/** Sums beside the figures of revenue, with their names and amounts as texts. */
import { allNames } from "../../domain/catalogue/all-names.ts";
import { valueOf } from "../../domain/figures/figures.ts";
import { lostRevenue } from "../../domain/figures/lost.ts";
import type { RevenueQuery } from "../../domain/figures/revenue-query.ts";
import { nothingSold } from "../../domain/figures/sold.ts";
import { inLanguage, type Language } from "../../domain/language.ts";
import { adminRevenueWords } from "../../i18n/admin-revenue/en.ts";
import { moneyText } from "../../i18n/figures/figure-text.ts";
import { groupName } from "../../i18n/figures/group-name.ts";
import { formatPercent } from "../../i18n/format.ts";
import { platesOf } from "../cars/plates-of.ts";
import type { Deps } from "../deps.ts";
import { listLost } from "./list-lost.ts";
import { inMeasure, readGroups, type RevenueGroup, type Whole } from "./read-revenue.ts";

type Asked = { deps: Pick<Deps, "pool" | "catalogue">; query: RevenueQuery; language: Language };

/** The plans and extras of the rentals, with the share of the rentals that have each. */
export async function attachedSums({ parts, plans, extras }: Whole, { deps, language }: Asked) {
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

/** The coupons of the rentals with what their rentals sell, and what they took off. */
export function couponSums({ coupons }: Whole, { query, language }: Asked) {
  const { couponNote, names } = adminRevenueWords(language);
  const money = (amount: number) => moneyText(amount, { language, currency: query.currency });
  return coupons.map(({ code, rentals, given, sold }) => ({
    name: code || names.unknown,
    amount: money(sold),
    note: couponNote(rentals, money(given)),
  }));
}

/** What was asked for and refused, by reason, and all of it. */
export async function lostSums({ parts }: Whole, asked: Asked) {
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

export type NamedGroup = RevenueGroup & { name: string };

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
