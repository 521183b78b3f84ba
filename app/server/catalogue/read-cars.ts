import { asc, eq, isNotNull } from "drizzle-orm";
import type { Car, Photo } from "../../domain/cars/car.ts";
import type { Bilingual } from "../../domain/language.ts";
import { car, carFeature, image } from "../db/schema.ts";
import { isPhotoName } from "../images/photo-name.ts";
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
  const details = { features: await readFeatures(tx), photos: await readPhotos(tx) };
  return {
    offered: await readPublished(tx, true, details),
    withdrawn: await readPublished(tx, false, details),
  };
}

type Details = {
  features: ReadonlyMap<number, Bilingual[]>;
  photos: ReadonlyMap<number, Photo[]>;
};

async function readPublished(
  tx: Snapshot,
  published: boolean,
  { features, photos }: Details,
): Promise<Car[]> {
  const rows = await tx
    .select(facts)
    .from(car)
    .where(eq(car.published, published))
    .orderBy(asc(car.displayOrder), asc(car.id));
  return rows.map((row) => {
    const own = photos.get(row.id);
    const seen = own ? { photos: own } : {};
    return Object.assign(row, { features: features.get(row.id) ?? [] }, seen);
  });
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

/** The photos that can be shown: a row whose name or widths are none is left out, and the drawing stands in. */
async function readPhotos(tx: Snapshot): Promise<Map<number, Photo[]>> {
  const rows = await tx
    .select({
      carId: image.carId,
      file: image.file,
      width: image.width,
      height: image.height,
      widths: image.widths,
      alt: { en: image.altEn, bs: image.altBs },
    })
    .from(image)
    .where(isNotNull(image.carId))
    .orderBy(asc(image.displayOrder), asc(image.id));
  const byCar = new Map<number, Photo[]>();
  for (const { carId, widths, ...photo } of rows) {
    const sorted = widths.filter((width) => width > 0).toSorted((a, b) => a - b);
    if (carId === null || sorted.length === 0 || !isPhotoName(photo.file)) continue;
    byCar.set(carId, [...(byCar.get(carId) ?? []), { ...photo, widths: sorted }]);
  }
  return byCar;
}
