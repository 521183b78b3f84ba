import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

test.each([
  ["/locations", "Where you get your car", "Today 24/7"],
  ["/ba/locations", "Gdje preuzimate vozilo", "Danas 0–24"],
])("%s shows all six places with today's hours and the way there", async (path, title, today) => {
  const answer = await site.get(path);
  const page = (await answer.text()).replaceAll("<!-- -->", "");
  expect(answer.status).toBe(200);
  expect(page).toContain(title);
  expect(page).toContain(today);
  expect(page.match(/google\.com\/maps\/dir\/\?api=1&amp;destination=4\d/g)).toHaveLength(6);
});
