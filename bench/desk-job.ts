/** A job of the desk, and the hand that does it. */
import type { Locator, Page } from "@playwright/test";
import type { LocalDate } from "../app/domain/calendar.ts";
import { adminPath } from "../app/i18n/admin-paths.ts";

export const language = "en-us";

/** The list of reservations, where every job begins. */
export const listPath = adminPath("reservations", language);

/** Whose reservation a job is about. */
export type JobCustomer = { lastName: string; phone: string; code: string; dropoffOn: LocalDate };

export type DeskJob = {
  what: string;
  /** The most clicks that it may take. */
  most: number;
  /** The length of the reservation; 4 when it does not matter. */
  days?: number;
  /** What makes the reservation the one that the job needs; `$1` is its token. */
  made?: string;
  /** Does the job, until the page says that it is done. */
  work: (page: Page, customer: JobCustomer) => Promise<void>;
};

/** Presses of the tab key that lead from one field to another; further away the mouse is quicker. */
const mostTabs = 3;

/** Types into a field: whoever is near goes there by the tab key, and whoever is not clicks it. */
export async function type(page: Page, field: Locator, text: string): Promise<void> {
  await field.waitFor();
  let tabs = 0;
  while (!(await isFocused(field)) && tabs < mostTabs && (await isInForm(page))) {
    await page.keyboard.press("Tab");
    tabs += 1;
  }
  if (!(await isFocused(field))) await field.click();
  await field.fill(text);
}

function isFocused(field: Locator): Promise<boolean> {
  return field.evaluate((element) => element === document.activeElement);
}

/** True while a field has the hand: the tab key leads nowhere near from anywhere else. */
function isInForm(page: Page): Promise<boolean> {
  return page.evaluate(() => document.activeElement?.matches("input, select, textarea") ?? false);
}

/** Opens the reservation of a customer from the list. */
export async function open(page: Page, { lastName, code }: JobCustomer): Promise<void> {
  const row = page.getByRole("main").getByRole("link", { name: new RegExp(`${code}|${lastName}`) });
  await row.filter({ visible: true }).first().click();
  await page.getByRole("heading", { level: 1, name: new RegExp(lastName) }).waitFor();
}

/** Waits until the page says so. */
export async function told(page: Page, text: string): Promise<void> {
  await page.getByText(text).first().waitFor();
}
