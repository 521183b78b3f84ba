import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  boastfulPng,
  movingPicture,
  movingPng,
  phoneJpeg,
  plainJpeg,
} from "../../../test/casts/pictures-cast.ts";
import { encodePhoto, maxPhotoBytes, type PhotoRefusal } from "./encode-photo.ts";

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "encode-"));
});
beforeEach(async () => {
  folder = await mkdtemp(join(root, "photo-"));
});
afterAll(() => rm(root, { recursive: true }));

const metadataOf = (name: string) => sharp(join(folder, name)).metadata();

test("a picture becomes AVIF and WebP in the widths that it reaches", async () => {
  const encoded = await encodePhoto(await plainJpeg(1200, 800), folder);
  expect(encoded).toEqual({ ok: true, photo: { width: 960, height: 640, widths: [480, 960] } });
  expect((await readdir(folder)).toSorted()).toEqual([
    "480.avif",
    "480.webp",
    "960.avif",
    "960.webp",
  ]);
  expect(await metadataOf("960.webp")).toMatchObject({ format: "webp", width: 960, height: 640 });
  expect(await metadataOf("480.avif")).toMatchObject({ format: "heif", width: 480, height: 320 });
});

test("40 megapixels of a phone stand upright, without the place and the camera, in bounded memory", async () => {
  const bytes = await phoneJpeg(7744, 5184);
  const before = process.resourceUsage().maxRSS;
  const encoded = await encodePhoto(bytes, folder);
  expect(encoded).toEqual({
    ok: true,
    photo: { width: 960, height: 1434, widths: [480, 960] },
  });
  // The decoded picture would take 120 MB, and a copy of it as much again.
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(400);
  for (const name of await readdir(folder)) {
    const { exif, orientation, xmp, iptc } = await metadataOf(name);
    expect([exif, orientation, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  }
});

test("nothing that hangs on a picture comes along", async () => {
  const script = "<script>alert(1)</script>PK\u0003\u0004";
  const bytes = Buffer.concat([await plainJpeg(600, 400), Buffer.from(script)]);
  expect((await encodePhoto(bytes, folder)).ok).toBe(true);
  for (const name of await readdir(folder)) {
    const written = await sharp(join(folder, name)).toBuffer();
    expect(written.includes("alert(1)")).toBe(false);
  }
});

test("a transparent ground stays transparent, grey and CMYK become sRGB", async () => {
  const create = { width: 500, height: 400, channels: 4, background: "#00000000" } as const;
  expect((await encodePhoto(await sharp({ create }).png().toBuffer(), folder)).ok).toBe(true);
  expect((await metadataOf("480.webp")).hasAlpha).toBe(true);
  for (const space of ["b-w", "cmyk"] as const) {
    const bytes = await sharp(await plainJpeg(500, 400))
      .toColourspace(space)
      .jpeg()
      .toBuffer();
    expect((await encodePhoto(bytes, folder)).ok).toBe(true);
    expect((await metadataOf("480.webp")).space).toBe("srgb");
  }
});

describe("refused before anything is decoded", () => {
  const text = (content: string) => Promise.resolve(Buffer.from(content));
  test.each<[string, PhotoRefusal, () => Promise<Buffer>]>([
    ["nothing", "empty", () => text("")],
    ["21 MB", "too-big", () => Promise.resolve(Buffer.alloc(maxPhotoBytes + 1, 0xff))],
    ["a page", "no-picture", () => text("<!doctype html><script>alert(1)</script>")],
    ["a drawing", "no-picture", () => text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a paper", "no-picture", () => text("%PDF-1.7\n")],
    ["a program", "no-picture", () => text("MZ\u0000\u0000")],
    ["the name of a picture alone", "no-picture", () => text("photo.jpg")],
    [
      "Apple's own kind",
      "heic",
      () => text("\u0000\u0000\u0000\u0018ftypheic\u0000\u0000\u0000\u0000mif1heic"),
    ],
    [
      "a header of JPEG and no more",
      "damaged",
      () => Promise.resolve(Buffer.from([0xff, 0xd8, 0xff])),
    ],
    ["a script that says GIF89a", "damaged", () => text("GIF89a/*\u0000*/=alert(1)//")],
    ["30,000 by 30,000", "too-many-pixels", () => Promise.resolve(boastfulPng(30_000, 30_000))],
    ["2,000,000 by 30", "too-many-pixels", () => Promise.resolve(boastfulPng(2_000_000, 30))],
    ["a moving GIF", "animated", () => movingPicture("gif")],
    ["a moving WebP", "animated", () => movingPicture("webp")],
    ["a moving PNG", "animated", movingPng],
    ["a stamp", "too-small", () => plainJpeg(200, 120)],
    ["50,000 by 1,000", "too-long", () => Promise.resolve(boastfulPng(50_000, 1000))],
    ["1,000 by 4,001", "too-long", () => Promise.resolve(boastfulPng(1000, 4001))],
  ])("%s: %s", async (_, reason, bytes) => {
    expect(await encodePhoto(await bytes(), folder)).toEqual({ ok: false, reason });
    expect(await readdir(folder)).toEqual([]);
  });
});

test.each(["jpeg", "png", "webp", "avif"] as const)("half a %s is damaged", async (format) => {
  const create = { width: 900, height: 700, channels: 3, background: "teal" } as const;
  const noise = { type: "gaussian", mean: 128, sigma: 30 } as const;
  const whole = await sharp({ create: { ...create, noise } })
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .toBuffer();
  const half = whole.subarray(0, Math.floor(whole.length / 2));
  expect(await encodePhoto(half, folder)).toEqual({ ok: false, reason: "damaged" });
  expect(await readdir(folder)).toEqual([]);
});

test("a header that promises more than the file holds is damaged", async () => {
  expect(await encodePhoto(boastfulPng(5000, 5000), folder)).toEqual({
    ok: false,
    reason: "damaged",
  });
});

test("a very tall or very wide picture is made to fit, or is too small", async () => {
  expect(await encodePhoto(await plainJpeg(400, 1_600), folder)).toEqual({
    ok: false,
    reason: "too-small",
  });
  expect(await encodePhoto(await plainJpeg(4_000, 1_000), folder)).toMatchObject({
    ok: true,
    photo: { width: 1600, height: 400 },
  });
});
