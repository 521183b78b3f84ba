import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { julyTrip } from "../../../../../test/casts/visitor.ts";

let site: TestApp;
let imagesDir: string;
let folder: string;
beforeAll(async () => {
  imagesDir = await mkdtemp(join(tmpdir(), "photos-"));
  site = await testApp({ imagesDir });
  const { rows } = await site.deps.pool.query<{ category: string }>(
    "select category from car where id = 1",
  );
  folder = rows[0]?.category ?? "";
  await addPhoto("polo-front", { alt: ["Seen from the front", "Pogled sprijeda"], order: 1 });
  await addPhoto("polo-back", { alt: ["", ""], order: 2 });
});
afterAll(async () => {
  await site.close();
  await rm(imagesDir, { recursive: true });
});

type Wish = { alt: [string, string]; order: number; widths?: number[] };

/** Adds a photo of car 1 as an upload does: a folder of widths and formats, and a row. */
async function addPhoto(file: string, { alt, order, widths = [960, 480] }: Wish): Promise<void> {
  await mkdir(join(imagesDir, file), { recursive: true });
  for (const width of widths.filter((one) => one > 0)) {
    const picture = sharp({
      create: { width, height: Math.round((width * 2) / 3), channels: 3, background: "teal" },
    });
    await picture
      .clone()
      .webp()
      .toFile(join(imagesDir, file, `${width}.webp`));
    await picture.avif({ effort: 0 }).toFile(join(imagesDir, file, `${width}.avif`));
  }
  await site.deps.pool.query(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs, display_order)
     values (1, $1, 960, 640, $2, $3, $4, $5)`,
    [file, widths, ...alt, order],
  );
  await site.deps.catalogue.refresh();
}

const read = async (path: string) => (await site.get(path)).text();

describe("a car with photos", () => {
  test.each([
    ["", "Seen from the front", "Photo 1 of 2", "Image loading failed"],
    ["/ba", "Pogled sprijeda", "Fotografija 1 od 2", "Slika se nije učitala"],
  ])("shows all of them on its page (%s)", async (prefix, alt, name, failed) => {
    const html = await read(`${prefix}/cars/${folder}/1`);
    expect(html).toContain(`alt="${alt}"`);
    expect(html).toContain(name);
    expect(html).toContain(`data-failed="${failed}"`);
    expect(html).toContain(
      'srcSet="/photos/polo-front/480.avif 480w, /photos/polo-front/960.avif 960w"',
    );
    expect(html).toContain("/photos/polo-back/960.webp");
    expect(html).toMatch(
      /data-else="\/photos\/polo-front\/480\.webp \/drawings\/[\w-]+\/\w+\.svg"/,
    );
    expect(html).not.toContain('name="colour"');
  });

  test("every address on the page is a file", async () => {
    const html = await read(`/cars/${folder}/1`);
    const paths = new Set([...html.matchAll(/\/photos\/[\w-]+\/\d+\.\w+/g)].map(([path]) => path));
    expect(paths.size).toBe(8);
    const answers = await Promise.all([...paths].map((path) => site.get(path)));
    expect(answers.map(({ status }) => status)).toEqual([...paths].map(() => 200));
  });

  test("a photo without words is named after the car", async () => {
    const { rows } = await site.deps.pool.query<{ name: string }>(
      "select name from car where id = 1",
    );
    const html = await read(`/cars/${folder}/1`);
    expect(html).toContain(`alt="${rows[0]?.name}"`);
  });

  test.each([
    "/vehicles",
    `/search?${new URLSearchParams(julyTrip)}`,
    `/review?${new URLSearchParams({ ...julyTrip, car: "1", plan: "basic" })}`,
    "/",
  ])("%s shows its first", async (path) => {
    const whole = await read(path);
    // Search engines are told of all pictures of a listed car.
    const html = whole.replace(/<script type="application\/ld\+json".*?<\/script>/gs, "");
    expect(html).toContain("/photos/polo-front/480.avif 480w");
    const shown = html.slice(0, html.indexOf("<script"));
    expect(shown.includes("polo-back")).toBe(false);
    // Nor does it travel where it is not shown.
    expect(html.includes("polo-back")).toBe(false);
  });
});

test.each([
  ["../../etc/passwd", [480]],
  ["polo side", [480]],
  ['x"onerror="', [480]],
  ["no-widths", []],
  ["odd-widths", [-1, 0]],
])("a row that names no picture is left out: %j %j", async (file, widths) => {
  await site.deps.pool.query(
    `insert into image (car_id, file, width, height, widths, alt_en, alt_bs)
     values (2, $1, 960, 640, $2, '', '')`,
    [file, widths],
  );
  const { cars } = await site.deps.catalogue.refresh();
  const car = cars.find(({ id }) => id === 2);
  expect(car?.name).toBeTruthy();
  expect(car?.photos).toBeUndefined();
});

test("a car without photos is drawn", async () => {
  const { cars } = await site.deps.catalogue.get();
  // Of another category: cars of the same one stand below it.
  const car = cars.find(({ category }) => category !== folder);
  const html = await read(`/cars/${car?.category}/${car?.id}`);
  expect(html).toMatch(/<img[^>]*src="\/drawings\//);
  expect(html.includes("<picture")).toBe(false);
  expect(html.includes("photos")).toBe(false);
});
