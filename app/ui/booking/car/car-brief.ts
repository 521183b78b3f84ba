import type { Car } from "../../../domain/cars/car.ts";

/** The part of a car that the booking shows, kept small because lists of cars are sent to the browser. */
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
  | "photos"
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
    ...firstPhoto(car),
  };
}

/** Returns the main photo of a car, and no `photos` key when it has none. */
export function firstPhoto({ photos }: Pick<Car, "photos">): Pick<Car, "photos"> {
  return photos ? { photos: photos.slice(0, 1) } : {};
}
