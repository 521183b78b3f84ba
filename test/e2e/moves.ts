/** A handover from the board to its last signature. */
import type { Page } from "@playwright/test";
import { formatCode } from "../../app/domain/reservations/code.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { movesWords } from "../../app/i18n/admin-moves/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { sign } from "./hands.ts";
import type { Rental } from "./rentals.ts";
import type { Language } from "./visitor.ts";

type Move = { rental: Rental; direction: "out" | "in" };

/** Opens the next deed of a move from the board. */
export async function openMove(page: Page, language: Language, { rental, direction }: Move) {
  await page.goto(`${adminPath("reservation-management", language)}?view=week&all=1`);
  const move = page.getByRole("listitem").filter({ has: page.getByTitle(formatCode(rental.code)) });
  const deed = direction === "out" ? "hand-over" : "check-in";
  await move.getByRole("link", { name: movesWords(language).deeds[deed] }).click();
}

/** Works a handover off: the vehicle, both signatures, and what is asked on the way. `before` is done before anybody signs. */
export async function workOff(
  page: Page,
  language: Language,
  {
    rental,
    direction,
    eighths = 8,
    before,
  }: Move & {
    eighths?: 5 | 6 | 7 | 8;
    before?: (step: (name: StepName) => Promise<void>) => Promise<void>;
  },
): Promise<void> {
  const words = handoverWords(language);
  const step = (name: StepName) =>
    page
      .getByRole("navigation", { name: words.stepsLabel })
      .getByRole("button", { name: words.steps[name] })
      .click();
  await step("vehicle");
  await page.getByLabel(words.vehicle.plate).fill(rental.plate);
  await page
    .getByLabel(words.vehicle.odometer)
    .fill(String(rental.km + (direction === "out" ? 1 : 300)));
  await page
    .getByRole("radio", { name: words.vehicle.readings[eighths], exact: true })
    .check({ force: true });
  // A return asks for what the vehicle went out with.
  const all = page.getByRole("button", { name: words.vehicle.all });
  if (direction === "out" || (await all.isVisible())) await all.click();
  await before?.(step);
  await step("signing");
  await sign(page, words.signing.customer);
  await sign(page, words.signing.staff);
  for (const known of await page.getByRole("button", { name: words.known }).all())
    await known.click();
  await page.getByRole("button", { name: words.finish[direction], exact: true }).click();
}

type StepName = keyof ReturnType<typeof handoverWords>["steps"];

/** Papers of a driver that hold for years, as somebody has seen them. */
export const driverPapers = `
  insert into driver_papers (reservation_id, position, name, licence_number, licence_country, licence_issued,
    licence_expires, identity_kind, identity_number, identity_expires, address)
  select id, 0, 'Amra Hodžić', 'AB1', 'BA', '2010-01-01', '2040-01-01', 'passport', 'P7654321', '2040-01-01', 'Tuzla'
  from reservation where code = any($1)`;
