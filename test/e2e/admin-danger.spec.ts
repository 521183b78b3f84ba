// covers: routes/admin/today/reservation-management, routes/admin/today/car-availability
import { expect, type Page } from "@playwright/test";
import { parseCode } from "../../app/domain/reservations/code.ts";
import { dangerWords } from "../../app/i18n/admin-danger/en.ts";
import { movesWords } from "../../app/i18n/admin-moves/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { plannerWords } from "../../app/i18n/admin-planner/en.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { agreed, minute } from "./rentals.ts";
import { test } from "./story.ts";
import { runInStory } from "./story-database.ts";
import { bookCar, inDays, type Language } from "./visitor.ts";

const book = (page: Page, language: Language, day: number): Promise<string> =>
  bookCar(page, language, { car: 5, from: inDays(day), to: inDays(day + 3) });

/** One of two bookings is out and hours overdue, with the vehicle that was promised to the other one within the hour. */
async function putIntoDanger(late: string, next: string): Promise<void> {
  const [lateFrom, lateTo] = [`${minute} - interval '3 days'`, `${minute} - interval '3 hours'`];
  const [nextFrom, nextTo] = [`${minute} + interval '1 hour'`, `${minute} + interval '3 days'`];
  await runInStory(
    `with promised as (
       insert into vehicle (car_id, plate, colour, year, in_service_from, home_location_id)
       select car_id, left(code, 8), '#EBE8E1', 2024, '2024-01-01', pickup_location_id from reservation where code = $1
       returning id
     ), out as (
       update reservation set status = 'on_rent', pinned = true, vehicle_id = (select id from promised),
         ${agreed(lateFrom, lateTo)}
       where code = $1 returning id
     ), waiting as (
       update reservation set status = 'confirmed', pinned = true, vehicle_id = (select id from promised),
         ${agreed(nextFrom, nextTo)}
       where code = $2 returning id
     ), held as (
       update occupancy set vehicle_id = (select id from promised), pinned = true, busy_until = ${lateTo},
         during = tstzrange(${lateFrom}, ${lateTo})
       where reservation_id = (select id from out)
     )
     update occupancy set vehicle_id = (select id from promised), pinned = true, busy_until = ${nextTo},
       during = tstzrange(${nextFrom}, ${nextTo} + interval '2 hours')
     where reservation_id = (select id from waiting)`,
    [parseCode(late), parseCode(next)],
  );
}

/** Puts the one that was given another vehicle back onto that which is not there. */
async function putBack(late: string, next: string): Promise<void> {
  await runInStory(
    `with promised as (select vehicle_id from reservation where code = $1), waiting as (
       update reservation set pinned = true, vehicle_id = (select vehicle_id from promised) where code = $2 returning id
     )
     update occupancy set pinned = true, vehicle_id = (select vehicle_id from promised)
     where reservation_id = (select id from waiting)`,
    [parseCode(late), parseCode(next)],
  );
}

/**
 * On the calendar of hours the overdue bar reaches to now, and whoever waits gets another vehicle with one press. Three days of it, for
 * late in the evening the next hour is tomorrow's.
 */
async function rescueOnCalendar(
  page: Page,
  { language, late, next }: { language: Language; late: string; next: string },
): Promise<void> {
  const words = dangerWords(language);
  const { looks, now } = plannerWords(language);
  await page.goto(`${adminPath("car-availability", language)}?zoom=3-days`);
  const grid = page.getByRole("grid");
  const bar = (code: string) => grid.locator(`[data-code="${parseCode(code)}"]`);
  await expect(bar(late)).toHaveAccessibleName(new RegExp(looks.overdue, "i"));
  const right = await bar(late).evaluate((link) => link.getBoundingClientRect().right);
  const line = await grid
    .getByTitle(new RegExp(`^${now("")}`))
    .evaluate((one) => one.getBoundingClientRect().left);
  expect(right).toBeGreaterThan(line - 4);
  const row = (code: string) =>
    bar(code).evaluate((link) => link.closest<HTMLElement>("[data-vehicle]")?.dataset.vehicle);
  const before = await row(next);
  await page.locator("details:has(> ul a[href^='#bar-']) > summary").click();
  const ways = page.getByRole("group", { name: words.title(next) });
  await ways.getByRole("listitem").getByRole("button").first().click();
  const sure = page.getByRole("dialog", { name: words.sure(next) });
  await sure.getByRole("button", { name: words.take }).click();
  await expect(ways).toHaveCount(0);
  expect(await row(next)).not.toBe(before);
}

test("an overdue vehicle puts somebody in danger, and the board gives them another one, and so does the calendar @phone", async ({
  page,
  language,
  dayFor,
}) => {
  test.slow();
  const words = dangerWords(language);
  const late = await book(page, language, dayFor(100));
  const next = await book(page, language, dayFor(104));
  await putIntoDanger(late, next);
  await signedIn(page, "agent");
  await page.goto(`${adminPath("reservation-management", language)}?view=week`);
  const danger = page.getByRole("region", { name: movesWords(language).groups.danger });
  const ways = danger.getByRole("group", { name: words.title(next) });
  await expect(ways.getByText(words.others)).toBeVisible();
  await expectToFitEverywhere(page);
  await expectAccessible(page);

  await ways.getByRole("listitem").getByRole("button").first().click();
  const sure = page.getByRole("dialog", { name: words.sure(next) });
  await expect(sure).toBeVisible();
  await sure.getByRole("button", { name: words.take }).click();
  await expect(
    page.getByText(`${next}: ${adminReservationWords(language).done.swap}`),
  ).toBeVisible();
  await expect(page.getByRole("group", { name: words.title(next) })).toHaveCount(0);
  const overdue = page.getByRole("region", { name: movesWords(language).groups.overdue });
  await expect(overdue.getByTitle(late)).toBeVisible();

  await putBack(late, next);
  await rescueOnCalendar(page, { language, late, next });
});
