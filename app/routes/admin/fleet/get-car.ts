import type { CarCategory } from "../../../domain/cars/car.ts";
import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { notFound } from "../forms/action-answer.ts";
import { readId } from "../forms/fields-of.ts";
import { type CarRow, findCar } from "../../../server/cars/car-row.ts";
import { listVehicles } from "../../../server/cars/vehicle-row.ts";
import type { Deps } from "../../../server/deps.ts";
import { listPhotos } from "../../../server/images/photo-rows.ts";

/** The data at the head of every section of a car. */
export type CarBrief = {
  id: number;
  name: string;
  version: number;
  published: boolean;
  category: CarCategory;
  photos: number;
  vehicles: number;
};

/** Returns the car that an address names; throws 404 when there is none. */
export async function getCar({ pool }: Pick<Deps, "pool">, id: unknown): Promise<CarRow> {
  const carId = readId(id);
  const car = carId === undefined ? undefined : await findCar(pool, carId);
  if (!car) throw notFound();
  return car;
}

/** A car with the sizes of its other sections. */
export async function briefOf(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  row: CarRow,
): Promise<CarBrief> {
  const { id, version, published } = row;
  const { name, category } = row.car;
  const photos = (await listPhotos(pool, id)).length;
  const vehicles = (await listVehicles(pool, { now: clock.now(), carId: id })).length;
  return { id, name, version, published, category, photos, vehicles };
}

const sections = ["details", "pictures", "vehicles"] as const;
export type Section = (typeof sections)[number];

/** The address of a car's section; the address of its details when no section has this name. */
export function sectionPath(named: string, language: Language, id: number): string {
  const section = sections.find((one) => one === named) ?? "details";
  return section === "details"
    ? adminPath("cars", language, id)
    : adminPath("cars", language, id, section);
}
