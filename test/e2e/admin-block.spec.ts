// covers: routes/admin/today/car-availability, domain/availability/blocks, server/availability
import { expect } from "@playwright/test";
import { blockWords } from "../../app/i18n/admin-block/en.ts";
import { plannerWords } from "../../app/i18n/admin-planner/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { test } from "./story.ts";
import { inDays } from "./visitor.ts";

const many = 10;

test("ten vehicles get their winter tyres with one block, pressed in the grid @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = blockWords(language);
  const { chosen, openMany, done } = plannerWords(language).blocks;
  const day = inDays(dayFor(60));
  const note = `Winter tyres ${day}`;
  await signedIn(page, "manager");
  await page.goto(`${adminPath("car-availability", language)}?from=${day}`);
  const grid = page.getByRole("grid");
  const ticks = grid.getByRole("checkbox");
  for (let row = 0; row < many; row += 1) await ticks.nth(row).check();
  await expect(page.getByText(chosen(many))).toBeVisible();
  // A row on which nothing stands: what others booked in these days is chance.
  const row = grid
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox", { checked: true }) })
    .filter({ hasNot: page.getByRole("gridcell") })
    .first();
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 12, y: height / 2 } });
  await page
    .getByRole("dialog")
    .getByRole("link", { name: openMany(many) })
    .click();
  await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(many);
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  await page.getByLabel(words.kind).selectOption("tyres");
  await page.getByLabel(words.note).fill(note);
  await page.getByRole("button", { name: words.submit }).click();
  await expect(page.getByText(done(many))).toBeVisible();
  await expect(grid.getByRole("link", { name: new RegExp(note) })).toHaveCount(many);
});
