// covers: routes/admin/today/reservation-management, domain/moves, routes/admin/today/dashboard, routes/admin/today/stops
import { expect } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { runSheetWords } from "../../app/i18n/admin-run-sheet/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

test("whoever drives ticks off on a phone, and a colleague sees it without asking @phone", async ({
  page,
  language,
  dayFor,
}) => {
  test.slow();
  const words = runSheetWords(language);
  const day = inDays(dayFor(28));
  const code = await bookCar(page, language, { car: 6, from: day, to: inDays(dayFor(32)) });
  await signedIn(page, "agent");
  const sheet = `${adminPath("reservation-management", language, "run-sheet")}?day=${day}`;
  const colleague = await page.context().newPage();
  await colleague.goto(sheet);
  const theirs = colleague.getByRole("listitem").filter({ has: colleague.getByTitle(code) });
  await expect(theirs).toContainText(words.taken.keys);

  await page.goto(sheet);
  const stop = page.getByRole("listitem").filter({ has: page.getByTitle(code) });
  await stop.getByRole("combobox").selectOption({ label: "Amra Hodžić" });
  await expect(page).toHaveURL(new RegExp(`day=${day}`));
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  await stop.getByRole("button").filter({ hasText: words.tick }).click();
  await expect(stop.getByText(/· Amra Hodžić$/)).toBeVisible();
  await expect(stop.getByRole("button").filter({ hasText: words.untick })).toBeVisible();

  await colleague.bringToFront();
  await expect(theirs.getByRole("button").filter({ hasText: words.untick })).toBeVisible();
  await expect(theirs.getByText(/· Amra Hodžić$/)).toBeVisible();
});
