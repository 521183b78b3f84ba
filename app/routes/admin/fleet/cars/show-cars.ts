import { matchCars, type CarsQuery } from "../../../../domain/cars/cars-query.ts";
import { startingPrices } from "../../../../domain/pricing/starting-prices.ts";
import { listCars, type ListedCar } from "../../../../server/cars/list-cars.ts";
import type { PageContext } from "../../../request/page-context.ts";

/** A car of the list; `fromCents` is its lowest day price from today on, euro cents. */
export type ShownCar = ListedCar & { fromCents: number | undefined };

export type ShownCars = {
  cars: ShownCar[];
  counts: { all: number; shown: number; hidden: number };
};

/** The cars that match a query, and the number of cars in each view. */
export async function showCars(
  { deps, today }: Pick<PageContext, "deps" | "today">,
  query: CarsQuery,
): Promise<ShownCars> {
  const { cars, withdrawn, priceList } = await deps.catalogue.get();
  const { byCar } = startingPrices(priceList, [...cars, ...withdrawn.cars], today);
  const listed = await listCars(deps.pool, deps.clock.now());
  const all = listed.map((car) => ({ ...car, fromCents: byCar[car.id] }));
  const shown = all.filter(({ published }) => published).length;
  return {
    cars: matchCars(all, query),
    counts: { all: all.length, shown, hidden: all.length - shown },
  };
}
