import type { Language } from "../../../../domain/language.ts";
import type { VisitNumbers } from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { changeText } from "../../../../i18n/figures/change-text.ts";
import { formatNumber, formatPercent } from "../../../../i18n/format.ts";
import type { Tile } from "../../../../ui/charts/figure-tiles.tsx";

type Shown = {
  now: VisitNumbers;
  /** The same of as many days before; undefined where there is nothing to compare with. */
  earlier: VisitNumbers | undefined;
  live: number;
  bots: number;
  language: Language;
};

const ratios = {
  perVisit: ["views", "visits"],
  time: ["seconds", "measured"],
  recorded: ["views", "hits"],
} as const;
type Ratio = keyof typeof ratios;

const order = ["hits", "visits", "perVisit", "time", "recorded"] as const;

/** The figures of some days, each with its definition and what it is made of. */
export function visitTiles({ now, earlier, live, bots, language }: Shown): Tile[] {
  const { figures } = adminAnalyticsWords(language);
  const plain = (name: "live" | "bots", count: number): Tile => {
    const [label, definition] = figures[name];
    return { label, definition, text: formatNumber(count, language), how: [] };
  };
  return [
    ...order.map((name) => {
      const [label, definition] = figures[name];
      const change = earlier && changeText(valueOf(name, now), valueOf(name, earlier), language);
      return {
        label,
        definition,
        text: textOf(name, now, language),
        ...(earlier && { earlier: textOf(name, earlier, language) }),
        ...(change !== undefined && { change }),
        how: howOf(name, now, language),
      };
    }),
    plain("live", live),
    plain("bots", bots),
  ];
}

function isRatio(name: (typeof order)[number]): name is Ratio {
  return name in ratios;
}

function valueOf(name: (typeof order)[number], sums: VisitNumbers): number | undefined {
  if (!isRatio(name)) return sums[name];
  const [of, over] = ratios[name];
  return sums[over] === 0 ? undefined : sums[of] / sums[over];
}

function textOf(name: (typeof order)[number], sums: VisitNumbers, language: Language): string {
  const value = valueOf(name, sums);
  if (value === undefined) return "–";
  if (name === "recorded") return formatPercent(Math.round(value * 100), language);
  if (name === "time")
    return adminAnalyticsWords(language).seconds(formatNumber(Math.round(value), language));
  return formatNumber(value, language, name === "perVisit" ? 1 : 0);
}

function howOf(name: (typeof order)[number], sums: VisitNumbers, language: Language): Tile["how"] {
  if (!isRatio(name)) return [];
  const { parts } = adminAnalyticsWords(language);
  return ratios[name].map((part) => ({
    name: parts[part],
    text: formatNumber(sums[part], language),
  }));
}
