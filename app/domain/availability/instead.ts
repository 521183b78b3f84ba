import type { Alternatives } from "./alternatives.ts";

/** What there is instead of a taken car, with the price difference to what was wished for; euro cents. */
export type Instead = {
  trips: (Alternatives["trips"][number] & Difference)[];
  cars: (Alternatives["cars"][number] & Difference)[];
  placeIds: string[];
};

/** Less than 0 where it is cheaper than what was wished for. */
type Difference = { differenceCents: number };

/** Compares alternatives with the total of the wished car on the wished trip, euro cents. */
export function insteadOf({ trips, cars, placeIds }: Alternatives, wishedCents: number): Instead {
  const compared = <Way extends { totalCents: number }>(way: Way) => ({
    ...way,
    differenceCents: way.totalCents - wishedCents,
  });
  return { trips: trips.map(compared), cars: cars.map(compared), placeIds };
}
