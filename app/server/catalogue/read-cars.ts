import { asc, eq } from "drizzle-orm";
import type { Car } from "../../domain/cars/car.ts";
import type { Bilingual } from "../../domain/language.ts";
import { car, carFeature } from "../db/schema.ts";
import type { Snapshot } from "./snapshot.ts";

export type Cars = { offered: Car[]; withdrawn: Car[] };

const facts = {
  id: car.id,
  name: car.name,
  brand: car.brand,
  model: car.model,
  year: car.year,
  category: car.category,
  body: car.body,
  colour: car.colour,
  acriss: car.acriss,
  transmission: car.transmission,
  fuel: car.fuel,
  seats: car.seats,
  doors: car.doors,
  bagsLarge: car.bagsLarge,
  bagsSmall: car.bagsSmall,
  airConditioning: car.airConditioning,
  engineKw: car.engineKw,
  co2GramsPerKm: car.co2GramsPerKm,
  consumption: car.consumption,
  minDriverAge: car.minDriverAge,
  orSimilar: car.orSimilar,
  displayOrder: car.displayOrder,
  description: { en: car.descriptionEn, bs: car.descriptionBs },
};

/** All cars in display order. */
export async function readCars(tx: Snapshot): Promise<Cars> {
  const features = await readFeatures(tx);
  return {
    offered: await readPublished(tx, true, features),
    withdrawn: await readPublished(tx, false, features),
  };
}

async function readPublished(
  tx: Snapshot,
  published: boolean,
  features: ReadonlyMap<number, Bilingual[]>,
): Promise<Car[]> {
  const rows = await tx
    .select(facts)
    .from(car)
    .where(eq(car.published, published))
    .orderBy(asc(car.displayOrder), asc(car.id));
  return rows.map((row) => Object.assign(row, { features: features.get(row.id) ?? [] }));
}

async function readFeatures(tx: Snapshot): Promise<Map<number, Bilingual[]>> {
  const rows = await tx
    .select({
      carId: carFeature.carId,
      label: { en: carFeature.labelEn, bs: carFeature.labelBs },
    })
    .from(carFeature)
    .where(eq(carFeature.type, "others"))
    .orderBy(asc(carFeature.displayOrder), asc(carFeature.id));
  const byCar = new Map<number, Bilingual[]>();
  for (const { carId, label } of rows) byCar.set(carId, [...(byCar.get(carId) ?? []), label]);
  return byCar;
}
