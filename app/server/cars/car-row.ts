/** A car as the staff write it, read from its row and its features. */
import type { Pool, PoolClient } from "pg";
import type { WrittenCar } from "../../domain/cars/car-form.ts";
import type { Bilingual } from "../../domain/language.ts";

export type CarRow = {
  id: number;
  version: number;
  published: boolean;
  displayOrder: number;
  car: WrittenCar;
};

type Facts = Omit<WrittenCar, "features" | "description">;

/** The column of each fact. */
const columns = {
  name: "name",
  brand: "brand",
  model: "model",
  year: "year",
  category: "category",
  body: "body",
  colour: "colour",
  acriss: "acriss",
  transmission: "transmission",
  fuel: "fuel",
  seats: "seats",
  doors: "doors",
  bagsLarge: "bags_large",
  bagsSmall: "bags_small",
  airConditioning: "air_conditioning",
  engineKw: "engine_kw",
  co2GramsPerKm: "co2_grams_per_km",
  consumption: "consumption",
  minDriverAge: "min_driver_age",
  orSimilar: "or_similar",
} as const satisfies Record<keyof Facts, string>;

const names = Object.keys(columns) as (keyof Facts)[];

/** The columns whose values `factValues` returns. */
export const factColumns: readonly string[] = [
  ...names.map((name) => columns[name]),
  "description_en",
  "description_bs",
];

/** The values of a car in the order of `factColumns`. */
export function factValues(car: WrittenCar): unknown[] {
  return [...names.map((name) => car[name]), car.description.en, car.description.bs];
}

const text = `
  select id, version, published, display_order as "displayOrder",
    ${names.map((name) => `${columns[name]} as "${name}"`).join(", ")},
    description_en as "descriptionEn", description_bs as "descriptionBs",
    (
      select coalesce(json_agg(json_build_object('en', label_en, 'bs', label_bs) order by display_order, id), '[]')
      from car_feature where car_id = car.id and type = 'others'
    ) as features
  from car where id = $1`;

type Row = Omit<CarRow, "car"> &
  Facts & { descriptionEn: string; descriptionBs: string; features: Bilingual[] };

/**
 * Returns the car of an id, published or not; undefined when there is none. `lock` holds its row until the transaction
 * ends.
 */
export async function findCar(
  db: Pool | PoolClient,
  id: number,
  { lock = false } = {},
): Promise<CarRow | undefined> {
  const { rows } = await db.query<Row>(lock ? `${text} for no key update` : text, [id]);
  if (!rows[0]) return undefined;
  const { version, published, displayOrder, descriptionEn, descriptionBs, ...rest } = rows[0];
  const { id: carId, ...facts } = rest;
  const car = { ...facts, description: { en: descriptionEn, bs: descriptionBs } };
  return { id: carId, version, published, displayOrder, car };
}
