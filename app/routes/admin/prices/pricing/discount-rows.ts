/** The length discounts as rows that are typed: the days are the name of a cell, so a row may be none yet. */
import { discountKey } from "../../../../domain/pricing/editing/price-cells.ts";
import type { PriceEdits } from "./use-price-edits.ts";

/** `key` stays while the row is typed. */
export type Step = { key: string; days: string; percent: string };

/** The steps as they stand in the cells, the shortest first. */
export function stepsOf(edits: PriceEdits): Step[] {
  const keys = new Set([...discountKeys(edits.base.cells), ...discountKeys(edits.typed)]);
  return [...keys]
    .filter((key) => edits.text(key) !== "")
    .map((key) => ({ key, days: key.slice("discount:".length), percent: edits.text(key) }))
    .toSorted((a, b) => Number(a.days) - Number(b.days));
}

/** The cells that are length discounts. */
export function discountKeys(cells: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(cells).filter((key) => key.startsWith("discount:"));
}

/** The cell of a step: its days are the name of it. */
export function stepKey({ days }: Pick<Step, "days">): string {
  return discountKey(days.trim());
}

/** Is one half of the step not there yet? */
export function isBlank({ days, percent }: Step): boolean {
  return days.trim() === "" || percent.trim() === "";
}

/** Does an earlier step begin at the same days? */
export function isTwice(steps: readonly Step[], index: number): boolean {
  const days = steps[index]?.days.trim();
  return steps.findIndex((step) => step.days.trim() === days) < index;
}
