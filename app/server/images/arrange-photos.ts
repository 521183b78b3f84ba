import type { PoolClient } from "pg";
import type { Bilingual } from "../../domain/language.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { listPhotos } from "./photo-rows.ts";

/** A photo with its version and its description. */
export type Arranged = { id: number; version: number; alt: Bilingual };

type Answer =
  /** `before`: the former photos with their new versions; arranging those undoes the change. */
  { ok: true; before: Arranged[] } | { ok: false; reason: "stale" };

/**
 * Puts the photos of a car in order and writes their descriptions, all in one step, each with the version that the
 * member saw. A photo that is missing, listed twice, of another car or of another version makes the answer "stale", and
 * nothing is written.
 */
export async function arrangePhotos(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { carId, photos, by }: { carId: number; photos: readonly Arranged[]; by: Doer },
): Promise<Answer> {
  const arranged = await inTransaction(pool, async (client): Promise<Answer> => {
    // The lock of the car keeps new photos out until the order is written.
    await client.query("select from car where id = $1 for no key update", [carId]);
    const held = await listPhotos(client, carId);
    const versions = new Map(held.map(({ id, version }) => [id, version]));
    const isSeen = photos.every(({ id, version }) => versions.get(id) === version);
    const isWhole = new Set(photos.map(({ id }) => id)).size === held.length;
    if (!isSeen || !isWhole || photos.length !== held.length) return { ok: false, reason: "stale" };
    // An update that changes no value would still count as a change of the catalogue.
    if (held.every((photo, index) => isAs(photos[index], photo)))
      return { ok: true, before: held.map(({ id, version, alt }) => ({ id, version, alt })) };
    const newest = await write(client, photos);
    const before = held.map(({ id, version, alt }) => ({
      id,
      version: newest.get(id) ?? version,
      alt,
    }));
    await writeAuditEntries(client, [
      {
        ...by,
        action: "car.photos-arranged",
        subjectKind: "car",
        subjectId: String(carId),
        before: { photos: before.map(withoutVersion) },
        after: { photos: photos.map(withoutVersion) },
      },
    ]);
    return { ok: true, before };
  });
  if (arranged.ok) await catalogue.catchUp();
  return arranged;
}

/** Writes the changed rows; returns their versions by id. */
async function write(
  client: PoolClient,
  photos: readonly Arranged[],
): Promise<Map<number, number>> {
  const wanted = photos.map(({ id, alt }, index) => ({ id, ...alt, place: index + 1 }));
  const { rows } = await client.query<{ id: number; version: number }>(
    `update image set display_order = place, alt_en = en, alt_bs = bs
     from jsonb_to_recordset($1) as wanted (id int, en text, bs text, place int)
     where image.id = wanted.id and (display_order, alt_en, alt_bs) is distinct from (place, en, bs)
     returning image.id, image.version`,
    [JSON.stringify(wanted)],
  );
  return new Map(rows.map(({ id, version }) => [id, version]));
}

function isAs(wanted: Arranged | undefined, { id, alt }: Arranged): boolean {
  return wanted?.id === id && wanted.alt.en === alt.en && wanted.alt.bs === alt.bs;
}

function withoutVersion({ id, alt }: Arranged) {
  return { id, alt };
}
