import {
  addDays,
  isoWeekday,
  parseLocalDate,
  type LocalDate,
} from "../../../../../domain/calendar.ts";
import { dayRate, isWeekend } from "../../../../../domain/pricing/lines/day-rate.ts";
import {
  explainDayRate,
  type DayRateExplained,
} from "../../../../../domain/pricing/lines/explain-day-rate.ts";
import type { PricesNow } from "../../../../../server/pricing/read-prices.ts";

type CalendarDay = { date: LocalDate; weekday: number; isWeekend: boolean; seasonId?: number };

export type PriceCalendar = {
  /** The first day of the month. */
  month: LocalDate;
  /** The neighbouring months, as the address writes them. */
  previous: string;
  next: string;
  carId: number | undefined;
  days: CalendarDay[];
  rows: { carId: number; prices: ({ perDayCents: number; seasonId?: number } | undefined)[] }[];
  picked: { carId: number; date: LocalDate; explained: DayRateExplained | undefined } | undefined;
};

/** Reads the calendar of an address (`?month=2027-07&car=3&day=2027-07-04`); entries that cannot be read are ignored. */
export function readCalendar(
  asked: URLSearchParams,
  { prices, cars }: PricesNow,
  { today, last }: { today: LocalDate; last: LocalDate },
): PriceCalendar {
  const picked = parseLocalDate(asked.get("day") ?? "");
  const named = parseLocalDate(`${asked.get("month") ?? ""}-01`) ?? picked ?? today;
  // The months go back to the year 2000, as kept prices may, and ahead as far as prices are set.
  const month = firstOf(named < "2000-01-01" ? today : named > last ? last : named);
  const days = daysOf(month);
  const askedCar = cars.find(({ id }) => String(id) === asked.get("car"));
  const isOne = asked.has("only") && askedCar !== undefined;
  const shown = isOne ? [askedCar] : cars.filter(({ published }) => published);
  const isShown = picked !== undefined && days.includes(picked);
  return {
    month,
    previous: addDays(month, -1).slice(0, 7),
    next: addDays(days.at(-1) ?? month, 1).slice(0, 7),
    carId: isOne ? askedCar.id : undefined,
    days: days.map((date) => {
      const season = prices.seasons.find(({ from, to }) => from <= date && date <= to);
      const weekday = isoWeekday(date);
      return { date, weekday, isWeekend: isWeekend(date), ...(season && { seasonId: season.id }) };
    }),
    rows: shown.map((car) => ({
      carId: car.id,
      prices: days.map((date) => {
        const rate = dayRate(car, date, prices);
        return rate && { perDayCents: rate.perDayCents, seasonId: rate.seasonId };
      }),
    })),
    picked:
      askedCar && isShown
        ? {
            carId: askedCar.id,
            date: picked,
            explained: explainDayRate(askedCar, picked, prices),
          }
        : undefined,
  };
}

function firstOf(date: LocalDate): LocalDate {
  return `${date.slice(0, 7)}-01`;
}

function daysOf(month: LocalDate): LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = month; firstOf(date) === month; date = addDays(date, 1)) days.push(date);
  return days;
}
