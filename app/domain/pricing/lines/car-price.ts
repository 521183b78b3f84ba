import { roundHalfUp } from "../../money.ts";
import { dayStarts } from "../../rental-period.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import type { PricedCar } from "./day-rate.ts";
import { dayRate } from "./day-rate.ts";
import type { PriceList } from "../price-list.ts";
import type { DayRun, LineOf } from "../quote-line.ts";

/**
 * The car itself: each rental day at the rate of the date it starts on. `undefined` when a day has no rate.
 * `unitCents` is the mean of the days; the runs hold the true prices.
 */
export function carLine(
  car: PricedCar,
  trip: Pick<Trip, "pickupAt">,
  rentalDays: number,
  priceList: Pick<PriceList, "rates" | "seasons" | "rules">,
): LineOf<"car"> | undefined {
  const runs: DayRun[] = [];
  for (const from of dayStarts(trip, rentalDays)) {
    const rate = dayRate(car, from, priceList);
    if (!rate) return undefined;
    const last = runs.at(-1);
    if (last && continues(last, rate)) last.days += 1;
    else runs.push({ days: 1, from, ...rate });
  }
  const amountCents = runs.reduce((sum, run) => sum + run.days * run.perDayCents, 0);
  return {
    code: "car",
    subject: String(car.id),
    quantity: rentalDays,
    unit: "day",
    unitCents: roundHalfUp(amountCents / rentalDays),
    amountCents,
    included: false,
    reason: { runs, graceMinutes: priceList.rules.graceMinutes },
  };
}

function continues(run: DayRun, day: Omit<DayRun, "days" | "from">): boolean {
  return (
    run.perDayCents === day.perDayCents &&
    run.seasonId === day.seasonId &&
    run.weekend === day.weekend
  );
}
