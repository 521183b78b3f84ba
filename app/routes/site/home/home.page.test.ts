import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

const html = async (path: string) => {
  const answer = await site.get(path);
  expect(answer.status).toBe(200);
  return (await answer.text()).replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
};
const drawn = (page: string) => page.replace(/<script.*?<\/script>/gs, "");

test("starts with what a day costs, from the price list", async () => {
  expect(await html("/")).toContain("€16.65 a day");
  expect(await html("/ba")).toContain("16,65 € na dan");
});

test("shows the starting price of every category (spec 9)", async () => {
  const page = await html("/");
  for (const price of ["€16.65", "€19.55", "€21.99", "€22.78"]) {
    expect(page).toContain(`<b>${price}</b>`);
  }
});

test("the search form works without scripts: native fields, today's hours, both places", async () => {
  const page = await html("/ba");
  expect(page).toMatch(/<form[^>]*action="\/ba\/search"[^>]*method="get"/);
  expect(page).toContain('<input type="date"');
  expect(page).toMatch(/name="sameReturnLocation"[^>]*checked=""/);
  expect(page).toContain("Aerodrom Tuzla (TZL), danas 0–24");
  expect(page).toMatch(/<optgroup label="Autobuske stanice">/);
  expect(page).toContain('name="dropoffLocation"');
});

test("a car chosen before travels along; one that is not offered is dropped", async () => {
  const { cars } = await site.deps.catalogue.get();
  const [car] = cars;
  const chosen = await html(`/?car=${car?.id}`);
  expect(chosen).toContain(`<input type="hidden" name="car" value="${car?.id}"/>`);
  expect(chosen).toContain(`Your car: ${car?.name}.`);
  expect(await html("/?car=999999")).not.toContain('name="car"');
  expect(await html("/?car=<script>alert(1)</script>")).not.toContain("<script>alert");
});

test("a trip in the address is shown to be changed; what no field can hold is empty", async () => {
  const trip = "pickupLocation=airport-sarajevo&pickupDate=2027-03-03&dropoffDate=31/02/2027";
  const page = drawn(await html(`/?${trip}`));
  expect(page).toMatch(/<option value="airport-sarajevo" selected="">/);
  expect(page).toMatch(/<input type="date"[^>]*name="pickupDate"[^>]*value="2027-03-03"/);
  expect(page).not.toContain("31/02");
});
