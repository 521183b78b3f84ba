/** What one rental day of a car costs, by the date on which the day starts. */
import type { LocalDate } from "../../calendar.ts";
import { isoWeekday } from "../../calendar.ts";
import type { Car } from "../../cars/car.ts";
import type { PriceList, Rate, Season } from "../price-list.ts";

export type PricedCar = Pick<Car, "id" | "category">;
export type DayRate = { perDayCents: number; seasonId?: number; weekend: boolean };

/**
 * The price in euro cents of the rental day of `car` that starts on `date`; `undefined` when no rate fits.
 * Most specific first: car + season, category + season, car, category. Of several seasons that cover the date the one
 * with the highest priority (then the lowest id) that has a rate for this car or its category wins.
 */
export function dayRate(
  car: PricedCar,
  date: LocalDate,
  priceList: Pick<PriceList, "rates" | "seasons">,
): DayRate | undefined {
  const rates = rateBook(priceList.rates);
  for (const season of seasonsOn(priceList.seasons, date)) {
    const rate = rateFor(car, rates, season.id);
    if (rate) return priced(rate, date);
  }
  const rate = rateFor(car, rates, undefined);
  return rate && priced(rate, date);
}

/** A rental day that starts on a Friday, Saturday or Sunday takes the weekend price. */
export function isWeekend(date: LocalDate): boolean {
  return isoWeekday(date) >= 5;
}

/** The rate of a car in one season, or outside the seasons: its own first, then its category's. */
export function rateFor(
  car: PricedCar,
  rates: ReadonlyMap<string, Rate>,
  seasonId: number | undefined,
): Rate | undefined {
  return (
    rates.get(`car ${car.id} ${seasonId}`) ?? rates.get(`category ${car.category} ${seasonId}`)
  );
}

const books = new WeakMap<readonly Rate[], ReadonlyMap<string, Rate>>();

/** The rates by what they are for; built once per list, because a search prices every car of the fleet. */
export function rateBook(rates: readonly Rate[]): ReadonlyMap<string, Rate> {
  const known = books.get(rates);
  if (known) return known;
  const book = new Map<string, Rate>();
  for (const rate of rates) {
    const subject = rate.carId === undefined ? `category ${rate.category}` : `car ${rate.carId}`;
    const key = `${subject} ${rate.seasonId}`;
    if (!book.has(key)) book.set(key, rate);
  }
  books.set(rates, book);
  return book;
}

const calendars = new WeakMap<readonly Season[], Map<LocalDate, readonly Season[]>>();

/** The seasons that cover a date, the one that counts most first; looked up once per date for all cars of a search. */
function seasonsOn(seasons: readonly Season[], date: LocalDate): readonly Season[] {
  const calendar = calendars.get(seasons) ?? new Map<LocalDate, readonly Season[]>();
  calendars.set(seasons, calendar);
  const known = calendar.get(date);
  if (known) return known;
  const found = seasons
    .filter((season) => season.from <= date && date <= season.to)
    .sort((a, b) => b.priority - a.priority || a.id - b.id);
  calendar.set(date, found);
  return found;
}

function priced(rate: Rate, date: LocalDate): DayRate {
  const weekend = rate.weekendPerDayCents !== undefined && isWeekend(date);
  const perDayCents = weekend ? (rate.weekendPerDayCents ?? rate.perDayCents) : rate.perDayCents;
  return rate.seasonId === undefined
    ? { perDayCents, weekend }
    : { perDayCents, seasonId: rate.seasonId, weekend };
}
