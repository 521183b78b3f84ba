import type { LocalDate } from "../../calendar.ts";
import { addDays } from "../../calendar.ts";
import { dayRate, type PricedCar } from "../lines/day-rate.ts";
import type { PriceList } from "../price-list.ts";

/** Days in a row that change alike, both ends included; euro cents per day, absent = no price. */
export type ChangedSpan = {
  from: LocalDate;
  to: LocalDate;
  beforeCents: number | undefined;
  afterCents: number | undefined;
};

export type ChangedDays = { carId: number; days: number; spans: ChangedSpan[] };

type Priced = Pick<PriceList, "rates" | "seasons">;

/** The days of the `count` from `first` on which each car costs something else than before; cars without one are left out. */
export function changedDays(
  cars: readonly PricedCar[],
  lists: { before: Priced; after: Priced },
  { first, count }: { first: LocalDate; count: number },
): ChangedDays[] {
  return cars.flatMap((car) => {
    const spans: ChangedSpan[] = [];
    let days = 0;
    for (let day = 0; day < count; day += 1) {
      const date = addDays(first, day);
      const beforeCents = dayRate(car, date, lists.before)?.perDayCents;
      const afterCents = dayRate(car, date, lists.after)?.perDayCents;
      if (beforeCents === afterCents) continue;
      days += 1;
      const last = spans.at(-1);
      const goesOn =
        last?.to === addDays(date, -1) &&
        last.beforeCents === beforeCents &&
        last.afterCents === afterCents;
      if (goesOn) last.to = date;
      else spans.push({ from: date, to: date, beforeCents, afterCents });
    }
    return days > 0 ? [{ carId: car.id, days, spans }] : [];
  });
}
