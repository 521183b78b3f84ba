import { afterAll, beforeAll, expect, test } from "vitest";
import { testApp, type TestApp } from "../../../../../test/world/app.ts";

let site: TestApp;
beforeAll(async () => void (site = await testApp({ isProduction: false })));
afterAll(() => site.close());

const prefixes = ["", "/ba"];

/** Loads one of these pages, each of which draws every page of the site. */
async function found(path: string, headers?: Record<string, string>): Promise<string> {
  const answer = await site.get(path, headers);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).toMatch(/All \d\d+ pages are right\./);
  expect(html).toContain("/ba/locations/aerodrom-tuzla-iznajmljivanje-auta");
  return html;
}

test("every page is in the language of its path, and this browser is told what it gets", async () => {
  expect(await found("/ba/test-lang", { "Accept-Language": "hr-HR" })).toContain(
    "This page is in bs. Your browser accepts hr-HR, so without a language in the path you get bs.",
  );
});

test("every page has its meta tags", async () => {
  expect(await found("/test-meta")).toContain("Organization, WebSite, FAQPage");
});

test("every title and description is as long as search engines show", async () => {
  const html = await found("/test-seo");
  expect(html).toContain("<td>41</td><td>Rent a car at Tuzla airport · Eternal Pro</td>");
});

test("in production there are no such pages", async () => {
  const shop = await testApp({ isProduction: true });
  for (const name of ["test-lang", "test-meta", "test-seo"]) {
    for (const prefix of prefixes) {
      expect((await shop.get(`${prefix}/${name}`)).status).toBe(404);
    }
  }
  await shop.close();
});
