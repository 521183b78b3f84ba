import { type Car, carCategories, type CarCategory } from "../../../../domain/cars/car.ts";
import type { LengthDiscount, PriceList } from "../../../../domain/pricing/price-list.ts";
import type { StartingPrices } from "../../../../domain/pricing/starting-prices.ts";
import { isWholeDay } from "../../../../i18n/hours.ts";
import { firstPhoto } from "../../../../ui/booking/car/car-brief.ts";

type Span = { min: number; max: number };

/** A category on the home page, drawn by its first car. */
export type CarKind = {
  category: CarCategory;
  car: Pick<Car, "name" | "body" | "colour" | "photos">;
  models: string;
  /** The minimum and the maximum among the category's cars. */
  seats: Span;
  bags: Span;
  fromCents: number;
};

/** The order of the four on the horizon, from small to large. */
const order = [...carCategories].sort((a, b) => rank(a) - rank(b));

/** Returns the categories that have cars, with their starting prices. */
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
  return { min: Math.min(...counts), max: Math.max(...counts) };
}

function rank(category: CarCategory): number {
  return { economy: 0, compact: 1, suv: 2, stationwagon: 3 }[category];
}

/** The promises of the home page, as far as the price list keeps them. */
export type Offer = {
  freeCancellationHours: number;
  /** Every airport hands over around the clock; none of them charges for it. */
  airportsAllDay: boolean;
  airportsFree: boolean;
  /** True when a child seat and a second driver are free. */
  freeExtras: boolean;
  /** The largest discount for a long rental. */
  discount?: LengthDiscount;
  /** Number of foreign countries that our cars may enter. */
  countriesAbroad: number;
};

/** The extras that the page promises for free. */
const promised = ["child_seat", "additional_driver"];

type Known = Pick<PriceList, "rules" | "locations" | "extras" | "countries" | "lengthDiscounts">;

export function offerOf({ rules, locations, extras, countries, lengthDiscounts }: Known): Offer {
  const airports = locations.filter(({ category }) => category === "airports");
  return {
    freeCancellationHours: rules.freeCancellationHours,
    airportsAllDay:
      airports.length > 0 &&
      airports.every(({ hours }) => hours.weekly.every((span) => span && isWholeDay(span))),
    airportsFree:
      airports.length > 0 && airports.every(({ deliveryFeeCents }) => deliveryFeeCents === 0),
    freeExtras: promised.every((code) =>
      extras.some((extra) => extra.code === code && extra.charge === "free"),
    ),
    discount: [...lengthDiscounts].sort((a, b) => b.percent - a.percent)[0],
    countriesAbroad: countries.filter(({ code, allowed }) => allowed && code !== "BA").length,
  };
}
