// covers: routes/admin/frame, routes/admin/today/reservation
import { expect, type Locator } from "@playwright/test";
import { test } from "./story.ts";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { errorWords } from "../../app/i18n/errors/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { bookCar, inDays } from "./visitor.ts";

/** The message has the focus, and lies between the frame's head and its foot. */
async function expectSeen(message: Locator) {
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport({ ratio: 1 });
  const box = await message.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(56);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740 - 57);
}

test("a refused form is seen on a phone, however it is refused, and the form holds what was typed @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const words = adminReservationWords(language);
  const day = dayFor(15);
  const code = await bookCar(page, language, { car: 5, from: inDays(day), to: inDays(day + 4) });
  await signedIn(page, "agent");
  const task = (name: string) => `${adminPath("reservations", language, code)}?task=${name}`;
  const main = page.getByRole("main");
  const alert = main.getByRole("alert");

  await page.goto(task("change"));
  const see = main.getByRole("button", { name: words.change.see });
  for (const _ of ["once", "and once more"]) {
    await see.click();
    await expect(alert).toContainText(words.told.unchanged);
    await expectSeen(alert);
    await see.scrollIntoViewIfNeeded();
  }
  await expect(main.getByText(`${words.change.extras}: –`)).toBeVisible();

  await page.goto(task("cancel"));
  const reason = main.getByLabel(words.cancel.reason);
  const cancel = main.getByRole("button", { name: words.cancel.submit });
  for (const _ of ["once", "and once more"]) {
    await reason.fill("   ");
    await cancel.click();
    await expect(alert).toContainText(words.cancel.faults["no-reason"]);
    await expectSeen(alert);
  }
  await alert.getByRole("link").click();
  await expect(reason).toBeFocused();

  await page.route(/\.data/, (route) =>
    route.request().method() === "POST" ? route.abort() : route.fallback(),
  );
  await reason.fill("The guest fell ill");
  await cancel.click();
  const { unanswered } = adminFrameWords(language).form;
  const message = alert.filter({ hasText: unanswered });
  await expectSeen(message);
  await expect(reason).toHaveValue("The guest fell ill");
  await page.unrouteAll();
  await cancel.click();
  await expect(main.getByText(words.done.cancel)).toBeVisible();
  await expect(message).toBeHidden();
});

test("without a connection the open page stays, and what a lost one cannot show says so and comes by itself @phone", async ({
  page,
  context,
  language,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const link = page.getByRole("main").getByRole("link").first();
  await signedIn(page, "owner");
  await page.goto(adminPath("settings", language));
  await context.setOffline(true);
  const settings = (await heading.textContent()) ?? "";
  await link.click();
  const stays = page.getByRole("alert").filter({ hasText: adminFrameWords(language).unreached });
  await expect(stays).toBeFocused();
  await expect(heading).toHaveText(settings);
  await context.setOffline(false);
  await expect(stays).toBeHidden();

  // A browser that only seems to have a connection: the router cannot even ask what page it is.
  await page.route("**/__manifest*", (route) => route.abort());
  await page.reload();
  await link.click();
  await expect(heading).toHaveText(adminWords(language).unreached.title);
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  await page.unrouteAll();
  await page
    .getByRole("main")
    .getByRole("link", { name: errorWords(language).again })
    .click();
  await expect(heading).not.toHaveText(adminWords(language).unreached.title);
  await expect(heading).not.toHaveText(settings);
});
