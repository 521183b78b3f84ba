import type { CarCategory } from "../../cars/car.ts";
import { inheritedPrice } from "./inherited-price.ts";
import { rateKey, type Cells, type RatePart, type RateSubject } from "./price-cells.ts";

export type Raise = {
  /** The categories whose cars it is about, and all cars there are. */
  categories: readonly CarCategory[];
  cars: readonly { id: number; category: CarCategory }[];
  /** `undefined`: the days outside the seasons. */
  seasonId: number | undefined;
  /** 10 raises by a tenth, -5 lowers by a twentieth. */
  percent: number;
};

export const raiseRange = { least: -50, most: 100 } as const;

const stepCents = 10;

/**
 * The day prices, in euro cents by their keys, with which every car of the categories costs so much more or less in the season,
 * rounded to ten cents. What is written there is changed; a car that takes the price of the days outside the seasons gets one of
 * its own, so that those days stay as they are.
 */
export function raisePrices(cells: Cells, raise: Raise): Record<string, number> {
  const { categories, cars, seasonId } = raise;
  return Object.fromEntries(
    categories.flatMap((category) => {
      const isPriced = cells.has(rateKey({ category }, seasonId, "day"));
      const own = cars.filter((car) => car.category === category);
      return [
        ...writtenPrices(cells, { category }, raise),
        ...own.flatMap(({ id }) => {
          const written = writtenPrices(cells, { carId: id }, raise);
          if (written.length > 0 || isPriced || seasonId === undefined) return written;
          return takenPrices(cells, { carId: id, category }, raise);
        }),
      ];
    }),
  );
}

type Priced = [key: string, cents: number];

const parts = ["day", "weekend"] as const satisfies RatePart[];

function writtenPrices(cells: Cells, subject: RateSubject, raise: Raise): Priced[] {
  return parts.flatMap((part): Priced[] => {
    const key = rateKey(subject, raise.seasonId, part);
    const cents = cells.get(key);
    return typeof cents === "number" ? [[key, raised(cents, raise.percent)]] : [];
  });
}

function takenPrices(
  cells: Cells,
  { carId, category }: { carId: number; category: CarCategory },
  { seasonId, percent }: Raise,
): Priced[] {
  const subject = { carId };
  const taken = (part: RatePart) => inheritedPrice(cells, { subject, category, seasonId, part });
  const [day, weekend] = [taken("day"), taken("weekend")];
  if (day === undefined) return [];
  const priced: Priced[] = [[rateKey(subject, seasonId, "day"), raised(day, percent)]];
  if (weekend !== undefined && weekend !== day)
    priced.push([rateKey(subject, seasonId, "weekend"), raised(weekend, percent)]);
  return priced;
}

function raised(cents: number, percent: number): number {
  const exact = (cents * (100 + percent)) / 100;
  return Math.max(stepCents, Math.round(exact / stepCents) * stepCents);
}
