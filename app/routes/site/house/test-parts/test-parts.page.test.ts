import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp({ isProduction: false })));
afterAll(() => site.close());

test("every control is drawn in both languages", async () => {
  for (const path of ["/test-parts", "/ba/test-parts"]) {
    const answer = await site.get(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page.match(/\/drawings\/[a-z-]+\/[0-9a-f]{6}\.svg/g)?.length).toBeGreaterThanOrEqual(7);
    expect(page).toContain("Processing…");
    expect(page.match(/<figure/g)).toHaveLength(3);
  }
});

test("in production there is no such page", async () => {
  const shop = await testApp({ isProduction: true });
  const answer = await shop.get("/ba/test-parts");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("Ova stranica ne postoji");
  await shop.close();
});
