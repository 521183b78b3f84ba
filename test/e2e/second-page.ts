/** A visit that goes on: pages are taken over at the first touch, and a second one asks whether the visit may be counted. */
import { expect, type Page } from "@playwright/test";
import { siteWords } from "../../app/i18n/site/en.ts";
import type { Language } from "./visitor.ts";

/** A hand that moves, at which the page is taken over. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(3, 200);
  await page.mouse.move(7, 204);
}

/** Goes on to another page: the first one of a visit asks nothing, and one that was loaded whole is a first one again. */
export async function goOn(page: Page, language: Language): Promise<void> {
  const from = page.url();
  await expect(async () => {
    if (page.url() !== from) await page.goto(from);
    await touch(page);
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-live"));
    // The foot is taken over when its own script has come; before that its links load whole pages.
    await page.waitForLoadState("networkidle");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: siteWords(language).vehicles })
      .click();
    await expect(page).toHaveURL(/\/vehicles$/);
    expect(await loadedPath(page)).toBe(new URL(from).pathname);
  }).toPass();
}

/** The page that the browser loaded whole last. */
function loadedPath(page: Page): Promise<string> {
  return page.evaluate(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    return new URL(loaded?.name ?? location.href).pathname;
  });
}
