import type { Language } from "../../domain/language.ts";
import { formatPercent } from "../format.ts";

/** How much a number differs from another, in percent with its sign; undefined where there is nothing to compare with. */
export function changeText(now: number | undefined, then: number | undefined, language: Language) {
  if (now === undefined || then === undefined || then === 0) return undefined;
  const percent = Math.round(((now - then) / Math.abs(then)) * 100);
  const sign = percent > 0 ? "+" : percent < 0 ? "−" : "±";
  return sign + formatPercent(Math.abs(percent), language);
}
