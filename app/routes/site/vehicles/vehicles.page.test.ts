import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const carsIn = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  const page = await answer.text();
  return [...page.matchAll(/href="(?:\/ba|\/)\?car=(\d+)"/g)].map(([, id]) => Number(id));
};

test("lists every car on offer, each leading to the search with itself", async () => {
  const { cars } = await site.deps.catalogue.get();
  const all = cars.map((car) => car.id);
  expect(await carsIn("/vehicles")).toEqual(all);
  expect(await carsIn("/ba/vehicles")).toEqual(all);
});

test("a category in the address narrows the list; nonsense does not", async () => {
  const { cars } = await site.deps.catalogue.get();
  const suvs = cars.filter((car) => car.category === "suv").map((car) => car.id);
  expect(await carsIn("/vehicles?category=suv")).toEqual(suvs);
  expect(await carsIn("/vehicles?category=submarine")).toHaveLength(cars.length);
});

test("the facts of a car are those of the list, in the language of the page", async () => {
  const page = (await (await site.get("/ba/vehicles")).text()).replaceAll("\u00a0", " ");
  expect(page).toContain("5 sjedišta");
  expect(page).toContain("16,65 €");
  expect(page).not.toMatch(/>(Petrol|Manual|seats|bags)</);
});
