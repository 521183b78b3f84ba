import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../test/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp()));
afterAll(() => site.close());

test.each([
  ["/legal", "en"],
  ["/ba/legal", "bs"],
] as const)(
  "%s holds every text in force, with the numbers of the settings",
  async (path, tongue) => {
    const { legal } = await site.deps.catalogue.get();
    const answer = await site.get(path);
    const page = (await answer.text()).replace(/<script.*?<\/script>/gs, "");
    expect(answer.status).toBe(200);
    expect(legal.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["terms", "privacy"]));
    for (const { kind, title } of legal) {
      expect(page).toContain(`id="${kind}"`);
      expect(page).toContain(title[tongue]);
    }
    expect(page).not.toMatch(/\{\w+\}|## /);
  },
);
