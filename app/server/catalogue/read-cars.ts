import type { PoolClient } from "pg";
import type { Car, Photo } from "../../domain/cars/car.ts";
import type { Bilingual } from "../../domain/language.ts";
import { isPhotoName } from "../images/photo-name.ts";

export type Cars = { offered: Car[]; withdrawn: Car[] };

type CarRow = Omit<Car, "features" | "photos"> & { published: boolean };

const carsText = `
  select id, name, brand, model, year, category, body, colour, acriss, transmission, fuel, seats, doors,
    bags_large as "bagsLarge", bags_small as "bagsSmall", air_conditioning as "airConditioning",
    engine_kw as "engineKw", co2_grams_per_km as "co2GramsPerKm", consumption,
    min_driver_age as "minDriverAge", or_similar as "orSimilar", display_order as "displayOrder",
    json_build_object('en', description_en, 'bs', description_bs) as description, published
  from car order by display_order, id`;

/** All cars in display order. */
export async function readCars(client: PoolClient): Promise<Cars> {
  const [features, photos] = [await readFeatures(client), await readPhotos(client)];
  const { rows } = await client.query<CarRow>(carsText);
  const made = (isOffered: boolean) =>
    rows
      .filter(({ published }) => published === isOffered)
      .map(({ published: _published, ...row }): Car => {
        const own = photos.get(row.id);
        return { ...row, features: features.get(row.id) ?? [], ...(own && { photos: own }) };
      });
  return { offered: made(true), withdrawn: made(false) };
}

const featuresText = `
  select car_id as "carId", json_build_object('en', label_en, 'bs', label_bs) as label
  from car_feature where type = 'others' order by display_order, id`;

async function readFeatures(client: PoolClient): Promise<Map<number, Bilingual[]>> {
  const { rows } = await client.query<{ carId: number; label: Bilingual }>(featuresText);
  const byCar = new Map<number, Bilingual[]>();
  for (const { carId, label } of rows) byCar.set(carId, [...(byCar.get(carId) ?? []), label]);
  return byCar;
}

type PhotoRow = Omit<Photo, "widths"> & { carId: number; widths: number[] };

const photosText = `
  select car_id as "carId", file, width, height, widths, json_build_object('en', alt_en, 'bs', alt_bs) as alt
  from image where car_id is not null order by display_order, id`;

/** The photos that can be shown: a row with an invalid name or widths is left out, and the drawing stands in. */
async function readPhotos(client: PoolClient): Promise<Map<number, Photo[]>> {
  const { rows } = await client.query<PhotoRow>(photosText);
  const byCar = new Map<number, Photo[]>();
  for (const { carId, widths, ...photo } of rows) {
    const sorted = widths.filter((width) => width > 0).toSorted((a, b) => a - b);
    if (sorted.length === 0 || !isPhotoName(photo.file)) continue;
    byCar.set(carId, [...(byCar.get(carId) ?? []), { ...photo, widths: sorted }]);
  }
  return byCar;
}
