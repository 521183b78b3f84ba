import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** The slug pairs of the specification. */
const places = [
  ["airport-tuzla", "airport-tuzla-rent-a-car", "aerodrom-tuzla-iznajmljivanje-auta"],
  ["airport-sarajevo", "airport-sarajevo-rent-a-car", "aerodrom-sarajevo-iznajmljivanje-auta"],
  ["airport-banjaluka", "airport-banjaluka-rent-a-car", "aerodrom-banjaluka-iznajmljivanje-auta"],
  [
    "eternal-pro-office",
    "eternal-pro-office-rent-a-car",
    "kancelarija-eternal-pro-iznajmljivanje-auta",
  ],
  [
    "bus-station-tuzla",
    "bus-station-tuzla-rent-a-car",
    "autobuska-stanica-tuzla-iznajmljivanje-auta",
  ],
  [
    "bus-station-zivinice",
    "bus-station-zivinice-rent-a-car",
    "autobuska-stanica-zivinice-iznajmljivanje-auta",
  ],
] as const;
const paths = places.flatMap(([id, english, bosnian]) => [
  [`/locations/${english}`, id, `/ba/locations/${bosnian}`],
  [`/ba/locations/${bosnian}`, id, `/locations/${english}`],
]);

const shown = async (path: string) =>
  (await (await site.get(path)).text()).replaceAll("<!-- -->", "");

describe.each(paths)("%s", (path, id, other) => {
  test("is whole: book button, reasons, steps, questions, ways, local info, map", async () => {
    const answer = await site.get(path);
    const page = (await answer.text()).replaceAll("<!-- -->", "");
    const sections = page.split("<section").slice(1);
    const items = (heading: RegExp, item: RegExp) =>
      sections.find((section) => heading.test(section))?.match(item)?.length;
    expect(answer.status).toBe(200);
    expect(page).toContain(`href="${path.startsWith("/ba") ? "/ba" : "/"}?pickupLocation=${id}"`);
    expect(items(/Four reasons|Četiri razloga/, /<h3>/g)).toBe(4);
    expect(items(/How pick-up works|Kako teče/, /<h3>/g)).toBe(4);
    expect(items(/Questions about|Pitanja o/, /<details name="faq"/g)).toBe(5);
    expect(items(/Return it elsewhere|Povrat na drugom/, /<th scope="row">/g)).toBe(5);
    expect(items(/<h2>(Around|Oko) /, /<h3>/g)).toBe(3);
    expect(page.match(/aria-label="\d [^"]+"/g)).toHaveLength(6);
    expect(
      page.match(/aria-current="page" aria-label|aria-label="\d [^"]+" aria-current="page"/g),
    ).toHaveLength(1);
    expect(page).toContain(`href="${other}"`);
    const shownPage = page.replaceAll(/<script[^]*?<\/script>/g, "");
    expect(shownPage).not.toMatch(/\{\w+\}|undefined|NaN/);
  });

  test("describes itself within what search engines show", async () => {
    const page = await shown(path);
    const description = /<meta name="description" content="([^"]+)"/.exec(page)?.[1] ?? "";
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
  });
});

test("no two places share a sentence of their own", async () => {
  const local = await Promise.all(
    places.map(async ([, english]) => {
      const page = await shown(`/locations/${english}`);
      return page.slice(page.indexOf("<h2>Around"), page.indexOf("Questions about"));
    }),
  );
  const told = local.flatMap((text) =>
    [...text.matchAll(/<p>([^<]+)<\/p>/g)].map(([, one]) => one),
  );
  expect(told).toHaveLength(18);
  expect(new Set(told).size).toBe(18);
});

describe("a wrong address", () => {
  test.each(places.map(([, english, bosnian]) => [english, bosnian]))(
    "%s under /ba and %s without it lead to their counterparts",
    async (english, bosnian) => {
      const toBosnian = await site.get(`/ba/locations/${english}`);
      expect(toBosnian.status).toBe(301);
      expect(toBosnian.headers.get("location")).toBe(`/ba/locations/${bosnian}`);
      const toEnglish = await site.get(`/locations/${bosnian}?from=mail`);
      expect(toEnglish.status).toBe(301);
      expect(toEnglish.headers.get("location")).toBe(`/locations/${english}?from=mail`);
    },
  );

  test.each([
    "moon",
    "airport-tuzla",
    "AIRPORT-TUZLA-RENT-A-CAR",
    "%3Cscript%3E",
    "constructor",
    "..%2Fadmin",
    "%F0%9F%9A%97",
    "x".repeat(3000),
  ])("%s is no page, in the language of the path", async (slug) => {
    const en = await site.get(`/locations/${slug}`);
    const bs = await site.get(`/ba/locations/${slug}`);
    expect([en.status, bs.status]).toEqual([404, 404]);
    expect(await en.text()).toContain("This page does not exist");
    expect(await bs.text()).toContain("Ova stranica ne postoji");
  });
});

describe("facts come from the settings", () => {
  const zivinice = "/locations/bus-station-zivinice-rent-a-car";
  const change = async (sql: string) => {
    await site.deps.pool.query(sql);
    await site.deps.catalogue.refresh();
  };

  test("fees, hours out of hours, free cancellation and ways", async () => {
    const before = await shown(zivinice);
    expect(before).toContain("Outside opening hours too, €20 extra, if you book in good time.");
    expect(before).toContain("Free cancellation up to 48 hours before pick-up.");
    expect(before).toContain("Delivery here is free.");
    expect(before).toMatch(/Sarajevo airport<\/a><\/th><td>2 h 50 min<\/td><td>€60<\/td>/);
    await change(
      `update location set delivery_fee_cents = 1550, out_of_hours_fee_cents = 2500 where id = 'bus-station-zivinice'`,
    );
    await change(`update setting set value = '72' where key = 'free_cancellation_hours'`);
    await change(
      `update one_way_fee set fee_cents = 7000 where from_location_id = 'bus-station-zivinice' and to_location_id = 'airport-sarajevo'`,
    );
    const after = await shown(zivinice);
    expect(after).not.toMatch(/€20 extra|48 hours|here is free|<td>€60/);
    expect(after.match(/€25 extra/g)?.length).toBeGreaterThanOrEqual(3);
    expect(after).toContain("Free cancellation up to 72 hours before pick-up.");
    expect(after).toContain("Delivery here costs €15.50, already");
    expect(after).toMatch(/Sarajevo airport<\/a><\/th><td>2 h 50 min<\/td><td>€70<\/td>/);
  });

  test("a place that is closed outside its hours says so everywhere", async () => {
    await change(`update location set out_of_hours = 'blocked' where id = 'bus-station-zivinice'`);
    const page = await shown(zivinice);
    expect(page.match(/Only during opening hours\./g)?.length).toBeGreaterThanOrEqual(3);
    expect(page).not.toContain("on request");
  });

  test("a special day that lies ahead is shown", async () => {
    const page = await shown("/ba/locations/kancelarija-eternal-pro-iznajmljivanje-auta");
    expect(page).toContain("pet, 1. jan 2027.");
    expect(page).toContain("Nova godina");
    expect(page).toContain("zatvoreno");
  });

  test("a place that nobody has written about stands all the same", async () => {
    await change(`update faq set published = false where topic = 'airport-banjaluka'`);
    await change(
      `insert into location select (jsonb_populate_record(location, '{"id":"airport-mostar","name_en":"Mostar airport","name_bs":"Aerodrom Mostar","slug_en":"mostar","slug_bs":"mostar-ba"}')).* from location where id = 'airport-sarajevo'`,
    );
    const banjaluka = await shown("/locations/airport-banjaluka-rent-a-car");
    expect(banjaluka.match(/<details name="faq"/g)).toHaveLength(5);
    const mostar = await site.get("/locations/mostar");
    const page = await mostar.text();
    expect(mostar.status).toBe(200);
    expect(page).toContain("Mostar airport");
    expect(page).not.toContain("<h2>Around");
  });
});
