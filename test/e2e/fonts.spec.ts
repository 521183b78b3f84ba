// covers: routes/site/frame
import { expect, type Page } from "@playwright/test";
import { siteWords } from "../../app/i18n/site/en.ts";
import { takenOver, test } from "./story.ts";
import { pathOf } from "./visitor.ts";

const font = /hanken-grotesk.*\.woff2$/;

/** The sum of all shifts of the page until now. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
        }).observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() => setTimeout(() => resolve(sum), 100));
      }),
  );
}

/** How wide a text is set in a family: the font's own letters have another width than the fallback's. */
function widthOf(page: Page, family: string): Promise<number> {
  return page.locator("body").evaluate((body, asked) => {
    const text = document.createElement("span");
    text.textContent = "Hamburgefonstiv 16,65";
    text.style.cssText = "position:absolute;visibility:hidden;font-size:100px";
    text.style.fontFamily = asked;
    body.append(text);
    const { width } = text.getBoundingClientRect();
    text.remove();
    return width;
  }, family);
}

test("a font that comes late moves nothing, and is there on the next page @phone", async ({
  browser,
  language,
}, info) => {
  const context = await browser.newContext(info.project.use);
  const page = await context.newPage();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(font, async (route) => {
    await held;
    await route.continue();
  });
  const came = page.waitForResponse(font);
  await page.goto(pathOf(language, "/locations"), { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Past the moment up to which an optional font is waited for.
  await page.waitForTimeout(500);
  letGo();
  await (await came).finished();
  await page.waitForLoadState("load");
  expect(await shiftOf(page)).toBe(0);
  const first = await widthOf(page, "var(--font)");
  expect(first).toBe(await widthOf(page, '"Hanken Fallback", "Hanken Android", system-ui'));

  await takenOver(page);
  const { contact } = siteWords(language);
  await page
    .getByRole("contentinfo")
    .or(page.getByRole("navigation"))
    .getByRole("link", { name: contact, exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(pathOf(language, "/contact"));
  await expect.poll(() => widthOf(page, "var(--font)")).not.toBe(first);
  await context.close();
});
