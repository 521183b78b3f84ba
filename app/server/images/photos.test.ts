import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addCar, openStage, type Stage } from "../../../test/casts/cast.ts";
import { doer } from "../../../test/casts/doer.ts";
import { plainJpeg } from "../../../test/casts/pictures-cast.ts";
import { deleteCar } from "../cars/delete-car.ts";
import { addPhoto, maxPhotos } from "./add-photo.ts";
import { arrangePhotos } from "./arrange-photos.ts";
import { sweepFolders, takeBackMs } from "./photo-folders.ts";
import { listPhotos } from "./photo-rows.ts";
import { removePhoto } from "./remove-photo.ts";
import { restorePhoto } from "./restore-photo.ts";

let stage: Stage;
let deps: Stage["deps"] & { imagesDir: string };
let bytes: Uint8Array;
beforeAll(async () => {
  stage = await openStage();
  bytes = await plainJpeg(500, 400);
});
afterAll(() => stage.close());
beforeEach(async () => {
  deps = { ...stage.deps, imagesDir: await mkdtemp(join(tmpdir(), "photos-")) };
  return () => rm(deps.imagesDir, { recursive: true, force: true });
});

const altOf = (name: string, number: number) => ({
  en: `${name}, picture ${number}`,
  bs: `${name}, slika ${number}`,
});
const upload = async (carId: number) => {
  const added = await addPhoto(deps, { carId, bytes, altOf, by: doer });
  if (!added.ok) throw new Error(added.reason);
  return added.photo;
};
const carNamed = (name: string) => addCar(stage.deps, { name, vehicles: 0 });
const shown = () =>
  readdir(deps.imagesDir).then((names) => names.filter((name) => !name.startsWith(".")));
const audited = async (carId: number) => {
  const { rows } = await deps.pool.query<{ action: string; actor_id: string }>(
    "select action, actor_id from audit_entry where subject_kind = 'car' and subject_id = $1 order by id",
    [String(carId)],
  );
  return rows.map(({ action, actor_id: actor }) => `${actor} ${action}`);
};

describe("an upload", () => {
  test("is on the site with words in both languages, and audited", async () => {
    const carId = await carNamed("Škoda Đ 1");
    const photo = await upload(carId);
    expect(photo.file).toMatch(/^skoda-dj-1-[0-9a-f]{16}$/);
    expect(await shown()).toEqual([photo.file]);
    expect((await readdir(join(deps.imagesDir, photo.file))).toSorted()).toEqual([
      "480.avif",
      "480.webp",
    ]);
    const { cars } = await deps.catalogue.get();
    expect(cars.find(({ id }) => id === carId)?.photos).toEqual([
      {
        file: photo.file,
        width: 480,
        height: 384,
        widths: [480],
        alt: { en: "Škoda Đ 1, picture 1", bs: "Škoda Đ 1, slika 1" },
      },
    ]);
    expect(await audited(carId)).toEqual(["amra car.photo-added"]);
  });

  test("of what is no picture leaves nothing behind", async () => {
    const carId = await carNamed("bad");
    const asked = { carId, bytes: Buffer.from("%PDF-1.7"), altOf, by: doer };
    expect(await addPhoto(deps, asked)).toEqual({ ok: false, reason: "no-picture" });
    expect(await readdir(deps.imagesDir)).toEqual([]);
    expect(await listPhotos(deps.pool, carId)).toEqual([]);
    expect(await audited(carId)).toEqual([]);
  });

  test("for a car that is none is refused before it is read", async () => {
    const asked = { carId: 999_999_999, bytes, altOf, by: doer };
    expect(await addPhoto(deps, asked)).toEqual({ ok: false, reason: "no-car" });
  });

  test("without a folder, or with one that cannot be written, is not kept", async () => {
    const carId = await carNamed("nowhere");
    const asked = { carId, bytes, altOf, by: doer };
    expect(await addPhoto({ ...stage.deps, imagesDir: undefined }, asked)).toEqual({
      ok: false,
      reason: "not-kept",
    });
    const file = join(deps.imagesDir, "a-file");
    await writeFile(file, "no folder");
    expect(await addPhoto({ ...deps, imagesDir: join(file, "images") }, asked)).toEqual({
      ok: false,
      reason: "not-kept",
    });
    expect(await listPhotos(deps.pool, carId)).toEqual([]);
  });

  test("never takes a car over its most, however many come at once", async () => {
    const carId = await carNamed("many");
    await deps.pool.query(
      `insert into image (car_id, file, width, height, widths, alt_en, alt_bs, display_order)
       select $1, 'many-' || number, 480, 320, '{480}', '', '', number from generate_series(1, $2::int) as number`,
      [carId, maxPhotos - 1],
    );
    const asked = { carId, bytes, altOf, by: doer };
    const answers = await Promise.all([1, 2, 3].map(() => addPhoto(deps, asked)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "full")).toHaveLength(2);
    expect(await shown()).toHaveLength(1);
    expect(await listPhotos(deps.pool, carId)).toHaveLength(maxPhotos);
  });
});

describe("a deletion", () => {
  test("takes row and files away at once, and can be taken back", async () => {
    const carId = await carNamed("gone");
    const [first, second] = [await upload(carId), await upload(carId)];
    const removed = await removePhoto(deps, { id: first.id, carId, version: 1, by: doer });
    expect(removed).toEqual({ ok: true, file: first.file });
    expect(await shown()).toEqual([second.file]);
    expect((await listPhotos(deps.pool, carId)).map(({ file }) => file)).toEqual([second.file]);
    const restored = await restorePhoto(deps, { carId, file: first.file, by: doer });
    expect(restored).toEqual({ ok: true });
    expect((await listPhotos(deps.pool, carId)).map(({ file, alt }) => [file, alt.en])).toEqual([
      [first.file, "gone, picture 1"],
      [second.file, "gone, picture 2"],
    ]);
    expect((await readdir(join(deps.imagesDir, first.file))).toSorted()).toEqual([
      "480.avif",
      "480.webp",
    ]);
    expect((await audited(carId)).slice(2)).toEqual([
      "amra car.photo-removed",
      "amra car.photo-restored",
    ]);
  });

  test("leaves nothing on the disk after ten minutes", async () => {
    const carId = await carNamed("swept");
    const photo = await upload(carId);
    await removePhoto(deps, { id: photo.id, carId, version: 1, by: doer });
    const now = deps.clock.now();
    await sweepFolders(deps.imagesDir, now + takeBackMs);
    expect(await readdir(join(deps.imagesDir, ".removed"))).toEqual([photo.file]);
    await sweepFolders(deps.imagesDir, now + takeBackMs + 1);
    expect(await readdir(join(deps.imagesDir, ".removed"))).toEqual([]);
    expect(await restorePhoto(deps, { carId, file: photo.file, by: doer })).toEqual({
      ok: false,
      reason: "gone",
    });
  });

  test("of another car's photo, of an older version, or twice changes nothing", async () => {
    const [carId, otherId] = [await carNamed("mine"), await carNamed("other")];
    const photo = await upload(carId);
    const asked = { id: photo.id, carId, version: 1, by: doer };
    expect(await removePhoto(deps, { ...asked, carId: otherId })).toMatchObject({ reason: "none" });
    expect(await removePhoto(deps, { ...asked, version: 2 })).toMatchObject({ reason: "stale" });
    expect((await removePhoto(deps, asked)).ok).toBe(true);
    expect(await removePhoto(deps, asked)).toMatchObject({ reason: "none" });
    for (const file of [photo.file, "../x", ".removed", ""])
      expect(await restorePhoto(deps, { carId: otherId, file, by: doer })).toEqual({
        ok: false,
        reason: "gone",
      });
  });

  test("works although the files are gone already", async () => {
    const carId = await carNamed("fileless");
    const photo = await upload(carId);
    await rm(join(deps.imagesDir, photo.file), { recursive: true });
    const asked = { id: photo.id, carId, version: 1, by: doer };
    expect(await removePhoto(deps, asked)).toMatchObject({ ok: true });
    expect(await restorePhoto(deps, { carId, file: photo.file, by: doer })).toMatchObject({
      reason: "gone",
    });
  });

  test("of the car takes the files of its pictures along", async () => {
    const carId = await carNamed("with pictures");
    await upload(carId);
    expect(await deleteCar(deps, { id: carId, version: 1, by: doer })).toEqual({ ok: true });
    expect(await shown()).toEqual([]);
  });
});

test("what a dead process left half written is swept after an hour", async () => {
  const now = deps.clock.now();
  const age = (name: string, ms: number) =>
    utimes(join(deps.imagesDir, name), new Date(now - ms), new Date(now - ms));
  for (const name of [".new-old", ".new-fresh", "a-photo"]) await mkdir(join(deps.imagesDir, name));
  await age(".new-old", 3_600_001);
  await age(".new-fresh", 60_000);
  await age("a-photo", 9_999_999);
  await sweepFolders(deps.imagesDir, now);
  expect((await readdir(deps.imagesDir)).toSorted()).toEqual([".new-fresh", "a-photo"]);
});

describe("order and words", () => {
  test("are written as one, taken back with the answer, and refused when anything moved", async () => {
    const carId = await carNamed("order");
    const photos = [await upload(carId), await upload(carId), await upload(carId)];
    const state = async () =>
      (await listPhotos(deps.pool, carId)).map(({ file, alt }) => `${file} ${alt.en} ${alt.bs}`);
    const before = await state();
    const seen = photos.map(({ id, version, alt }) => ({ id, version, alt }));
    const alt = { en: "From the front", bs: "Sprijeda" };
    const wish = seen.toReversed().map((photo, index) => (index === 0 ? { ...photo, alt } : photo));
    const arranged = await arrangePhotos(deps, { carId, photos: wish, by: doer });
    const after = await state();
    expect(after[0]).toBe(`${photos[2]?.file} From the front Sprijeda`);
    expect(after[2]).toBe(before[0]);
    expect(await arrangePhotos(deps, { carId, photos: seen, by: doer })).toEqual({
      ok: false,
      reason: "stale",
    });
    if (!arranged.ok) throw new Error("the order was refused");
    const back = await arrangePhotos(deps, { carId, photos: arranged.before, by: doer });
    expect(await state()).toEqual(before);
    if (!back.ok) throw new Error("the old order was refused");
    const now = (await listPhotos(deps.pool, carId)).map(({ id, version, alt: words }) => ({
      id,
      version,
      alt: words,
    }));
    const { version } = await deps.catalogue.refresh();
    expect((await arrangePhotos(deps, { carId, photos: now, by: doer })).ok).toBe(true);
    expect((await deps.catalogue.refresh()).version).toBe(version);
    expect((await audited(carId)).slice(3)).toEqual([
      "amra car.photos-arranged",
      "amra car.photos-arranged",
    ]);
  });

  test("name every photo of the car once, and no other", async () => {
    const [carId, otherId] = [await carNamed("whole"), await carNamed("foreign")];
    const [a, b] = [await upload(carId), await upload(carId)];
    const foreign = await upload(otherId);
    for (const photos of [
      [],
      [a],
      [a, a],
      [a, b, foreign],
      [a, foreign],
      [a, { ...b, version: 2 }],
    ])
      expect(await arrangePhotos(deps, { carId, photos, by: doer })).toMatchObject({ ok: false });
    expect((await listPhotos(deps.pool, carId)).map(({ version }) => version)).toEqual([1, 1]);
  });
});
