import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addCar, book, openStage, plainSelection, type Stage } from "../../../test/casts/cast.ts";
import { bringBack, outAsk } from "../../../test/casts/handed-cast.ts";
import { movingPng, phoneJpeg, plainJpeg } from "../../../test/casts/pictures-cast.ts";
import type { PhotoKind } from "../../domain/handovers/photos.ts";
import { listNamedFiles } from "../db/backup/named-files.ts";
import { forgetOld, countOld } from "../settings/forget-old.ts";
import { handOver } from "./hand-over.ts";
import { photoPixels } from "../pdf/documents/photo-grid.ts";
import { printedPhoto } from "./papers/printed-photo.ts";
import { sweepHandoverPhotos } from "./photo-folder.ts";
import { findHandoverPhoto, findPhotoState, putHandoverPhoto } from "./put-photo.ts";

let stage: Stage;
let dataDir: string;
let handoverDir: string;
const world = () => ({ ...stage.deps, handoverDir });
beforeAll(async () => {
  stage = await openStage();
  dataDir = await mkdtemp(join(tmpdir(), "handovers-"));
  handoverDir = join(dataDir, "handovers");
  await stage.deps.pool.query(
    `insert into "user" (id, name, email, role) values ('member-amra', 'Amra', 'amra@example.com', 'agent') on conflict do nothing`,
  );
});
afterAll(async () => {
  await stage.close();
  await rm(dataDir, { recursive: true });
});

const hashOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
let named = 0;
/** A rental that is out, whose sheet expects these bytes. */
const expecting = async (bytes: Uint8Array, kind: PhotoKind = "front") => {
  stage.deps.clock.set("2026-06-01T10:00:00+02:00");
  const carId = await addCar(stage.deps, { name: `photo ${named++}`, vehicles: 1 });
  const { token } = await book(stage.deps, { selection: plainSelection(carId) });
  stage.deps.clock.set("2026-07-06T10:00:00+02:00");
  const sha256 = hashOf(bytes);
  const photos = [{ kind, sha256, takenAt: stage.deps.clock.now() - 60_000 }];
  const answer = await handOver(stage.deps, await outAsk(stage.deps, token, { photos }));
  expect(answer.ok).toBe(true);
  return { token, sha256 };
};
const rowOf = async (sha256: string) =>
  (
    await stage.deps.pool.query<{ takenAt: Date; receivedAt: Date | null }>(
      `select taken_at as "takenAt", received_at as "receivedAt" from handover_photo where sha256 = $1`,
      [sha256],
    )
  ).rows[0];

test("a photo that a sheet expects is here once, in one size, without the place", async () => {
  const bytes = await phoneJpeg(3000, 2000);
  const { sha256 } = await expecting(bytes);
  expect(await findPhotoState(world(), { sha256 })).toBe("expected");
  expect(await putHandoverPhoto(world(), { sha256, bytes })).toEqual({ ok: true, known: false });
  expect(await putHandoverPhoto(world(), { sha256, bytes })).toEqual({ ok: true, known: true });
  expect(await findPhotoState(world(), { sha256 })).toBe("here");
  const kept = await findHandoverPhoto(world(), { sha256, mayReadPapers: false });
  const { format, height, exif } = await sharp(kept).metadata();
  expect({ format, height, exif }).toEqual({ format: "webp", height: 1600, exif: undefined });
  expect((await rowOf(sha256))?.receivedAt).toEqual(new Date("2026-07-06T10:00:00+02:00"));
  // It is part of a backup as its row is.
  const client = await stage.deps.pool.connect();
  const { files } = await listNamedFiles(client, dataDir).finally(() => client.release());
  expect(files.map(({ path }) => path)).toContain(`handovers/${sha256}/photo.webp`);
});

test("a photo is kept small for the agreement at once, one of papers never", async () => {
  const small = `${photoPixels}.jpg`;
  const put = async (kind: PhotoKind, height: number) => {
    const bytes = await phoneJpeg(2000, height);
    const { sha256 } = await expecting(bytes, kind);
    expect(await putHandoverPhoto(world(), { sha256, bytes })).toMatchObject({ ok: true });
    return sha256;
  };
  expect(await readdir(join(handoverDir, await put("papers", 1010)))).toEqual(["photo.webp"]);
  const sha256 = await put("rear", 1020);
  const folder = join(handoverDir, sha256);
  expect(await readdir(folder)).toEqual([small, "photo.webp"]);
  const printed = await printedPhoto(handoverDir, { sha256, width: photoPixels });
  const { width, height } = await sharp(printed).metadata();
  expect(Math.max(width, height)).toBe(photoPixels);
  // Photos of before have none beside them: it is made when they are printed first, with the same bytes.
  await rm(join(folder, small));
  expect(await printedPhoto(handoverDir, { sha256, width: photoPixels })).toEqual(printed);
  expect(await readdir(folder)).toEqual([small, "photo.webp"]);
  expect(await printedPhoto(handoverDir, { sha256: "../etc", width: 400 })).toBeUndefined();
  expect(await printedPhoto(handoverDir, { sha256: "f".repeat(64), width: 400 })).toBeUndefined();
});

test("the time that the camera wrote is kept when it can be true", async () => {
  const at = async (written: string) => {
    const bytes = await sharp(await plainJpeg(600, 400 + (named % 50)))
      .withExif({ IFD0: { Make: written }, IFD2: { DateTimeOriginal: written } })
      .jpeg()
      .toBuffer();
    const { sha256 } = await expecting(bytes);
    expect(await putHandoverPhoto(world(), { sha256, bytes })).toMatchObject({ ok: true });
    return (await rowOf(sha256))?.takenAt;
  };
  expect(await at("2026:07:06 09:41:00")).toEqual(new Date("2026-07-06T09:41:00+02:00"));
  expect(await at("2001:01:01 00:00:00")).toEqual(new Date("2026-07-06T09:59:00+02:00"));
});

describe("refused, and nothing is written", () => {
  const jpegs = () => plainJpeg(700, 500);

  test("bytes that do not have their hash", async () => {
    const { sha256 } = await expecting(Buffer.from("the photo that was taken"));
    expect(await putHandoverPhoto(world(), { sha256, bytes: await jpegs() })).toEqual({
      ok: false,
      reason: "other-bytes",
    });
    expect((await rowOf(sha256))?.receivedAt).toBeNull();
  });

  test("a photo that no sheet names, and a name that is none", async () => {
    const bytes = await jpegs();
    expect(await putHandoverPhoto(world(), { sha256: hashOf(bytes), bytes })).toEqual({
      ok: false,
      reason: "unexpected",
    });
    expect(await putHandoverPhoto(world(), { sha256: "../../etc", bytes })).toEqual({
      ok: false,
      reason: "unexpected",
    });
    expect(
      await findHandoverPhoto(world(), { sha256: "../../etc", mayReadPapers: true }),
    ).toBeUndefined();
  });

  test.each<[string, string, () => Promise<Buffer>]>([
    [
      "HEIC",
      "heic",
      () =>
        Promise.resolve(
          Buffer.from("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic"),
        ),
    ],
    [
      "SVG",
      "no-picture",
      () => Promise.resolve(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")),
    ],
    ["a text", "no-picture", () => Promise.resolve(Buffer.from("hello"))],
    ["nothing", "empty", () => Promise.resolve(Buffer.alloc(0))],
    ["a film", "animated", movingPng],
    ["half a picture", "damaged", async () => (await plainJpeg(1200, 900)).subarray(0, 1500)],
  ])("%s: %s", async (_name, reason, make) => {
    const bytes = await make();
    const { sha256 } = await expecting(bytes);
    const before = await readdir(handoverDir).catch(() => []);
    expect(await putHandoverPhoto(world(), { sha256, bytes })).toEqual({ ok: false, reason });
    expect(await readdir(handoverDir).catch(() => [])).toEqual(before);
    expect((await rowOf(sha256))?.receivedAt).toBeNull();
  });

  test("where no place is to keep it", async () => {
    const bytes = await jpegs();
    expect(
      await putHandoverPhoto(
        { ...stage.deps, handoverDir: undefined },
        { sha256: hashOf(bytes), bytes },
      ),
    ).toEqual({ ok: false, reason: "not-kept" });
  });
});

test("photos of papers are shown to those alone who may read papers, and go so many days after the return", async () => {
  const bytes = await plainJpeg(800, 600);
  const { token, sha256 } = await expecting(bytes, "papers");
  await putHandoverPhoto(world(), { sha256, bytes });
  expect(await findHandoverPhoto(world(), { sha256, mayReadPapers: false })).toBeUndefined();
  expect(await findHandoverPhoto(world(), { sha256, mayReadPapers: true })).toBeInstanceOf(Buffer);
  stage.deps.clock.set("2026-07-13T10:00:00+02:00");
  await bringBack(stage.deps, token);
  const { pool } = stage.deps;
  const day = 86_400_000;
  const back = stage.deps.clock.now();
  expect((await countOld(pool, back + 29 * day)).documents).toBe(0);
  expect((await forgetOld(pool, back + 29 * day)).documents).toBe(0);
  expect((await countOld(pool, back + 31 * day)).documents).toBe(1);
  expect((await forgetOld(pool, back + 31 * day)).documents).toBe(1);
  expect(await findHandoverPhoto(world(), { sha256, mayReadPapers: true })).toBeUndefined();

  // The file goes with the next sweep, unless it was written a moment ago.
  const path = join(handoverDir, sha256);
  const late = { ...world(), clock: { now: () => Date.now() } };
  expect(await sweepHandoverPhotos(late)).toBe(0);
  const old = new Date(Date.now() - day);
  for (const name of await readdir(handoverDir)) await utimes(join(handoverDir, name), old, old);
  expect(await sweepHandoverPhotos(late)).toBe(1);
  await expect(stat(path)).rejects.toMatchObject({ code: "ENOENT" });
  expect(await sweepHandoverPhotos({ ...late, handoverDir: undefined })).toBe(0);
});
