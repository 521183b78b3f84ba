/** The pictures that the build draws. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../app/domain/language.ts";
import { sharePicture, shareSubjects } from "../app/routes/seo/share-picture.ts";
import { drawPictures } from "../scripts/pictures/draw-pictures.ts";
import { shareSvg } from "../scripts/pictures/share-svg.ts";
import { textWidth } from "../app/server/pdf/text-path.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "pictures-"));
  await drawPictures(folder);
});
afterAll(() => rm(folder, { recursive: true }));

const all = languages.flatMap((language) =>
  shareSubjects(language).map(({ name }) => sharePicture(name, language).path),
);

test.each(all)("%s is 1200 by 630, and light enough for every messenger", async (path) => {
  const bytes = await readFile(join(folder, path));
  const { format, width, height } = await sharp(bytes).metadata();
  expect([format, width, height]).toEqual(["png", 1200, 630]);
  expect(bytes.length).toBeLessThan(100_000);
});

test("no two are the same: the words are on them, in both languages", async () => {
  const pictures = await Promise.all(
    all.map(async (path) => (await readFile(join(folder, path))).toString("base64")),
  );
  const sameInBoth = 1; // An SUV is an SUV; its sentence differs.
  expect(new Set(pictures).size).toBeGreaterThanOrEqual(all.length - sameInBoth);
});

test.each([
  ["icon-192.png", 192],
  ["icon-512.png", 512],
  ["icon-maskable-512.png", 512],
])("%s is a square of %i", async (name, size) => {
  const { width, height, format } = await sharp(join(folder, name)).metadata();
  expect([format, width, height]).toEqual(["png", size, size]);
});

test("the maskable icon has no corners that a system's shape would show", async () => {
  const { data } = await sharp(join(folder, "icon-maskable-512.png"))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[3]).toBe(255);
});

test("favicon.ico is an icon with one picture in it", async () => {
  const bytes = await readFile(join(folder, "favicon.ico"));
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0]);
  const { width, format } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
  expect([format, width]).toEqual(["png", 32]);
});

test("words are drawn as paths, so that no machine needs the font", () => {
  const svg = shareSvg({ title: "Živinice", lead: "Čekamo vas: đačić, šta, ćevap" }, "<svg />");
  expect(svg).not.toContain("<text");
  expect(textWidth("č", { weight: "text", size: 100 })).toBeCloseTo(
    textWidth("c", { weight: "text", size: 100 }),
    0,
  );
});

test.each(languages)("every sentence in %s fits the picture", (language) => {
  for (const { lead } of shareSubjects(language)) {
    expect(textWidth(lead, { weight: "text", size: 38 })).toBeLessThan(1040);
  }
});
