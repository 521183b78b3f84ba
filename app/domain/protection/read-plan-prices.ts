import { carCategories, type CarCategory } from "../cars/car.ts";
import { cellName } from "../lists/cell-name.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional } from "../forms/field.ts";
import { money } from "../forms/fields.ts";
import { isFaultless, type SentTexts } from "../forms/read-form.ts";

/** Euro cents a day for a category of cars under a plan, from a number of rental days on. */
export type PlanPrice = {
  planCode: string;
  category: CarCategory;
  fromDays: number;
  perDayCents: number;
};

/** 1,000 € a day: more is a slip. */
const mostPerDayCents = 100_000;
const perDay = optional(money({ maxCents: mostPerDayCents }));
/** The longest rental of a year, and as many columns as a desk can show. */
export const mostFromDays = 365;
export const mostBands = 12;

/** The name of a cell: a plan and a category are its row, a number of days its column. */
export function planCell(planCode: string, category: CarCategory, fromDays: number): string {
  return cellName(`${planCode}.${category}`, String(fromDays));
}

/**
 * The day bands that a form names in `bands` (`1,8,15`), ascending and each once; always from the first day. Nothing when one of
 * them is no number of days, or when there are too many.
 */
export function readBands(text: string | undefined): number[] | undefined {
  const parts = (text ?? "").split(",").slice(0, mostBands + 1);
  const bands = [...new Set([1, ...parts.map((part) => Number(part.trim()))])];
  const isBand = (days: number) => Number.isInteger(days) && days >= 1 && days <= mostFromDays;
  if (bands.length > mostBands || !bands.every(isBand)) return undefined;
  return [...bands].sort((a, b) => a - b);
}

/**
 * Reads the grid of all plans. An empty cell has no price of its own: the band before it holds on. The plans on offer need a
 * price from the first day for each category.
 */
export function readPlanPrices(
  sent: SentTexts,
  plans: readonly { code: string; active: boolean }[],
): { ok: true; prices: PlanPrice[] } | { ok: false; faults: FieldFaults } {
  const bands = readBands(sent.bands);
  if (!bands) {
    const fault = { code: "number", min: 1, max: mostFromDays } as const;
    return { ok: false, faults: { bands: fault } };
  }
  const faults: FieldFaults = {};
  const prices = plans.flatMap(({ code, active }) =>
    carCategories.flatMap((category) =>
      bands.flatMap((fromDays): PlanPrice[] => {
        const name = planCell(code, category, fromDays);
        const read = perDay(sent[name] ?? "");
        if ("fault" in read) faults[name] = read.fault;
        else if (read.value !== undefined)
          return [{ planCode: code, category, fromDays, perDayCents: read.value }];
        else if (active && fromDays === 1) faults[name] = { code: "price-missing" };
        return [];
      }),
    ),
  );
  return isFaultless(faults) ? { ok: true, prices } : { ok: false, faults };
}
