import { z } from "zod/mini";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { maxPhotos } from "./add-photo.ts";
import { findAside, putAside, takeBackFiles } from "./photo-folders.ts";
import { insertPhoto } from "./photo-rows.ts";

type Restored = { ok: true } | { ok: false; reason: "gone" | "full" };

const recordSchema = z.object({
  carId: z.number(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
  alt: z.object({ en: z.string(), bs: z.string() }),
  displayOrder: z.number(),
});

/** Restores a photo of a car that was deleted at most ten minutes ago, with its position and description. */
export async function restorePhoto(
  { pool, imagesDir, clock, catalogue }: Pick<Deps, "pool" | "imagesDir" | "clock" | "catalogue">,
  { carId, file, by }: { carId: number; file: string; by: Doer },
): Promise<Restored> {
  if (imagesDir === undefined) return { ok: false, reason: "gone" };
  const now = clock.now();
  const record = recordSchema.safeParse(await findAside(imagesDir, file, now));
  if (!record.success || record.data.carId !== carId) return { ok: false, reason: "gone" };
  if (!(await takeBackFiles(imagesDir, file))) return { ok: false, reason: "gone" };
  const restored = await inTransaction(pool, async (client): Promise<Restored> => {
    const car = await client.query("select from car where id = $1 for no key update", [carId]);
    if (!car.rowCount) return { ok: false, reason: "gone" };
    const { rows } = await client.query<{ count: number }>(
      "select count(*)::int as count from image where car_id = $1",
      [carId],
    );
    if ((rows[0]?.count ?? 0) >= maxPhotos) return { ok: false, reason: "full" };
    const { alt } = await insertPhoto(client, { ...record.data, file });
    const after = { file, altEn: alt.en, altBs: alt.bs };
    await writeAuditEntries(client, [
      { ...by, action: "car.photo-restored", subjectKind: "car", subjectId: String(carId), after },
    ]);
    return { ok: true };
  });
  if (restored.ok) await catalogue.catchUp();
  else await putAside(imagesDir, file, { record: record.data, now });
  return restored;
}
