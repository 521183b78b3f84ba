// covers: routes/admin/today/reservation-management, routes/admin/today/reservation
import { expect, type Page } from "@playwright/test";
import { formatCode, parseCode } from "../../app/domain/reservations/code.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { movesWords } from "../../app/i18n/admin-moves/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { phoneWords } from "../../app/i18n/admin-phone/en.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { sign } from "./hands.ts";
import { signedIn } from "./member.ts";
import { copiesOf, putOn, type Rental } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import { bookCar, inDays, type Language } from "./visitor.ts";

/** Opens the next deed of a move from the board. */
async function open(page: Page, language: Language, code: string, deed: "hand-over" | "check-in") {
  await page.goto(`${adminPath("reservation-management", language)}?view=week&all=1`);
  const move = page.getByRole("listitem").filter({ has: page.getByTitle(formatCode(code)) });
  await move.getByRole("link", { name: movesWords(language).deeds[deed] }).click();
}

/** Works a handover off: the vehicle, both signatures, and what is asked on the way. */
async function workOff(page: Page, language: Language, rental: Rental, direction: "out" | "in") {
  const words = handoverWords(language);
  const step = (name: keyof typeof words.steps) =>
    page
      .getByRole("navigation", { name: words.stepsLabel })
      .getByRole("button", { name: words.steps[name] });
  await step("vehicle").click();
  await page.getByLabel(words.vehicle.plate).fill(rental.plate);
  await page
    .getByLabel(words.vehicle.odometer)
    .fill(String(rental.km + (direction === "out" ? 1 : 300)));
  await page
    .getByRole("radio", { name: words.vehicle.readings[8], exact: true })
    .check({ force: true });
  if (direction === "out") await page.getByRole("button", { name: words.vehicle.all }).click();
  await step("signing").click();
  await sign(page, words.signing.customer);
  await sign(page, words.signing.staff);
  for (const known of await page.getByRole("button", { name: words.known }).all())
    await known.click();
  await page.getByRole("button", { name: words.finish[direction], exact: true }).click();
}

const statesOf = (rentals: readonly Rental[]) =>
  runInStory<{ status: string; count: number }>(
    "select status, count(*)::int from reservation where code = any($1) group by status order by status",
    [rentals.map(({ code }) => code)],
  );

test("a morning of five pick-ups and four returns, one without a connection, and one that is kept for longer @phone", async ({
  page,
  context,
  language,
  dayFor,
}) => {
  test.setTimeout(240_000);
  const words = handoverWords(language);
  const day = dayFor(44);
  const later = await bookCar(page, language, { car: 3, from: inDays(day), to: inDays(day + 4) });
  const codes = await copiesOf(later, 10);
  await runInStory(
    `insert into driver_papers (reservation_id, position, name, licence_number, licence_country, licence_issued,
       licence_expires, identity_kind, identity_number, identity_expires, address)
     select id, 0, 'Amra Hodžić', 'AB1', 'BA', '2010-01-01', '2040-01-01', 'passport', 'P7654321', '2040-01-01', 'Tuzla'
     from reservation where code = any($1)`,
    [codes],
  );
  const goes = { status: "confirmed", from: "-20 minutes", to: "5 days" } as const;
  const comes = { status: "on_rent", from: "-4 days", to: "20 minutes" } as const;
  const rentals: Rental[] = [];
  for (const [index, code] of codes.entries())
    rentals.push(await putOn(code, index < 5 ? goes : comes));
  const [out, back, longer] = [rentals.slice(0, 5), rentals.slice(5, 9), rentals[9]];
  await signedIn(page, "agent");

  for (const [index, rental] of out.entries()) {
    await open(page, language, rental.code, "hand-over");
    await expect(page.getByRole("navigation", { name: words.stepsLabel })).toBeVisible();
    if (index === 2) {
      // The car park has no connection: it is finished all the same, and sent once there is one.
      await context.setOffline(true);
      await workOff(page, language, rental, "out");
      await expect(page.getByText(phoneWords(language).waiting.title)).toBeVisible();
      await context.setOffline(false);
    } else await workOff(page, language, rental, "out");
    await expect(page.getByText(words.done.out(formatCode(rental.code)))).toBeVisible();
  }
  for (const rental of back) {
    await open(page, language, rental.code, "check-in");
    await workOff(page, language, rental, "in");
    await expect(page.getByText(words.done.in(formatCode(rental.code)))).toBeVisible();
  }
  await expect.poll(() => statesOf(out)).toEqual([{ status: "on_rent", count: 5 }]);
  await expect.poll(() => statesOf(back)).toEqual([{ status: "returned", count: 4 }]);

  // The fifth one stays out for two days more: whoever was to have the vehicle next gets one of those that came back.
  if (!longer) throw new Error("one rental is missing");
  await runInStory(
    `with next as (
       update reservation set vehicle_id = (select vehicle_id from reservation where code = $1) where code = $2
       returning id, vehicle_id
     )
     update occupancy set vehicle_id = next.vehicle_id, busy_until = now() + interval '5 days',
       during = tstzrange(now() + interval '3 hours', now() + interval '5 days')
     from next where reservation_id = next.id`,
    [longer.code, parseCode(later)],
  );
  const { extend, done } = adminReservationWords(language);
  await page.goto(`${adminPath("reservations", language, longer.code)}?task=extend`);
  await page.getByLabel(extend.time, { exact: true }).selectOption("10:00");
  await page.getByRole("button", { name: extend.see }).click();
  await expect(page.getByRole("listitem").filter({ hasText: later })).toBeVisible();
  await page.getByRole("button", { name: extend.accept }).click();
  await expect(page.getByText(done.extend)).toBeVisible();
});
