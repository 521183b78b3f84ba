// walks: routes/site
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectToFitEverywhere, misfitsOf } from "./accessible.ts";
import { walkOf, unknownPages } from "./site-walk.ts";
import { test, type VisitorOptions } from "./story.ts";
import { isWhole } from "../world/how-often.ts";
import { bookAndOpen, inDays, otherOf, pathOf, tripQuery, wordsOf } from "./visitor.ts";
import { dateOf, joinDateTime } from "../../app/domain/calendar.ts";
import { toInstant, toLocal } from "../../app/domain/sarajevo.ts";
import { lookupWords } from "../../app/i18n/lookup/en.ts";

// Judged at rest, a page is styled twice more where its visitor had not asked for less motion before.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const lateToday = () => joinDateTime(dateOf(toLocal(Date.now())), "22:30");

test("the walk knows every page of the route table", () => {
  expect(unknownPages).toEqual([]);
});

const isPlace = ({ name }: { name: string }) => name.startsWith("location");

/** What a browser complains of while it shows a page. */
function complaintsOf(page: Page): { take: () => string[] } {
  const heard: string[] = [];
  page.on("pageerror", (error) => heard.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("404")) heard.push(message.text());
  });
  return { take: () => heard.splice(0) };
}

/**
 * Opens one page after the other, as a visitor who comes from it to the next; one bad page does not hide the next. Names and roles are
 * judged on the phone, and at the desk those of the first page, for what stands around all of them.
 */
async function walk(
  page: Page,
  pages: readonly { path: string }[],
  { language, device }: VisitorOptions,
): Promise<void> {
  const complaints = complaintsOf(page);
  for (const [place, { path }] of pages.entries())
    await test.step(path, async () => {
      await page.goto(path);
      const { lang, headings } = await page.evaluate(headOf);
      expect.soft(lang, path).toBe(language === "ba" ? "bs" : "en");
      expect.soft(headings, path).toHaveLength(1);
      await expect.soft(expectToFitEverywhere(page), path).resolves.toBeUndefined();
      const looksAlone = !isWhole && device === "desk" && place > 0;
      await expect.soft(expectAccessible(page, { looksAlone }), path).resolves.toBeUndefined();
      expect.soft(await misfitsOf(page), path).toEqual([]);
      expect.soft(complaints.take(), path).toEqual([]);
    });
}

/** Runs in the page: its language, and its headings of the first level. */
function headOf(): { lang: string; headings: string[] } {
  const headings = [...document.querySelectorAll("h1")].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );
  return {
    lang: document.documentElement.lang,
    headings: headings.map(({ textContent }) => textContent),
  };
}

/** Texts over a ground of this colour; half of them are black, in a piece that stands in a place of its own. */
const drawn = (ground: string, text: string) => `<!doctype html>
  <html lang="en"><title>Texts</title><body style="background:${ground}"><main><h1 style="color:${text}">Texts</h1>
  <div class="piece" style="position:relative">${line("black").repeat(4)}</div>${line(text).repeat(4)}</main></body></html>`;
const line = (colour: string) => `<p style="color:${colour}">A text of some words</p>`;

test("a text that is hard to read is found after any number of pages that were good @phone", async ({
  page,
}) => {
  for (let times = 0; times < 2; times += 1) {
    await page.setContent(drawn("white", "black"));
    await expectAccessible(page);
  }
  await page.setContent(drawn("white", "silver"));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  // What was good in front of white is another look in front of something dark.
  await page.setContent(drawn("#333", "white"));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  await page.setContent(drawn("white", "silver"));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
});

test("a text is judged that has the colour of a larger one, or the layer of one before another ground @phone", async ({
  page,
}) => {
  const texts = (ground: string, style: string) =>
    `<!doctype html><html lang="en"><title>Texts</title><body style="background:${ground}"><main><h1 style="position:absolute;left:-999px">Texts</h1>
    <div style="${style}">${"<p>A text of some words</p>".repeat(4)}</div></main></body></html>`;
  await page.setContent(texts("white", "color:#888;font-size:32px"));
  await expectAccessible(page);
  await page.setContent(texts("white", "color:#888;font-size:16px"));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
  const layer = "color:#999;background:lab(0 0 0 / 0.5)";
  await page.setContent(texts("black", layer));
  await expectAccessible(page);
  await page.setContent(texts("white", layer));
  await expect(expectAccessible(page)).rejects.toThrow(/color-contrast/);
});

test("what scrolls out of reach of the keys is found where looks alone are judged @phone", async ({
  page,
}) => {
  const region = (inside: string) =>
    `<div style="width:60px;overflow-x:auto"><div style="width:400px">${inside}</div></div>`;
  await page.setContent(
    drawn("white", "black").replace("</main>", `${region("<a href='#'>A</a>")}$&`),
  );
  await expectAccessible(page, { looksAlone: true });
  await page.setContent(drawn("white", "black").replace("</main>", `${region("Text")}$&`));
  const judged = expectAccessible(page, { looksAlone: true });
  await expect(judged).rejects.toThrow(/scrollable-region-focusable/);
});

test("a link in a text that differs by its colour alone is found @phone", async ({ page }) => {
  const link = (style: string) =>
    `<p style="color:black">A text with <a href="#" style="color:#333;${style}">a link</a> in it</p>`;
  const withLink = (style: string) =>
    drawn("white", "black").replace("</main>", `${link(style)}$&`);
  await page.setContent(withLink("text-decoration:underline"));
  await expectAccessible(page);
  await page.setContent(withLink("text-decoration:none"));
  await expect(expectAccessible(page)).rejects.toThrow(/link-in-text-block/);
  // A name in a heading may look like the words beside it, and not nearly like them.
  const named = (colour: string) =>
    drawn("white", "black").replace(
      "</main>",
      `<h2 style="color:black"><a href="#" style="color:${colour};text-decoration:none">A name</a> of a car</h2>$&`,
    );
  await page.setContent(named("black"));
  await expectAccessible(page);
  await page.setContent(named("#333"));
  await expect(expectAccessible(page)).rejects.toThrow(/link-in-heading/);
});

test("a text that only other letters cut is found, with the letters that do so @phone", async ({
  page,
}) => {
  const box = `<p style="display:inline-block;overflow:hidden;width:max-content;white-space:nowrap;font:1rem var(--font, sans-serif)">`;
  await page.setContent(
    `<!doctype html><html lang="en"><body>${box}Words of a line</p></body></html>`,
  );
  await page
    .locator("p")
    .evaluate((one) =>
      one.setAttribute("style", `${one.getAttribute("style")};width:${one.clientWidth + 4}px`),
    );
  expect(await misfitsOf(page)).toEqual([
    expect.stringMatching(/^a wide font.*is cut$/),
    expect.stringMatching(/^text of 200 %.*is cut$/),
    expect.stringMatching(/^text spacing.*is cut$/),
  ]);
});

test("every page is whole", async ({ page, language, device }) => {
  test.setTimeout(480_000);
  const pages = walkOf(language).filter((one) => !isPlace(one));
  await walk(page, pages, { language, device });
});

test("every place is whole when it is closed", async ({ page, language, device }) => {
  test.setTimeout(480_000);
  // Half past ten at night in Sarajevo, when places are closed and say until when: their longest words.
  await page.clock.setFixedTime(toInstant(lateToday()));
  await walk(page, walkOf(language).filter(isPlace), { language, device });
});

test("the pages of a booking fit in the other language @fit @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const other = otherOf(language);
  const words = lookupWords(other);
  const [from, to] = [inDays(dayFor(110)), inDays(dayFor(114))];
  const code = await bookAndOpen(page, other, { car: 6, from, to });
  expect(await misfitsOf(page)).toEqual([]);
  const token = page.url().split("/").at(-1);
  await page.goto(pathOf(other, `/reservationreview/${token}`));
  await expect(page.getByText(code).first()).toBeVisible();
  expect(await misfitsOf(page)).toEqual([]);
  await page.goto(pathOf(other, "/modify-reservation"));
  await page.getByLabel(words.code).fill(code);
  await page.getByRole("button", { name: words.next }).click();
  await expect(page.getByLabel(words.firstName)).toBeVisible();
  expect(await misfitsOf(page)).toEqual([]);
  await page.getByLabel(words.firstName).fill("Amra");
  await page.getByRole("button", { name: words.open }).click();
  await expect(page).toHaveURL(/\/modify-reservation\/details$/);
  expect(await misfitsOf(page)).toEqual([]);
});

test("the language switch keeps the trip and is remembered", async ({ page, language }) => {
  const other = otherOf(language);
  const trip = tripQuery(inDays(30), inDays(35));
  await page.goto(pathOf(language, `/search?${trip}`));
  await page.getByRole("link", { name: other === "ba" ? "BS" : "EN", exact: true }).click();
  await expect(page).toHaveURL((url) => url.pathname === pathOf(other, "/search"));
  await expect(
    page.getByRole("heading", { level: 1, name: wordsOf(other).results.title }),
  ).toBeVisible();
  await page.goto("/locations");
  await expect(page).toHaveURL((url) => url.pathname === pathOf(other, "/locations"));
});
