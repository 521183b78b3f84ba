import { carCategories, type Car, type CarCategory } from "../../../../domain/cars/car.ts";
import { firstPhoto } from "../../../../ui/booking/car/car-brief.ts";
import type { StartingPrices } from "../../../../domain/pricing/starting-prices.ts";

type Span = { least: number; most: number };

/** A category as the home page shows it, drawn by its first car. */
export type CarKind = {
  category: CarCategory;
  car: Pick<Car, "name" | "body" | "colour" | "photos">;
  models: string;
  /** Least and most among the cars of the kind. */
  seats: Span;
  bags: Span;
  fromCents: number;
};

/** In this order the four stand on the horizon, from small to large. */
const order = [...carCategories].sort((a, b) => rank(a) - rank(b));

/** The kinds of car that are listed and priced; a category without cars is left out. */
export function carKinds(cars: readonly Car[], prices: StartingPrices): CarKind[] {
  return order.flatMap((category) => {
    const listed = cars
      .filter((car) => car.category === category)
      .sort((a, b) => a.displayOrder - b.displayOrder);
    const [first] = listed;
    const fromCents = prices.byCategory[category];
    if (!first || fromCents === undefined) return [];
    const { name, body, colour } = first;
    return {
      category,
      car: { name, body, colour, ...firstPhoto(first) },
      models: listed
        .slice(0, 2)
        .map((car) => car.name)
        .join(", "),
      seats: spanOf(listed.map((car) => car.seats)),
      bags: spanOf(listed.map((car) => car.bagsLarge + car.bagsSmall)),
      fromCents,
    };
  });
}

function spanOf(counts: readonly number[]): Span {
  return { least: Math.min(...counts), most: Math.max(...counts) };
}

function rank(category: CarCategory): number {
  return { economy: 0, compact: 1, suv: 2, stationwagon: 3 }[category];
}
