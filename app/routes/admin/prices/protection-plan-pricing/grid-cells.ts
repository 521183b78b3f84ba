import { planCell, type PlanPrice } from "../../../../domain/protection/read-plan-prices.ts";
import type { GridValues } from "../../../../ui/admin/grid/use-grid-texts.ts";

/** Prices by the names of their cells. */
export function cellsOf(prices: readonly PlanPrice[]): GridValues {
  return Object.fromEntries(
    prices.map(({ planCode, category, fromDays, perDayCents }) => [
      planCell(planCode, category, fromDays),
      perDayCents,
    ]),
  );
}

/** The day bands that have a price in any of the cells, ascending; the first day is always one. */
export function bandsOf(values: GridValues): number[] {
  const days = Object.entries(values).flatMap(([name, cents]) =>
    cents === undefined ? [] : [Number(name.slice(name.lastIndexOf(".") + 1))],
  );
  return [...new Set([1, ...days])].toSorted((a, b) => a - b);
}
