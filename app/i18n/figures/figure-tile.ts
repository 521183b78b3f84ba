import { figures, valueOf, type FigureName, type Parts } from "../../domain/figures/figures.ts";
import type { RevenueQuery } from "../../domain/figures/revenue-query.ts";
import type { Language } from "../../domain/language.ts";
import { adminRevenueWords } from "../admin-revenue/en.ts";
import { changeText, pointsText } from "./change-text.ts";
import { figureText, howOf } from "./figure-text.ts";

type Told = {
  parts: Parts;
  earlier: Parts | undefined;
  currency: RevenueQuery["currency"];
  language: Language;
};

/** A figure with its change, and with the parts that it is made of. */
export function figureTile(name: FigureName, { parts, earlier, currency, language }: Told) {
  const shown = { language, currency };
  const [label, definition] = adminRevenueWords(language).figures[name];
  const change = figures[name].unit === "share" ? pointsText : changeText;
  const isRatio = figures[name].over !== undefined;
  return {
    label,
    definition,
    text: figureText(name, parts, shown),
    change: earlier && change(valueOf(name, parts), valueOf(name, earlier), language),
    earlier: earlier && figureText(name, earlier, shown),
    how: isRatio ? howOf(name, parts, shown) : [],
  };
}
