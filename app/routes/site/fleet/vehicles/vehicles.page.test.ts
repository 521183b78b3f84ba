import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const html = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  const page = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
  return page.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
};
const carsOn = (page: string) =>
  [...page.matchAll(/href="(?:\/ba|\/)\?car=(\d+)"/g)].map(([, id]) => Number(id));
const carsIn = async (path: string) => carsOn(await html(path));
const listed = async () => (await site.deps.catalogue.get()).cars;
const idsOf = async (isIt: (car: Awaited<ReturnType<typeof listed>>[number]) => boolean) =>
  (await listed()).filter(isIt).map(({ id }) => id);

describe("the fleet", () => {
  test("lists every car on offer, each leading to the search with itself and to its own page", async () => {
    const all = await idsOf(() => true);
    expect(await carsIn("/vehicles")).toEqual(all);
    expect(await carsIn("/ba/vehicles")).toEqual(all);
    const page = await html("/ba/vehicles");
    for (const { category, id } of await listed()) {
      expect(page).toContain(`href="/ba/cars/${category}/${id}"`);
    }
  });

  test("shows the facts of the list and its starting prices, in the language of the page", async () => {
    const page = await html("/ba/vehicles");
    expect(page).toContain("5 sjedišta");
    expect(page).toContain("16,65 €");
    expect(page).not.toMatch(/>(Petrol|Manual|seats|bags)</);
    const english = await html("/vehicles");
    for (const price of ["€16.65", "€19.55", "€21.99", "€22.78"]) {
      expect(english).toContain(`<b>${price}</b>`);
    }
  });

  test("loads the first four pictures at once and the others when they come into sight", async () => {
    const pictures = [...(await html("/vehicles")).matchAll(/<img[^>]*loading="(\w+)"/g)];
    const loading = pictures.map(([, how]) => how);
    expect(loading.slice(0, 4)).toEqual(["eager", "eager", "eager", "eager"]);
    expect(new Set(loading.slice(4))).toEqual(new Set(["lazy"]));
  });

  test("opens one card at a time without a script", async () => {
    const page = await html("/vehicles");
    const details = [...page.matchAll(/<details name="car"/g)];
    expect(details).toHaveLength((await listed()).length);
  });
});

describe("filters in the address", () => {
  test("narrow the list, one by one and together", async () => {
    expect(await carsIn("/vehicles?category=suv")).toEqual(
      await idsOf(({ category }) => category === "suv"),
    );
    expect(await carsIn("/ba/vehicles?transmission=automatic&seats=5")).toEqual(
      await idsOf(({ transmission, seats }) => transmission === "automatic" && seats >= 5),
    );
    const cheap = await carsIn("/vehicles?min=17&max=18");
    expect(cheap.length).toBeGreaterThan(0);
    const page = await html("/vehicles?min=17&max=18");
    expect(page).toContain("<b>€17.90</b>");
    expect(page).not.toContain("<b>€16.65</b>");
  });

  test("stand in the form that sends them, open where they are", async () => {
    const page = await html("/vehicles?category=suv&seats=7&max=50");
    expect(page).toMatch(/<form[^>]*action="\/vehicles"[^>]*method="get"/);
    expect(page).toMatch(/<option value="suv" selected="">/);
    expect(page).toMatch(/<option value="7" selected="">/);
    expect(page).toMatch(/type="range"[^>]*value="50"|value="50"[^>]*type="range"/);
    expect(page).toMatch(/<details class="[^"]*" open="">/);
    expect(await html("/vehicles?category=suv")).not.toMatch(/<details class="[^"]*" open="">/);
  });

  test("as a form without scripts sends them, empty ones too, filter as they say", async () => {
    const sent = "/vehicles?category=&transmission=&seats=&min=0&max=1000";
    expect(await carsIn(sent)).toEqual(await idsOf(() => true));
    expect(await html(sent)).not.toContain("could not read");
  });

  test("that leave nothing say what to do", async () => {
    const page = await html("/ba/vehicles?category=economy&seats=7");
    expect(carsOn(page)).toEqual([]);
    expect(page).toContain("Nijedno vozilo ne odgovara filterima");
    expect(page).toContain("Uklonite sve filtere");
  });
});

describe("what cannot be read", () => {
  const many = Array.from({ length: 1000 }, (_, n) => `seats=${n}`).join("&");
  test.each([
    ["category", "category=submarine"],
    ["category", "category=suv&category=suv"],
    ["seats and lowest price", "min=%F0%9F%9A%97&seats=5.5"],
    ["highest price", "max=1e9"],
    ["gearbox", "transmission=%00"],
    ["seats", many],
  ])("is left out and named: %s", async (named, query) => {
    const page = await html(`/vehicles?${query}`);
    expect(carsOn(page)).toEqual(await idsOf(() => true));
    expect(page).toContain(`was not understood and was ignored: ${named}.`);
  });

  test("does not take the rest with it", async () => {
    expect(await carsIn("/vehicles?category=suv&seats=many")).toEqual(
      await idsOf(({ category }) => category === "suv"),
    );
  });

  test("a lowest price above the highest is told", async () => {
    const page = await html("/ba/vehicles?min=60&max=20");
    expect(carsOn(page)).toEqual(await idsOf(() => true));
    expect(page).toContain("Najniža cijena bila je iznad najviše");
  });

  test("what is no filter is not looked at", async () => {
    const page = await html("/vehicles?%3Cb%3E=%3Ci%3E&fbclid=abc");
    expect(carsOn(page)).toEqual(await idsOf(() => true));
    expect(page).not.toContain("<i>");
    expect(page).not.toContain("could not read");
  });
});
