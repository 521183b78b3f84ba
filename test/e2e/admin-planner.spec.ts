// covers: routes/admin/today/car-availability, domain/availability/planner
import { expect, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { plannerWords } from "../../app/i18n/admin-planner/en.ts";
import { relocationWords } from "../../app/i18n/admin-relocation/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { signedIn } from "./member.ts";
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
  await expect(page.getByText(words.held(code))).toBeVisible();
  await expect(page.getByText(words.same)).toBeVisible();
  await page.keyboard.press("Enter");
  // The papers of no vehicle last that long: that is said, and asked, before it is done.
  const card = page.getByRole("dialog");
  await card.getByRole("button", { name: words.submit.swap }).press("Enter");
  await expect.poll(() => vehicleOf(page, code)).not.toBe(before);
  await page.getByRole("button", { name: words.undo }).click();
  await expect.poll(() => vehicleOf(page, code)).toBe(before);
});
