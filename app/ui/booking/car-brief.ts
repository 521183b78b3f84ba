import type { Car } from "../../domain/cars/car.ts";

/** What the booking shows of a car, and no more: lists of cars travel to the browser. */
export type CarBrief = Pick<
  Car,
  | "id"
  | "name"
  | "category"
  | "body"
  | "colour"
  | "transmission"
  | "fuel"
  | "seats"
  | "bagsLarge"
  | "bagsSmall"
  | "airConditioning"
  | "minDriverAge"
  | "orSimilar"
>;

export function carBrief(car: Car): CarBrief {
  const { id, name, category, body, colour, transmission, fuel, seats } = car;
  const { bagsLarge, bagsSmall, airConditioning, minDriverAge, orSimilar } = car;
  return {
    id,
    name,
    category,
    body,
    colour,
    transmission,
    fuel,
    seats,
    bagsLarge,
    bagsSmall,
    airConditioning,
    minDriverAge,
    orSimilar,
  };
}
