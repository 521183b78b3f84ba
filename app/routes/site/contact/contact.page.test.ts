import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

test.each(["/contact", "/ba/contact"])(
  "%s names every way to reach us, from the facts",
  async (path) => {
    const { facts } = await site.deps.catalogue.get();
    const answer = await site.get(path);
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toContain(`href="tel:${facts.phone}"`);
    expect(page).toContain(`href="https://wa.me/${facts.whatsapp.slice(1)}"`);
    expect(page).toContain(`href="viber://chat?number=%2B${facts.viber.slice(1)}"`);
    expect(page).toContain(`href="mailto:${facts.email}"`);
    expect(page).toContain('id="faq"');
    expect(page.match(/<details/g)?.length).toBeGreaterThanOrEqual(5);
  },
);

test("phone hours and office hours are two things", async () => {
  const page = await (await site.get("/contact")).text();
  expect(page).toContain("6–24");
  expect(page).toContain("10–18");
});
