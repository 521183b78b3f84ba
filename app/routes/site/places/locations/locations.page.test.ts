import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const shown = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, page: (await answer.text()).replaceAll("<!-- -->", "") };
};
/** Returns the page's cards, without the frame around them. */
const cardsOf = (page: string) => [
  ...page.matchAll(/<article [^>]*aria-labelledby="([^"]+)-name"/g),
];

test.each([
  ["/locations", "Where to pick up your car", "Today: 24 hours", "Monday to Saturday"],
  ["/ba/locations", "Gdje preuzimate vozilo", "Danas: 0–\u206024", "ponedjeljak – subota"],
])("%s shows all six places whole, without scripts", async (path, title, today, week) => {
  const { status, page } = await shown(path);
  expect(status).toBe(200);
  expect(page).toContain(title);
  expect(page).toContain(today);
  expect(page).toContain(week);
  expect(cardsOf(page)).toHaveLength(6);
  expect(page.match(/<details [^>]*open/g)).toHaveLength(6);
  expect(page.match(/google\.com\/maps\/dir\/\?api=1&amp;destination=4\d/g)).toHaveLength(6);
  expect(page).toContain("Alije Izetbegovića bb, 75270\u00a0Živinice");
});

test("every pin of the map leads to a card of the page", async () => {
  const { page } = await shown("/locations");
  const pins = [...page.matchAll(/<a href="#([a-z-]+)" aria-label="(\d) ([^"]+)"/g)];
  expect(pins).toHaveLength(6);
  for (const [, id] of pins) expect(page).toContain(`<li id="${id}">`);
});

test("a kept page never says whether a place is open: the browser does", async () => {
  const { page } = await shown("/locations");
  expect(page).not.toMatch(/Open (now|until)|Closed (now|until)/);
  const bosnian = await shown("/ba/locations");
  expect(bosnian.page).not.toMatch(/Otvoreno|Zatvoreno/);
});

describe("the pills", () => {
  test.each([
    ["airports", ["airport-tuzla", "airport-sarajevo", "airport-banjaluka"]],
    ["offices", ["eternal-pro-office"]],
    ["bus-stations", ["bus-station-tuzla", "bus-station-zivinice"]],
  ])("?category=%s shows those alone, on the map too", async (category, ids) => {
    for (const prefix of ["", "/ba"]) {
      const { page } = await shown(`${prefix}/locations?category=${category}`);
      expect(cardsOf(page).map(([, id]) => id)).toEqual(ids);
      expect(page.match(/<a href="#[a-z-]+" aria-label="\d/g)).toHaveLength(ids.length);
      expect(page).toMatch(new RegExp(`aria-current="true"[^>]*category=${category}"`));
    }
  });

  test.each(["", "moon", "%3Cscript%3E", "airports%00", `${"x".repeat(2000)}`])(
    "nonsense (%s) shows all",
    async (category) => {
      const { status, page } = await shown(`/locations?category=${category}&category=2`);
      expect(status).toBe(200);
      expect(cardsOf(page)).toHaveLength(6);
      expect(page).not.toContain("<script>/");
    },
  );
});

test("a place that is no longer offered is gone from cards and map", async () => {
  await site.deps.pool.query("update location set active = false where category = 'offices'");
  await site.deps.catalogue.refresh();
  const { page } = await shown("/locations?category=offices");
  expect(page).toContain("There is no place of this kind at the moment.");
  expect(cardsOf(page)).toHaveLength(0);
  await site.deps.pool.query("update location set active = true");
  await site.deps.catalogue.refresh();
});
