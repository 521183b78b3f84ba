import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

/** The slug pairs of the specification. */
const pairs = [
  ["airport-tuzla-rent-a-car", "aerodrom-tuzla-iznajmljivanje-auta"],
  ["airport-sarajevo-rent-a-car", "aerodrom-sarajevo-iznajmljivanje-auta"],
  ["airport-banjaluka-rent-a-car", "aerodrom-banjaluka-iznajmljivanje-auta"],
  ["eternal-pro-office-rent-a-car", "kancelarija-eternal-pro-iznajmljivanje-auta"],
  ["bus-station-tuzla-rent-a-car", "autobuska-stanica-tuzla-iznajmljivanje-auta"],
  ["bus-station-zivinice-rent-a-car", "autobuska-stanica-zivinice-iznajmljivanje-auta"],
];

test.each(pairs)("%s and %s are one place, each in its language", async (english, bosnian) => {
  const en = await site.get(`/locations/${english}`);
  const bs = await site.get(`/ba/locations/${bosnian}`);
  expect([en.status, bs.status]).toEqual([200, 200]);
  const page = await en.text();
  expect(page).toContain(`href="/ba/locations/${bosnian}"`);
  expect(await bs.text()).toContain(`href="/locations/${english}"`);
  expect(page).toMatch(/href="\/\?pickupLocation=[a-z-]+"/);
});

test("the slug of the other language leads to this language's page", async () => {
  const answer = await site.get("/ba/locations/airport-tuzla-rent-a-car");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("location")).toBe("/ba/locations/aerodrom-tuzla-iznajmljivanje-auta");
});

test("an unknown place is no page, in the language of the path", async () => {
  const en = await site.get("/locations/moon");
  const bs = await site.get("/ba/locations/%3Cscript%3E");
  expect([en.status, bs.status]).toEqual([404, 404]);
  expect(await en.text()).toContain("This page does not exist");
  expect(await bs.text()).toContain("Ova stranica ne postoji");
});

test("says what a late hour costs there, from the settings", async () => {
  const page = await (await site.get("/locations/bus-station-zivinice-rent-a-car")).text();
  expect(page).toContain("Outside the hours on request, €20 more.");
});
