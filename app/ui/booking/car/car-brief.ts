import type { Car } from "../../../domain/cars/car.ts";

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

/** The photo that stands for a car; nothing while there is none, and nothing travels then. */
export function firstPhoto({ photos }: Pick<Car, "photos">): Pick<Car, "photos"> {
  return photos ? { photos: photos.slice(0, 1) } : {};
}
