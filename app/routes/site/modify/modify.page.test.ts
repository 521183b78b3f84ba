import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

test.each([
  ["/modify-reservation", "until 48 hours before pick-up", "My%20reservation"],
  ["/ba/modify-reservation", "do 48 sati prije preuzimanja", "Moja%20rezervacija"],
])("%s says how, until when it is free, and prepares the message", async (path, free, message) => {
  const answer = await site.get(path);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain(free);
  expect(page).toContain(message);
  expect(page).toContain("EP-XXXXX-XXXXX");
});
