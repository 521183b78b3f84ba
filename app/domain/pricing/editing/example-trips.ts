/** Trips that show what a change of prices does, before it is saved: the same `quote` on the old and the new list. */
import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import { addDays, dateOf, joinDateTime, slots } from "../../calendar.ts";
import { carCategories, type Car } from "../../cars/car.ts";
import { isOpenAt } from "../../locations/opening-hours.ts";
import { minRentalDaysFor } from "../../reservations/trip/check-trip.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import type { CellChange } from "./change-prices.ts";
import { dayRate } from "../lines/day-rate.ts";
import { exampleTotal, type ExampleTotal, type PricedExample } from "./example-total.ts";
import { readCellKey, type Cell } from "./price-cells.ts";
import type { PriceList } from "../price-list.ts";

export type ExampleReason = "day-price" | "length" | "delivery" | "one-way" | "hours" | "young";

/** A trip with its total before and after, in euro cents. */
export type ExampleTrip = {
  reason: ExampleReason;
  carId: number;
  trip: Trip;
  days: number;
  /** Only where the age makes the price. */
  driverAge?: number;
  before: ExampleTotal;
  after: ExampleTotal;
};

type ExampleCar = Pick<Car, "id" | "category" | "minDriverAge">;

export type AskedExamples = {
  before: PriceList;
  after: PriceList;
  changes: readonly CellChange[];
  /** On offer, in display order. */
  cars: readonly ExampleCar[];
  today: LocalDate;
};

const usualLengths = [3, 7, 14];
const usualTime = "10:00";
/** Prices are set for a summer that may lie two years ahead. */
const daysLookedThrough = 800;
const mostDates = 4;
const mostPairs = 6;

/** The examples that fit a change: by category, date and length for day prices, one per fee that moves. */
export function exampleTrips(asked: AskedExamples): ExampleTrip[] {
  const cells = asked.changes.flatMap(({ cell }) => readCellKey(cell) ?? []);
  return [
    ...dayPriceTrips(asked, cells),
    ...placeTrips(asked, cells),
    ...oneWayTrips(asked, cells),
    ...youngDriverTrips(asked, cells),
  ];
}

function dayPriceTrips(asked: AskedExamples, cells: readonly Cell[]): ExampleTrip[] {
  const steps = cells.flatMap((cell) => (cell.kind === "discount" ? cell.fromDays : []));
  const dates = changedDates(asked);
  if (dates.length === 0 && steps.length === 0) return [];
  const lengths = [...new Set([...usualLengths, ...steps])].sort((a, b) => a - b).slice(0, 6);
  const shown = dates.length > 0 ? dates : [addDays(asked.today, 7)];
  return shown.flatMap((date) =>
    carCategories.flatMap((category) => {
      const car = mostChanged(asked, category, date, steps.length > 0);
      return car
        ? tripsOf(asked, { car, date, lengths, reason: dates.length > 0 ? "day-price" : "length" })
        : [];
    }),
  );
}

/** The first date with another price in each season, and outside them. */
function changedDates({ before, after, cars, today }: AskedExamples): LocalDate[] {
  const dates = new Map<number | undefined, LocalDate>();
  for (let day = 1; day <= daysLookedThrough && dates.size < mostDates; day += 1) {
    const date = addDays(today, day);
    for (const car of cars) {
      const [was, is] = [dayRate(car, date, before), dayRate(car, date, after)];
      const season = is?.seasonId ?? was?.seasonId;
      if (was?.perDayCents !== is?.perDayCents && !dates.has(season)) dates.set(season, date);
    }
  }
  return [...dates.values()].sort();
}

/** The car of a category whose day changes most; when every length changes, the first one will do. */
function mostChanged(
  { before, after, cars }: AskedExamples,
  category: ExampleCar["category"],
  date: LocalDate,
  orFirst: boolean,
): ExampleCar | undefined {
  const own = cars.filter((car) => car.category === category);
  const change = (car: ExampleCar) => {
    const [was, is] = [dayRate(car, date, before), dayRate(car, date, after)];
    return Math.abs((is?.perDayCents ?? 0) - (was?.perDayCents ?? 0));
  };
  const [most] = [...own].sort((a, b) => change(b) - change(a));
  if (most && change(most) > 0) return most;
  return orFirst ? own.find((car) => dayRate(car, date, after)) : undefined;
}

type Wanted = {
  car: ExampleCar;
  date: LocalDate;
  lengths: readonly number[];
  reason: ExampleReason;
  places?: Pick<Trip, "pickupLocationId" | "dropoffLocationId">;
  time?: string;
  driverAge?: number;
};

function tripsOf(asked: AskedExamples, wanted: Wanted): ExampleTrip[] {
  const { before, after } = asked;
  const [home] = after.locations;
  if (!home) return [];
  const { car, date, reason, driverAge, time = usualTime } = wanted;
  const places = wanted.places ?? { pickupLocationId: home.id, dropoffLocationId: home.id };
  const least = Math.max(
    ...[before, after].map((list) => minRentalDaysFor(date, list.rules, list.seasons)),
  );
  const lengths = new Set(wanted.lengths.map((days) => Math.max(days, least)));
  return [...lengths].map((days): ExampleTrip => {
    const pickupAt = joinDateTime(date, time);
    const trip = { ...places, pickupAt, dropoffAt: joinDateTime(addDays(date, days), time) };
    const example: PricedExample = { car, trip, days, driverAge };
    return {
      reason,
      carId: car.id,
      trip,
      days,
      ...(driverAge === undefined ? {} : { driverAge }),
      before: exampleTotal(example, before),
      after: exampleTotal(example, after),
    };
  });
}

/** The first car on offer that has a price: fees are the same for all. */
function anyCar({ cars, after }: AskedExamples, date: LocalDate): ExampleCar | undefined {
  return cars.find((car) => dayRate(car, date, after));
}

function placeTrips(asked: AskedExamples, cells: readonly Cell[]): ExampleTrip[] {
  const parts = cells.filter((cell) => cell.kind === "place");
  const delivered = new Set(parts.flatMap(({ id, part }) => (part === "delivery" ? id : [])));
  const late = new Set(parts.flatMap(({ id, part }) => (part === "delivery" ? [] : id)));
  const start = addDays(asked.today, 7);
  const car = anyCar(asked, start);
  if (!car) return [];
  const at = (id: string) => ({ pickupLocationId: id, dropoffLocationId: id });
  return [
    ...[...delivered].flatMap((id) =>
      tripsOf(asked, { car, date: start, lengths: [3], reason: "delivery", places: at(id) }),
    ),
    ...[...late].flatMap((id) => {
      const closed = closedMoment(asked.after, id, start);
      if (!closed) return [];
      const [date, time] = [dateOf(closed), closed.slice(11)];
      return tripsOf(asked, { car, date, time, lengths: [3], reason: "hours", places: at(id) });
    }),
  ];
}

/** The first half hour of the two weeks from `start` at which nobody is at a place, by day rather than by night. */
function closedMoment(list: PriceList, id: string, start: LocalDate): LocalDateTime | undefined {
  const place = list.locations.find((location) => location.id === id);
  if (!place) return undefined;
  const latest = [...slots].reverse();
  for (let day = 0; day < 14; day += 1) {
    const date = addDays(start, day);
    const time = latest.find((slot) => !isOpenAt(place.hours, joinDateTime(date, slot)));
    if (time) return joinDateTime(date, time);
  }
  return undefined;
}

function oneWayTrips(asked: AskedExamples, cells: readonly Cell[]): ExampleTrip[] {
  const date = addDays(asked.today, 7);
  const car = anyCar(asked, date);
  const pairs = cells.filter((cell) => cell.kind === "one-way").slice(0, mostPairs);
  return pairs.flatMap(({ fromLocationId, toLocationId }) => {
    const places = { pickupLocationId: fromLocationId, dropoffLocationId: toLocationId };
    return car ? tripsOf(asked, { car, date, lengths: [3], reason: "one-way", places }) : [];
  });
}

function youngDriverTrips(asked: AskedExamples, cells: readonly Cell[]): ExampleTrip[] {
  if (!cells.some(({ kind }) => kind === "young")) return [];
  const date = addDays(asked.today, 7);
  const car = anyCar(asked, date);
  const { before, after } = asked;
  const driverAge = Math.max(before.rules.youngDriverUntil, after.rules.youngDriverUntil) - 1;
  return car
    ? tripsOf(asked, { car, date, lengths: usualLengths, reason: "young", driverAge })
    : [];
}
