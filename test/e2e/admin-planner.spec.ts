// covers: routes/admin/today/car-availability, domain/availability/planner
import { expect, type Locator, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { landingWords } from "../../app/i18n/admin-landing/en.ts";
import { plannerWords } from "../../app/i18n/admin-planner/en.ts";
import { relocationWords } from "../../app/i18n/admin-relocation/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { carry, carryByFinger, wayTo } from "./planner-hand.ts";
import { test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

const barOf = (page: Page, code: string) =>
  page.getByRole("grid").getByRole("link", { name: new RegExp(code) });

/** The vehicle on whose row a reservation stands. */
const vehicleOf = (page: Page, code: string) =>
  barOf(page, code).evaluate(
    (bar) => bar.closest<HTMLElement>("[data-vehicle]")?.dataset.vehicle ?? "",
  );

async function openPlanner(page: Page, language: Language, day: string): Promise<void> {
  await signedIn(page, "agent");
  await page.goto(`${adminPath("car-availability", language)}?from=${day}`);
}

/** The row of a vehicle beside that of a bar: of the same car, or the next one below that is of another. */
async function rowBeside(page: Page, code: string, which: "same" | "other"): Promise<Locator> {
  const id = await barOf(page, code).evaluate((bar, wanted) => {
    const own = bar.closest("[data-vehicle]");
    const group = own?.parentElement;
    const rows = [...(group?.querySelectorAll<HTMLElement>("[data-vehicle]") ?? [])];
    const next = group?.nextElementSibling?.querySelector<HTMLElement>("[data-vehicle]");
    const row = wanted === "same" ? rows.find((one) => one !== own) : next;
    return row?.dataset.vehicle ?? "";
  }, which);
  return page.locator(`[data-vehicle="${id}"]`);
}

/** Gives the vehicle. Where its papers end before the trip does, that is said, and asked, before it is done. */
async function giveVehicle(page: Page, language: Language): Promise<void> {
  const words = relocationWords(language);
  const give = page.getByRole("dialog").getByRole("button", { name: words.submit.swap });
  const undo = page.getByRole("button", { name: words.undo });
  await expect(give.or(undo)).toBeVisible();
  if (await give.isVisible()) await give.press("Enter");
}

/** Takes the last move back and sees the bar where it was. */
async function undoTo(
  page: Page,
  { language, code, before }: { language: Language; code: string; before: string },
): Promise<void> {
  await expect.poll(() => vehicleOf(page, code)).not.toBe(before);
  await page.getByRole("button", { name: relocationWords(language).undo }).click();
  await expect.poll(() => vehicleOf(page, code)).toBe(before);
}

test("a reservation goes to another vehicle by keys alone, and back again @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = relocationWords(language);
  const day = inDays(dayFor(40));
  const code = await bookCar(page, language, { car: 6, from: day, to: inDays(dayFor(44)) });
  await openPlanner(page, language, day);
  await expect(page.getByRole("heading", { name: plannerWords(language).title })).toBeVisible();
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  const before = await vehicleOf(page, code);
  await barOf(page, code).focus();
  const isLast = await barOf(page, code).evaluate(
    (bar) => !bar.closest("[data-vehicle]")?.nextElementSibling,
  );
  await page.keyboard.press(isLast ? "Alt+ArrowUp" : "Alt+ArrowDown");
  await expect(page.getByText(words.same)).toBeVisible();
  await page.keyboard.press("Enter");
  await giveVehicle(page, language);
  await undoTo(page, { language, code, before });
});

/**
 * All that may be known of a bar's times is answered only when its one time was asked for too, and that one after it, as on a slow
 * line. Returns its answer to come.
 */
async function answerAtLast(page: Page) {
  const asked = Promise.withResolvers<void>();
  const known = page.waitForResponse(/[?]part=/);
  await page.route(/\/car-availability\/\w/, async (route) => {
    const isOne = route.request().method() === "POST";
    if (isOne) asked.resolve();
    if (isOne) await known;
    else if (route.request().url().includes("?part=")) await asked.promise;
    await route.continue();
  });
  return { last: page.waitForResponse((answer) => answer.request().method() === "POST") };
}

test("an end of a reservation is moved by keys that its card names, and left where it was @desk @keys", async ({
  page,
  language,
  dayFor,
}) => {
  const words = relocationWords(language);
  const day = inDays(dayFor(46));
  const code = await bookCar(page, language, { car: 5, from: day, to: inDays(dayFor(50)) });
  await openPlanner(page, language, `${day}&category=compact`);
  const { last } = await answerAtLast(page);
  await barOf(page, code).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: words.byKeys.end }).press("Enter");
  await expect(page.getByText(words.held(code))).toBeVisible();
  await expect(barOf(page, code)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  const told = page.getByText(/ · \+/).first();
  await expect(told).toBeVisible();
  await last;
  await page.waitForTimeout(300);
  await expect(told).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByText(words.left(code))).toBeVisible();
});

test("a bar goes by mouse to another car, with its price line by line, and back @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = relocationWords(language);
  const day = inDays(dayFor(51));
  const code = await bookCar(page, language, { car: 6, from: day, to: inDays(dayFor(54)) });
  await openPlanner(page, language, `${day}&category=compact`);
  const before = await vehicleOf(page, code);
  const row = await rowBeside(page, code, "other");
  await carry(page, barOf(page, code), await wayTo(barOf(page, code), row));
  await expect(row).toHaveAttribute("data-slot", /^[+−-]/);
  await page.mouse.up();
  const changes = page.getByRole("dialog").getByRole("region", { name: words.priceTitle });
  await expect(
    changes.getByRole("term").filter({ hasText: landingWords(language).total }),
  ).toBeVisible();
  await giveVehicle(page, language);
  await undoTo(page, { language, code, before });
});

test("a bar goes to another vehicle by finger, and back @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const words = relocationWords(language);
  const day = inDays(dayFor(46));
  const code = await bookCar(page, language, { car: 7, from: day, to: inDays(dayFor(49)) });
  await openPlanner(page, language, `${day}&category=compact`);
  const bar = barOf(page, code);
  const before = await vehicleOf(page, code);
  const by = await wayTo(bar, await rowBeside(page, code, "same"));
  await carryByFinger(page, { bar, by, taken: words.stays });
  await giveVehicle(page, language);
  await undoTo(page, { language, code, before });
});

test("what the site books meanwhile is told to whoever holds a bar, and what a colleague moves leaves the hand @desk", async ({
  page,
  language,
  dayFor,
}) => {
  test.slow();
  const words = relocationWords(language);
  const [day, last] = [inDays(dayFor(55)), inDays(dayFor(58))];
  const code = await bookCar(page, language, { car: 7, from: day, to: last });
  await openPlanner(page, language, `${day}&category=compact`);
  const bar = barOf(page, code);
  const row = await rowBeside(page, code, "other");
  const before = await vehicleOf(page, code);
  await carry(page, bar, await wayTo(bar, row));
  await expect(row).toHaveAttribute("data-landing", "free");
  const visitor = await page.context().newPage();
  for (const to of [last, inDays(dayFor(59))])
    await bookCar(visitor, language, { car: 8, from: day, to });
  await page.bringToFront();
  await expect(row).toHaveAttribute("data-landing", "taken");
  await page.mouse.up();
  await expect(page.getByRole("status").filter({ hasText: "(Amra Hodžić)" })).toBeVisible();
  expect(await vehicleOf(page, code)).toBe(before);

  const own = await rowBeside(page, code, "same");
  await carry(page, bar, await wayTo(bar, own));
  const colleague = await page.context().newPage();
  await openPlanner(colleague, language, `${day}&category=compact`);
  const theirs = barOf(colleague, code);
  await carry(colleague, theirs, await wayTo(theirs, await rowBeside(colleague, code, "same")));
  await colleague.mouse.up();
  await giveVehicle(colleague, language);
  await page.bringToFront();
  await expect(page.getByText(words.stale)).toBeVisible();
  await page.mouse.up();
});

test("arrows go from cell to cell, also over days on which nothing stands, and Enter says whether it is free @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = plannerWords(language);
  const [before, day] = [inDays(dayFor(116)), inDays(dayFor(118))];
  const code = await bookCar(page, language, { car: 5, from: day, to: inDays(dayFor(122)) });
  await openPlanner(page, language, `${before}&category=compact`);
  const grid = page.getByRole("grid");
  const bar = barOf(page, code);
  const empty = grid.getByRole("gridcell", { name: new RegExp(words.nothingHere) });
  await expect(grid.locator("[tabindex='0']")).toHaveCount(1);
  await bar.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(empty).toBeFocused();
  await expect(empty).toHaveAttribute("aria-colindex", "3");
  await page.keyboard.press("ArrowLeft");
  await expect(empty).toHaveAttribute("aria-colindex", "2");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(bar).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(empty).toBeFocused();
  await expect(grid.locator("[tabindex='0']")).toHaveCount(1);
  const row = grid
    .getByRole("row")
    .filter({ has: page.getByRole("link", { name: new RegExp(code) }) });
  await expect(row).toMatchAriaSnapshot(`
    - row:
      - rowheader:
        - link
      - gridcell /${code}/:
        - link /${code}/
      - gridcell /${words.nothingHere}/
  `);
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByRole("link", { name: words.newReservation })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  await expect(empty).toBeFocused();
  await page.keyboard.press("Home");
  await expect(row.getByRole("rowheader").getByRole("link")).toBeFocused();
  await page.keyboard.press("Control+Home");
  await expect(grid.getByRole("row").nth(1).getByRole("link")).toBeFocused();
  await expectAccessible(page, { contrast: false });
});

test("a bar that is put down while the connection is gone stays where it was, and that is said @desk", async ({
  page,
  context,
  language,
  dayFor,
}) => {
  const words = relocationWords(language);
  const day = inDays(dayFor(137));
  const code = await bookCar(page, language, { car: 6, from: day, to: inDays(dayFor(140)) });
  await openPlanner(page, language, `${day}&category=compact`);
  const bar = barOf(page, code);
  const before = await vehicleOf(page, code);
  const row = await rowBeside(page, code, "same");
  await carry(page, bar, await wayTo(bar, row));
  await expect(row).toHaveAttribute("data-landing", /free|by-moving/);
  await context.setOffline(true);
  await page.mouse.up();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(page.getByRole("grid")).toBeVisible();
  expect(await vehicleOf(page, code)).toBe(before);
  await context.setOffline(false);
  await page.reload();
  expect(await vehicleOf(page, code)).toBe(before);
});
