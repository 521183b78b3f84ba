import type { CarCategory } from "../../../domain/cars/car.ts";
import { findCar, type CarRow } from "../../../server/cars/car-row.ts";
import { listVehicles } from "../../../server/cars/vehicle-row.ts";
import type { Deps } from "../../../server/deps.ts";
import { listPhotos } from "../../../server/images/photo-rows.ts";
import { notFound, readId } from "./read-id.ts";

/** What stands over every section of a car. */
export type CarBrief = {
  id: number;
  name: string;
  version: number;
  published: boolean;
  category: CarCategory;
  photos: number;
  vehicles: number;
};

type World = Pick<Deps, "pool" | "clock">;

/** The car that an address names; one that is not there is no page. */
export async function getCar({ pool }: Pick<World, "pool">, id: unknown): Promise<CarRow> {
  const carId = readId(id);
  const car = carId === undefined ? undefined : await findCar(pool, carId);
  if (!car) throw notFound();
  return car;
}

/** A car and how much it has in its other sections. */
export async function briefOf({ pool, clock }: World, row: CarRow): Promise<CarBrief> {
  const { id, version, published } = row;
  const { name, category } = row.car;
  const photos = (await listPhotos(pool, id)).length;
  const vehicles = (await listVehicles(pool, { now: clock.now(), carId: id })).length;
  return { id, name, version, published, category, photos, vehicles };
}
