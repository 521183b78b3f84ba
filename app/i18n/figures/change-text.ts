import { comparedPercent } from "../../domain/figures/compared-percent.ts";
import type { Language } from "../../domain/language.ts";
import { formatNumber, formatPercent, plural } from "../format.ts";

/** How much a number differs from another, in percent with its sign; undefined where there is nothing that says something beside it. */
export function changeText(now: number | undefined, then: number | undefined, language: Language) {
  const percent = now === undefined ? undefined : comparedPercent(now, then);
  if (percent === undefined) return undefined;
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "±";
  return sign + formatPercent(Math.abs(percent), language);
}

const points: Record<Language, (count: number) => string> = {
  "en-us": (count) => plural(count, ["point", "points"]),
  ba: () => "p. p.",
};

/** How many points of a percent a share differs from another, of the percents that are shown, with its sign. */
export function pointsText(now: number | undefined, then: number | undefined, language: Language) {
  if (now === undefined || then === undefined) return undefined;
  const difference = Math.round(now * 100) - Math.round(then * 100);
  const sign = difference > 0 ? "+" : difference < 0 ? "−" : "±";
  const count = Math.abs(difference);
  return `${sign}${formatNumber(count, language)} ${points[language](count)}`;
}
