import { addDays } from "../app/domain/calendar.ts";
import { adminFrameWords } from "../app/i18n/admin-frame/en.ts";
import { adminReservationWords } from "../app/i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../app/i18n/admin-reservations/en.ts";
import { bookingWords } from "../app/i18n/booking/en.ts";
import { letterWords } from "../app/i18n/letters/en.ts";
import { searchWords } from "../app/i18n/search/en.ts";
import { language, open, told, type, type DeskJob } from "./desk-job.ts";
import type { Page } from "@playwright/test";

const list = adminReservationsWords(language);
const words = adminReservationWords(language);

/** Shows another view of the list. */
const view = (page: Page, name: keyof typeof list.views) =>
  page
    .getByRole("navigation", { name: list.viewsLabel })
    .getByRole("link", { name: new RegExp(`^${list.views[name]}`) })
    .click();

const deed = (page: Page, name: "change" | "swap" | "cancel") =>
  page
    .getByRole("group", { name: words.deeds.label })
    .getByRole("link", { name: words.deeds[name], exact: true })
    .click();

const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The twelve commonest jobs, in the order in which a day brings them; what each may take is what it took when it was first counted. */
export const deskJobs: readonly DeskJob[] = [
  {
    what: "Confirm a booking that waits",
    most: 3,
    // Longer than what is confirmed at once.
    days: 40,
    work: async (page, customer) => {
      await view(page, "pending");
      await open(page, customer);
      await page.getByRole("button", { name: words.deeds.confirm, exact: true }).click();
      await told(page, words.done.confirm);
    },
  },
  {
    what: "Book for somebody on the phone",
    most: 10,
    work: async (page) => {
      await page.getByRole("link", { name: list.new, exact: true }).click();
      const search = searchWords(language);
      await type(page, page.getByLabel(search.pickupDate, { exact: true }), "+20");
      await type(page, page.getByLabel(search.returnDate, { exact: true }), "+4");
      await page.keyboard.press("Tab");
      await page.locator("#cars").getByRole("radio").first().click();
      const { phone } = bookingWords(language).review;
      await type(page, page.getByLabel(phone, { exact: true }), "061 880 990");
      await type(page, page.getByLabel(list.book.firstName, { exact: true }), "Zehra");
      await type(page, page.getByLabel(list.book.lastName, { exact: true }), "Čaušević");
      await type(page, page.getByLabel(list.book.dateOfBirth), "14/09/1991");
      await page.getByRole("checkbox", { name: list.book.readOut }).click();
      await page.getByRole("button", { name: /€/ }).last().click();
      await page.getByRole("heading", { level: 1, name: "Zehra Čaušević" }).waitFor();
    },
  },
  {
    what: "Find a reservation by the last digits of a phone number",
    most: 2,
    work: async (page, customer) => {
      const search = page.getByRole("main").getByRole("searchbox");
      await search.click();
      await search.fill(customer.phone.slice(-6).replace(" ", ""));
      await search.press("Enter");
      await page.waitForURL(/q=/);
      await open(page, customer);
    },
  },
  {
    what: "Move the return to another day",
    most: 5,
    work: async (page, customer) => {
      await open(page, customer);
      await deed(page, "change");
      const task = region(page, words.change.title);
      const dropoff = task.getByRole("group", { name: words.change.dropoff });
      await type(page, dropoff.getByLabel(words.change.date), addDays(customer.dropoffOn, 2));
      await page.keyboard.press("Tab");
      await task.getByRole("button", { name: words.change.see }).click();
      await page.getByRole("button", { name: words.change.accept }).click();
      await told(page, words.done.change);
    },
  },
  {
    what: "Give another vehicle",
    most: 4,
    work: async (page, customer) => {
      await open(page, customer);
      await deed(page, "swap");
      const task = region(page, words.swap.title);
      const own = task.getByRole("group", { name: words.swap.own });
      await own.locator("input[type=radio]:not(:checked):not(:disabled)").first().click();
      await task.getByRole("button", { name: words.swap.submit }).click();
      await told(page, words.done.swap);
    },
  },
  {
    what: "Correct the customer’s phone number",
    most: 4,
    work: async (page, customer) => {
      await open(page, customer);
      await page.getByRole("link", { name: words.customer.edit, exact: true }).click();
      const task = region(page, words.edit.title);
      await type(page, task.getByLabel(words.edit.phone, { exact: true }), "061 990 880");
      const { save } = adminFrameWords(language).form;
      await page.getByRole("button", { name: save, exact: true }).click();
      await told(page, words.done.customer);
    },
  },
  {
    what: "Write a note",
    most: 3,
    work: async (page, customer) => {
      await open(page, customer);
      const notes = region(page, words.notes.title);
      await type(page, notes.getByLabel(words.notes.new), "The key is at the desk.");
      await notes.getByRole("button", { name: words.notes.add }).click();
      await told(page, words.done.note);
    },
  },
  {
    what: "Send the confirmation again",
    most: 2,
    work: async (page, customer) => {
      await open(page, customer);
      const kind = letterWords(language).staff.kinds["booking-confirmed"];
      const letters = region(page, words.letters.title);
      const again = letters.getByRole("button", { name: `${words.letters.resend}: ${kind}` });
      await again.last().click();
      await told(page, words.resent.kept);
    },
  },
  {
    what: "Take something off the price by hand",
    most: 4,
    work: async (page, customer) => {
      await open(page, customer);
      await page.getByRole("link", { name: words.price.addLine, exact: true }).click();
      const task = region(page, words.line.title);
      await type(page, task.getByLabel(words.line.labelBs, { exact: true }), "Popust");
      await type(page, task.getByLabel(words.line.labelEn, { exact: true }), "Discount");
      await type(page, task.getByLabel(words.line.amount), "5");
      await type(page, task.getByLabel(words.line.why, { exact: true }), "A scratch.");
      await task.getByRole("button", { name: words.line.add }).click();
      await told(page, words.done.line);
    },
  },
  {
    what: "Cancel for the customer",
    most: 4,
    work: async (page, customer) => {
      await open(page, customer);
      await deed(page, "cancel");
      const task = region(page, words.cancel.title);
      await type(page, task.getByLabel(words.cancel.reason), "They called.");
      await task.getByRole("button", { name: words.cancel.submit }).click();
      await told(page, words.done.cancel);
    },
  },
  {
    what: "Mark that nobody came",
    most: 4,
    made: `update reservation set pickup_at = now() - interval '2 hours',
      pickup_local = to_char((now() - interval '2 hours') at time zone 'Europe/Sarajevo', 'YYYY-MM-DD"T"HH24:MI')
      where token = $1`,
    work: async (page, customer) => {
      await view(page, "all");
      await open(page, customer);
      await page.getByRole("button", { name: words.deeds["no-show"], exact: true }).click();
      const dialog = page.getByRole("dialog", { name: words.noShow.title });
      await type(page, dialog.getByRole("textbox"), "Nobody answered the phone.");
      await dialog.getByRole("button", { name: words.noShow.confirm }).click();
      await told(page, words.done["no-show"]);
    },
  },
  {
    what: "Close a rental that is back",
    most: 3,
    made: "update reservation set status = 'returned' where token = $1",
    work: async (page, customer) => {
      await view(page, "all");
      await open(page, customer);
      await page.getByRole("button", { name: words.deeds.complete, exact: true }).click();
      await told(page, words.done.complete);
    },
  },
];
