// covers: routes/admin/today/reservation, routes/admin/today/new-reservation
import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { test } from "./story.ts";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../app/i18n/admin-reservations/en.ts";
import { formatDate } from "../../app/i18n/format.ts";
import { letterWords } from "../../app/i18n/letters/en.ts";
import { countLetters, letterOf } from "./mailbox.ts";
import { signedIn } from "./member.ts";
import { bookCar, inDays, type Language } from "./visitor.ts";

/** A customer books car 5 for four days that no other story wants. */
const book = (page: Page, language: Language, day: number): Promise<string> =>
  bookCar(page, language, { car: 5, from: inDays(day), to: inDays(day + 4) });

test("a member moves a reservation to other dates and another vehicle @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = adminReservationWords(language);
  test.slow();
  const day = dayFor(25);
  const code = await book(page, language, day);
  await signedIn(page, "agent");
  await page.goto(adminPath("reservations", language, code));
  await expect(page.getByRole("heading", { level: 1, name: "Amra Hodžić" })).toBeVisible();

  const deeds = page.getByRole("group", { name: words.deeds.label });
  await deeds.getByRole("link", { name: words.deeds.change }).click();
  const task = page.getByRole("region", { name: words.change.title, exact: true });
  await expect(task).toBeVisible();
  const dropoff = task.getByRole("group", { name: words.change.dropoff });
  const pickup = task.getByRole("group", { name: words.change.pickup });
  const [from, to] = [pickup.getByLabel(words.change.date), dropoff.getByLabel(words.change.date)];
  const type = async (field: Locator, date: string) => {
    await field.fill(date);
    await field.press("Tab");
  };
  const shown = (days: number) => formatDate(inDays(days), language);
  await type(from, inDays(day + 1));
  await expect(to).toHaveValue(shown(day + 5));
  await expect(
    task.getByText(words.change.movedAlong(formatDate(inDays(day + 5), language))),
  ).toBeVisible();
  await expectAccessible(page);
  await type(to, inDays(day + 7));
  await type(from, inDays(day));
  await expect(to).toHaveValue(shown(day + 6));
  await task.getByLabel(words.change.keepLength).uncheck();
  await type(from, inDays(day + 2));
  await expect(to).toHaveValue(shown(day + 6));
  await type(from, inDays(day));
  await expect(to).toHaveValue(shown(day + 6));
  await task.getByRole("button", { name: words.change.see }).click();
  const offer = page.getByRole("region", { name: words.change.offerTitle, exact: true });
  await expect(offer).toBeVisible();
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  await offer.getByRole("button", { name: words.change.accept }).click();
  await expect(page.getByText(words.done.change)).toBeVisible();
  const changed = await letterOf("reservation-changed", code);
  expect(changed.file(".ics").toString()).toContain("SEQUENCE:1");

  await deeds.getByRole("link", { name: words.deeds.swap }).click();
  const swap = page.getByRole("region", { name: words.swap.title, exact: true });
  await expect(swap).toBeVisible();
  const own = swap.getByRole("group", { name: words.swap.own });
  await own.getByRole("radio").nth(1).check();
  const plate = /\S+/.exec(
    await own.getByRole("radio").nth(1).locator("xpath=..").innerText(),
  )?.[0];
  await swap.getByRole("checkbox", { name: words.swap.pin }).check();
  await swap.getByRole("button", { name: words.swap.submit }).click();
  await expect(page.getByText(words.done.swap)).toBeVisible();
  const trip = page.getByRole("region", { name: words.trip.title, exact: true });
  await expect(trip.getByText(plate ?? "no plate", { exact: true })).toBeVisible();
  await expect(trip.getByText(words.trip.promised)).toBeVisible();
});

test("a member cancels, reinstates, and sends a letter again @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = adminReservationWords(language);
  const { statuses } = adminReservationsWords(language);
  const code = await book(page, language, dayFor(35));
  const first = await letterOf("booking-confirmed", code);
  await signedIn(page, "owner");
  await page.goto(adminPath("reservations", language, code));
  const state = page.getByRole("main").getByRole("paragraph").first();
  const deeds = page.getByRole("group", { name: words.deeds.label });
  await deeds.getByRole("link", { name: words.deeds.cancel }).click();
  const cancel = page.getByRole("region", { name: words.cancel.title, exact: true });
  await cancel.getByLabel(words.cancel.reason).fill("Zvao je");
  await cancel.getByRole("link", { name: words.close }).click();
  const asking = page.getByRole("dialog", { name: adminFrameWords(language).form.loseTitle });
  await asking.getByRole("button", { name: adminFrameWords(language).form.stay }).click();
  // Until it is gone nothing below it takes the focus, and what is typed goes nowhere.
  await expect(asking).toBeHidden();
  await expect(cancel.getByLabel(words.cancel.reason)).toHaveValue("Zvao je");
  // A note that is being written stays when the reservation is cancelled beside it.
  const notes = page.getByRole("region", { name: words.notes.title, exact: true });
  await notes.getByLabel(words.notes.new).fill("Ključ kod recepcije");
  await cancel.getByRole("button", { name: words.cancel.submit }).click();
  await expect(page.getByText(words.done.cancel)).toBeVisible();
  await expect(notes.getByLabel(words.notes.new)).toHaveValue("Ključ kod recepcije");
  await notes.getByRole("button", { name: words.notes.add }).click();
  await expect(notes.getByText("Ključ kod recepcije").first()).toBeVisible();
  await expect(notes.getByLabel(words.notes.new)).toHaveValue("");
  await expect(state).toContainText(statuses.cancelled);
  await letterOf("reservation-cancelled", code);

  await deeds.getByRole("link", { name: words.deeds.reinstate }).click();
  const reinstate = page.getByRole("region", { name: words.reinstate.title, exact: true });
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  await reinstate.getByLabel(words.cancel.reason).fill("Ipak dolazi");
  await reinstate.getByRole("button", { name: words.reinstate.submit }).click();
  await expect(page.getByText(words.done.reinstate)).toBeVisible();
  await expect(state).toContainText(statuses.confirmed);

  const kind = letterWords(language).staff.kinds["booking-confirmed"];
  const letters = page.getByRole("region", { name: words.letters.title, exact: true });
  const resend = letters.getByRole("button", { name: `${words.letters.resend}: ${kind}` });
  await resend.last().click();
  await expect(page.getByText(words.resent.kept)).toBeVisible();
  // The one of the booking, the one of the reinstatement, and this one.
  await expect(() => expect(countLetters("booking-confirmed", code)).toBe(3)).toPass({
    timeout: 20_000,
  });
  expect((await letterOf("booking-confirmed", code)).subject).toBe(first.subject);

  await page.reload();
  await letters
    .getByRole("link", { name: `${words.letters.look}: ${kind}` })
    .first()
    .click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByText(code).first()).toBeVisible();
  await expectToFitEverywhere(page);

  await page.getByRole("link", { name: words.letters.back }).click();
  await notes.getByLabel(words.notes.new).fill("Zvala je");
  await page.getByRole("navigation").getByRole("link").first().click();
  const leaving = page.getByRole("dialog", { name: adminFrameWords(language).form.leaveTitle });
  await leaving.getByRole("button", { name: adminFrameWords(language).form.stay }).click();
  await expect(notes.getByLabel(words.notes.new)).toHaveValue("Zvala je");
});
