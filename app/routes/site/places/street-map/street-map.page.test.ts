import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";
import { defaultMapTiles } from "../../../../domain/locations/map-tiles.ts";
import { streetMapWords } from "../../../../i18n/street-map/en.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());
afterEach(() => set(defaultMapTiles));

/** Writes the setting; `undefined` deletes its row. */
async function set(value: unknown) {
  const { pool, catalogue } = site.deps;
  await pool.query("delete from setting where key = 'map_tiles'");
  if (value !== undefined)
    await pool.query("insert into setting (key, value) values ('map_tiles', $1::jsonb)", [
      JSON.stringify(value),
    ]);
  await catalogue.refresh();
}

const policyOf = (answer: Response) => answer.headers.get("Content-Security-Policy") ?? "";
const drawn = [
  { path: "/locations", frame: "/street-map", words: streetMapWords("en-us") },
  {
    path: "/ba/locations/aerodrom-tuzla-iznajmljivanje-auta",
    frame: "/ba/street-map?place=airport-tuzla",
    words: streetMapWords("ba"),
  },
  {
    path: "/contact",
    frame: "/street-map?place=eternal-pro-office",
    words: streetMapWords("en-us"),
  },
];

describe.each(drawn)("$frame", ({ path, frame, words }) => {
  test("alone may show pictures of the provider, and only in a frame of ours", async () => {
    // The first answer is rendered, the second comes from the cache.
    for (const answer of [await site.get(frame), await site.get(frame)]) {
      expect(answer.status).toBe(200);
      expect(policyOf(answer)).toContain("img-src 'self' data: https://tile.openstreetmap.org;");
      expect(policyOf(answer)).toContain("frame-ancestors 'self'");
      expect(policyOf(answer)).not.toMatch(/script-src[^;]*openstreetmap/);
      expect(answer.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
      expect(answer.headers.get("X-Map-Tiles")).toBeNull();
      expect(await answer.text()).toContain(`<meta name="robots" content="noindex"/>`);
    }
  });

  test("begins at once, because somebody has asked for it", async () => {
    const module = 'type="module"';
    expect(await (await site.get(frame)).text()).toContain(module);
    expect(await (await site.get(path)).text()).not.toContain(module);
  });

  test(`${path} has the button and the drawing, and nothing of the map`, async () => {
    const answer = await site.get(path);
    const html = await answer.text();
    expect(html).toContain(words.show);
    expect(html).toContain(words.from.replace("'", "&#x27;"));
    expect(html).not.toContain("<iframe");
    expect(html).not.toMatch(/leaflet|openstreetmap/i);
    expect(policyOf(answer)).toContain("img-src 'self' data:;");
    expect(policyOf(answer)).toContain("frame-ancestors 'none'");
    expect(answer.headers.get("X-Frame-Options")).toBe("DENY");
  });

  test("another provider is admitted in place of the first", async () => {
    await set({ ...defaultMapTiles, url: "https://maps.example.com/t/{z}/{x}/{y}?key=1" });
    const policy = policyOf(await site.get(frame));
    expect(policy).toContain("img-src 'self' data: https://maps.example.com;");
    expect(policy).not.toContain("openstreetmap");
  });

  test.each([null, ""])("no provider (%j), no button and no map", async (nothing) => {
    await set(nothing);
    expect(await (await site.get(path)).text()).not.toContain(words.show);
    const answer = await site.get(frame);
    expect(answer.status).toBe(404);
    expect(policyOf(answer)).toContain("img-src 'self' data:;");
  });

  test("a database that never heard of the setting has the usual map", async () => {
    await set(undefined);
    expect(await (await site.get(path)).text()).toContain(words.show);
    expect(policyOf(await site.get(frame))).toContain("https://tile.openstreetmap.org");
  });
});

test.each([
  "/street-map?place=moon",
  "/street-map?place=",
  "/ba/street-map?category=castles",
  "/street-map?place=airport-tuzla&category=offices",
  `/street-map?place=${"a".repeat(5000)}`,
])("%s is no map", async (path) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(404);
  expect(policyOf(answer)).toContain("frame-ancestors 'none'");
});

test("a kind of place has the pins of that kind, numbered as in the list", async () => {
  const html = await (await site.get("/street-map?category=bus-stations")).text();
  expect(html).toContain("Tuzla bus station");
  expect(html).toContain(String.raw`\"number\",5`);
  expect(html).not.toContain("Dubrave Gornje bb");
});

test.each([
  ["a host of many names", { ...defaultMapTiles, url: "https://{s}.example.com/{z}/{x}/{y}" }],
  ["a policy in the host", { ...defaultMapTiles, url: "https://a;script-src/{z}/{x}/{y}" }],
  ["a link that is a script", { ...defaultMapTiles, attributionUrl: "javascript:alert(1)" }],
  ["a zoom without end", { ...defaultMapTiles, maxZoom: 99 }],
  ["no owner", { ...defaultMapTiles, attribution: "" }],
  ["an address alone", "https://tile.example.com/{z}/{x}/{y}.png"],
])("%s is refused by name", async (_, value) => {
  await expect(set(value)).rejects.toThrow("The setting map_tiles is wrong");
});
