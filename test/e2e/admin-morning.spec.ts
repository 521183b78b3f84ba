// covers: routes/admin/today/reservation-management, routes/admin/today/reservation
import { expect } from "@playwright/test";
import { formatCode, parseCode } from "../../app/domain/reservations/code.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { phoneWords } from "../../app/i18n/admin-phone/en.ts";
import { adminReservationWords } from "../../app/i18n/admin-reservation/en.ts";
import { signedIn } from "./member.ts";
import { driverPapers, openMove, workOff } from "./moves.ts";
import { copiesOf, putOn, type Rental } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

const statesOf = (rentals: readonly Rental[]) =>
  runInStory<{ status: string; count: number }>(
    "select status, count(*)::int from reservation where code = any($1) group by status order by status",
    [rentals.map(({ code }) => code)],
  );

test("a morning of five pick-ups and four returns, one without a connection, and one that is kept for longer and re-seats the next @phone", async ({
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
  await runInStory(driverPapers, [codes]);
  const goes = { status: "confirmed", from: "-20 minutes", to: "5 days" } as const;
  const comes = { status: "on_rent", from: "-4 days", to: "20 minutes" } as const;
  const rentals: Rental[] = [];
  for (const [index, code] of codes.entries())
    rentals.push(await putOn(code, index < 5 ? goes : comes));
  const [out, back, longer] = [rentals.slice(0, 5), rentals.slice(5, 9), rentals[9]];
  await signedIn(page, "agent");

  for (const [index, rental] of out.entries()) {
    await openMove(page, language, { rental, direction: "out" });
    await expect(page.getByRole("navigation", { name: words.stepsLabel })).toBeVisible();
    if (index === 2) {
      // The car park has no connection: it is finished all the same, and sent once there is one.
      await context.setOffline(true);
      await workOff(page, language, { rental, direction: "out" });
      await expect(page.getByText(phoneWords(language).waiting.title)).toBeVisible();
      await context.setOffline(false);
    } else await workOff(page, language, { rental, direction: "out" });
    await expect(page.getByText(words.done.out(formatCode(rental.code)))).toBeVisible();
  }
  for (const rental of back) {
    await openMove(page, language, { rental, direction: "in" });
    await workOff(page, language, { rental, direction: "in" });
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
  const moved = page.getByRole("listitem").filter({ hasText: later });
  await expect(moved.filter({ hasText: longer.plate })).toBeVisible();
  await page.getByRole("button", { name: extend.accept }).click();
  await expect(page.getByText(done.extend)).toBeVisible();
  const seats = await runInStory<{ plate: string; isOurs: boolean }>(
    `select plate, plate = $3 as "isOurs" from reservation join vehicle on vehicle.id = vehicle_id
     where code in ($1, $2) order by plate = $3 desc`,
    [longer.code, parseCode(later), longer.plate],
  );
  expect(seats.map(({ isOurs }) => isOurs)).toEqual([true, false]);
});
