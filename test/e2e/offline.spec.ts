// covers: routes/offline, routes/site/house/offline
import { expect, type Page } from "@playwright/test";
import { confirmationWords } from "../../app/i18n/confirmation/en.ts";
import { lookupWords } from "../../app/i18n/lookup/en.ts";
import { offlineWords } from "../../app/i18n/offline/en.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { bookAndOpen, inDays, pathOf, type Language, fromOwnAddress } from "./visitor.ts";
import { touch } from "./second-page.ts";
import { untouched as test } from "./story.ts";

test.use({ serviceWorkers: "allow" });

/** The worker is in charge of this page: it comes after the first touch. */
async function workerIsThere(page: Page): Promise<void> {
  await touch(page);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    if (!serviceWorker.controller)
      await new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve));
  });
}

/** From now on the site answers, and the next press is what the connection returns with. */
async function comeBackOnPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.fetch = async () => new Response();
    addEventListener("click", () => setTimeout(() => dispatchEvent(new Event("online"))));
  });
}

const book = (page: Page, language: Language, day: number): Promise<string> =>
  bookAndOpen(page, language, { car: 5, from: inDays(day), to: inDays(day + 4) });

test("without a connection a page says what still works, and comes by itself @phone", async ({
  page,
  context,
  language,
}) => {
  const words = offlineWords(language);
  await page.goto(pathOf(language, "/"));
  await workerIsThere(page);
  await context.setOffline(true);
  await page.goto(pathOf(language, "/vehicles?category=suv"));
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "ba" ? "bs" : "en");
  const phone = page.getByRole("main").getByRole("link", { name: "+387" });
  await expect(phone).toHaveAttribute("href", /^tel:\+387\d+$/);
  await expect(page.getByRole("button", { name: words.remove })).toBeHidden();
  // The link to it is not a dead end either.
  const anew = page.waitForEvent("load");
  await page.getByRole("link", { name: words.again }).click();
  await anew;
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();

  await context.setOffline(false);
  await expect(page).toHaveURL(/\/vehicles\?category=suv$/);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeHidden();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("the last opened reservation is read without a connection @desk", async ({
  page,
  context,
  language,
  dayFor,
}) => {
  const words = offlineWords(language);
  // Booked, read three times, taken along and removed again: more than a minute on a busy machine.
  test.setTimeout(120_000);
  await fromOwnAddress(page);
  const code = await book(page, language, dayFor(33));
  await touch(page);
  await expect(page.getByText(words.kept)).toBeVisible();
  await expectAccessible(page);
  await workerIsThere(page);
  const address = page.url();
  const trip = page.getByRole("heading", { name: confirmationWords(language).trip });
  const place = await trip.boundingBox();

  await context.setOffline(true);
  await page.goto(address);
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await expect(page.getByText(words.asOf("").slice(0, 20))).toBeVisible();
  // The note has a line of its own: it pushes no part into another column.
  expect((await trip.boundingBox())?.x).toBe(place?.x);
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  const paper = page.waitForEvent("download");
  await page.getByRole("link", { name: confirmationWords(language).pdf }).click();
  expect((await paper).suggestedFilename()).toBe(`${code}.pdf`);

  await page.goto(pathOf(language, "/contact"));
  const open = page.getByRole("link", { name: `${words.open} ${code}` });
  await expect(open).toBeVisible();
  await expectAccessible(page);
  await comeBackOnPress(page);
  await open.click();
  await expect(page).toHaveURL(address);
  await page.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(code)).toBeHidden();
});

test("what was removed by hand stays removed, until it is wanted @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const words = offlineWords(language);
  await fromOwnAddress(page);
  await book(page, language, dayFor(38));
  await touch(page);
  const kept = () => page.evaluate(() => caches.has("kept-reservation"));
  await page.getByRole("button", { name: words.remove }).click();
  await expect(page.getByText(words.removed)).toBeVisible();
  expect(await kept()).toBe(false);
  await page.reload();
  await touch(page);
  await expect(page.getByText(words.removed)).toBeVisible();
  expect(await kept()).toBe(false);
  await page.getByRole("button", { name: words.keep }).click();
  await expect(page.getByText(words.kept)).toBeVisible();
  expect(await kept()).toBe(true);
});

test("a page of the site that is gone to without a connection says so @phone", async ({
  page,
  context,
}) => {
  await page.goto("/vehicles");
  await workerIsThere(page);
  await context.setOffline(true);
  await page
    .getByRole("main")
    .getByRole("link", { name: siteWords("en-us").home })
    .first()
    .click();
  await expect(
    page.getByRole("heading", { level: 1, name: offlineWords("en-us").title }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/$/);
  await expect(
    page.getByRole("heading", { level: 1, name: offlineWords("en-us").title }),
  ).toBeHidden();
});

test("files of the build before stay for the pages that are still open @phone", async ({
  page,
}) => {
  await page.goto("/");
  await workerIsThere(page);
  await page.evaluate(async () => {
    const old = new Response("export const it = 'still here';", {
      headers: { "Content-Type": "text/javascript" },
    });
    await (await caches.open("files")).put("/assets/old-build.js", old);
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
  });
  await page.goto("/vehicles");
  await workerIsThere(page);
  const answer = () => page.evaluate(async () => (await fetch("/assets/old-build.js")).text());
  await expect.poll(answer).toBe("export const it = 'still here';");
  const stays = await page.evaluate(() =>
    caches.match("/assets/old-build.js", { cacheName: "files" }).then(Boolean),
  );
  expect(stays).toBe(false);
});

test("the back office is none of the worker's business @phone", async ({ page, context }) => {
  await page.goto("/");
  await workerIsThere(page);
  for (const path of ["/admin/first-owner/x", "/ba/admin/first-owner/x"]) {
    await context.setOffline(false);
    const answer = await page.goto(path);
    expect(answer?.fromServiceWorker()).toBe(false);
    await context.setOffline(true);
    await expect(page.goto(path)).rejects.toThrow("ERR_INTERNET_DISCONNECTED");
  }
});

test("the back office registers no worker @phone", async ({ page }) => {
  await page.goto("/admin/first-owner/x", { waitUntil: "networkidle" });
  await touch(page);
  await page.waitForTimeout(1_000);
  expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
});

test("no personal page but the kept one is in any cache @phone", async ({ page, dayFor }) => {
  await fromOwnAddress(page);
  const code = await book(page, "en-us", dayFor(43));
  await touch(page);
  await expect(page.getByText(offlineWords("en-us").kept)).toBeVisible();
  await workerIsThere(page);
  await page.goto("/modify-reservation");
  await page.getByLabel(lookupWords("en-us").code).fill(code);
  await page.getByRole("button", { name: lookupWords("en-us").next }).click();
  await page.getByLabel(lookupWords("en-us").firstName).fill("Amra");
  await page.getByRole("button", { name: lookupWords("en-us").open }).click();
  await expect(page).toHaveURL(/modify-reservation\/details$/);
  await page.reload();
  const held = await page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        paths.push(new URL(url).pathname);
    return paths;
  });
  const pages = held.filter((path) => !/\.\w+$/.test(path)).toSorted();
  expect(pages).toEqual([
    "/ba/offline",
    "/offline",
    expect.stringMatching(/^\/reservation-confirmation\//),
  ]);
});
