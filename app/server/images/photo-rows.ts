/** The photos of a car as rows. */
import type { Pool, PoolClient } from "pg";
import type { Bilingual } from "../../domain/language.ts";

export type PhotoRow = {
  id: number;
  carId: number;
  version: number;
  file: string;
  width: number;
  height: number;
  widths: number[];
  alt: Bilingual;
  displayOrder: number;
};

export const photoColumns = `
  id, car_id as "carId", version, file, width, height, widths,
  json_build_object('en', alt_en, 'bs', alt_bs) as alt, display_order as "displayOrder"`;

/** The photos of a car in display order. */
export async function listPhotos(db: Pool | PoolClient, carId: number): Promise<PhotoRow[]> {
  const { rows } = await db.query<PhotoRow>({
    name: "list-photos",
    text: `select ${photoColumns} from image where car_id = $1 order by display_order, id`,
    values: [carId],
  });
  return rows;
}

export type NewPhoto = Pick<PhotoRow, "carId" | "file" | "width" | "height" | "widths" | "alt"> & {
  displayOrder: number | undefined;
};

/** Writes the row of a photo whose files are in their public folder; without a position the photo comes last. */
export async function insertPhoto(client: PoolClient, photo: NewPhoto): Promise<PhotoRow> {
  const { carId, file, width, height, widths, alt, displayOrder } = photo;
  const { rows } = await client.query<Omit<PhotoRow, "carId"> & { carId: number | null }>(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs, display_order)
     values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, (
       select coalesce(max(display_order), 0) + 1 from image where car_id = $1
     ))) returning ${photoColumns}`,
    [carId, file, width, height, widths, alt.en, alt.bs, displayOrder],
  );
  if (!rows[0]) throw new Error("the photo was not written");
  return { ...rows[0], carId };
}
