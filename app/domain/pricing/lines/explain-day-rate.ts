import type { LocalDate } from "../../calendar.ts";
import { percentOf } from "../../money.ts";
import { dayRate, isWeekend, rateBook, rateFor, type PricedCar } from "./day-rate.ts";
import type { LengthDiscount, PriceList } from "../price-list.ts";

/** Whose rate made a price, the most specific first. */
export type RateRule = "car-season" | "category-season" | "car" | "category";

/** Why a car costs what it costs on a day. Euro cents. */
export type DayRateExplained = {
  perDayCents: number;
  rule: RateRule;
  /** The season whose rate it is; absent for a rate outside the seasons. */
  seasonId?: number;
  /** Seasons that cover the day and have no rate for this car or its category, so that another rate counts. */
  passedSeasonIds: readonly number[];
  /** Friday, Saturday or Sunday, and whether the rate has a price of its own for them. */
  isWeekend: boolean;
  usesWeekendPrice: boolean;
  /** What the rate says for the other days of the week. */
  weekdayCents: number;
  /** The day within a rental that is long enough, shortest first. */
  discounts: readonly (LengthDiscount & { perDayCents: number })[];
};

/** Which rule made the price of the rental day of `car` that starts on `date`; `undefined` when it has none. */
export function explainDayRate(
  car: PricedCar,
  date: LocalDate,
  priceList: Pick<PriceList, "rates" | "seasons" | "lengthDiscounts">,
): DayRateExplained | undefined {
  const day = dayRate(car, date, priceList);
  const rate = day && rateFor(car, rateBook(priceList.rates), day.seasonId);
  if (!day || !rate) return undefined;
  const whose = rate.carId === undefined ? "category" : "car";
  const { perDayCents, seasonId } = day;
  return {
    perDayCents,
    rule: seasonId === undefined ? whose : `${whose}-season`,
    ...(seasonId === undefined ? {} : { seasonId }),
    passedSeasonIds: passedSeasons(car, date, priceList),
    isWeekend: isWeekend(date),
    usesWeekendPrice: day.weekend,
    weekdayCents: rate.perDayCents,
    discounts: [...priceList.lengthDiscounts]
      .sort((a, b) => a.fromDays - b.fromDays)
      .map((step) => ({
        ...step,
        perDayCents: perDayCents + percentOf(-perDayCents, step.percent),
      })),
  };
}

function passedSeasons(
  car: PricedCar,
  date: LocalDate,
  { rates, seasons }: Pick<PriceList, "rates" | "seasons">,
): number[] {
  const book = rateBook(rates);
  return seasons
    .filter(({ id, from, to }) => from <= date && date <= to && !rateFor(car, book, id))
    .map(({ id }) => id);
}
