/** The next seven days: vehicles that are available all day by category, as the calendar counts them, and how full the fleet is. */
import { freeInColumns } from "../../../../domain/availability/planner/free-in-columns.ts";
import { timeAxis } from "../../../../domain/availability/planner/time-axis.ts";
import { addDays, type LocalDate } from "../../../../domain/calendar.ts";
import type { CarCategory } from "../../../../domain/cars/car.ts";
import { fleetDaysBy } from "../../../../domain/figures/fleet-days.ts";
import { soldPartsOf, valueOf } from "../../../../domain/figures/figures.ts";
import { addSold } from "../../../../domain/figures/sold.ts";
import { groupBy } from "../../../../domain/group-by.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listCalendar } from "../../../../server/availability/planner/list-calendar.ts";
import { listFleetStays } from "../../../../server/revenue/list-fleet-stays.ts";
import { listSold } from "../../../../server/revenue/list-sold.ts";

export type Week = {
  days: LocalDate[];
  categories: { category: CarCategory; vehicles: number; available: number[] }[];
  /** Of all vehicles, per day. */
  available: number[];
  /** Rental days over available fleet days; absent without a fleet. */
  utilisation?: number;
};

const length = 7;

/** Reads the week from today on. */
export async function readWeek(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  today: LocalDate,
): Promise<Week> {
  const span = { from: today, to: addDays(today, length - 1) };
  const view = { from: today, zoom: "2-weeks", folded: [] } as const;
  const [calendar, sold, stays] = await Promise.all([
    listCalendar(deps, view),
    listSold(deps.pool, { ...span, asOf: today, dating: "use" }, "day"),
    listFleetStays(deps.pool, span),
  ]);
  const axis = timeAxis(view);
  const availableOf = (cars: typeof calendar.cars) =>
    freeInColumns(
      axis,
      cars.flatMap(({ vehicles }) => vehicles),
      calendar.bars,
    ).slice(0, length);
  const byCategory = groupBy(calendar.cars, ({ category }) => category);
  const parts = soldPartsOf(addSold(sold), span, fleetDaysBy(stays, span, () => "").get("") ?? 0);
  const utilisation = valueOf("utilisation", parts);
  return {
    days: axis.columns.slice(0, length).map(({ date }) => date),
    categories: [...byCategory].map(([category, cars]) => ({
      category,
      vehicles: cars.reduce((sum, { vehicles }) => sum + vehicles.length, 0),
      available: availableOf(cars),
    })),
    available: availableOf(calendar.cars),
    ...(utilisation !== undefined && { utilisation }),
  };
}
