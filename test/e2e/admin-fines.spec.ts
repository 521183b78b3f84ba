// covers: routes/admin/today/fines, routes/admin/today/account
import { expect } from "@playwright/test";
import { parseCode } from "../../app/domain/reservations/code.ts";
import { accountWords } from "../../app/i18n/admin-account/en.ts";
import { currencyText } from "../../app/i18n/admin-account/cash-text.ts";
import { finesWords } from "../../app/i18n/admin-fines/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { formatDate } from "../../app/i18n/format.ts";
import { signedIn } from "./member.ts";
import { putOn } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { takenOver, test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

test("a fine that arrives three weeks later finds who drove, is charged, paid and settled @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = finesWords(language);
  const account = accountWords(language);
  const day = dayFor(60);
  const booked = await bookCar(page, language, { car: 5, from: inDays(day), to: inDays(day + 4) });
  const code = parseCode(booked) ?? "";
  // Long back, paid and completed: the vehicle went out 24 days ago and came back after four.
  const rental = await putOn(code, { status: "on_rent", from: "-24 days", to: "-20 days" });
  await runInStory(
    `with gone as (
       update reservation set status = 'completed' where code = $1 returning id, vehicle_id, pickup_location_id, pickup_at, dropoff_at, total_cents
     ), paid as (
       insert into payment (reservation_id, method, amount_cents, tendered_eur, paid_at)
       select id, 'credit-card', total_cents, total_cents, pickup_at from gone
     )
     insert into handover (reservation_id, vehicle_id, direction, at, location_id, odometer_km, fuel_eighths, language)
     select id, vehicle_id, direction, case direction when 'out' then pickup_at else dropoff_at end, pickup_location_id,
       case direction when 'out' then 1000 else 1400 end, 8, 'ba'
     from gone, (values ('out'), ('in')) as both_ways (direction)`,
    [code],
  );
  await signedIn(page, "manager");

  // The notice is entered as it lies on the desk.
  await page.goto(adminPath("fines", language, "new"));
  await page.getByLabel(words.notice.plate).fill(rental.plate);
  await page.getByLabel(words.notice.onDay).fill(formatDate(inDays(-22), language));
  await page.getByLabel(words.notice.onTime).fill("14:35");
  await page.getByLabel(words.notice.place).fill("A1, Zadar istok");
  await page.getByLabel(words.notice.country).selectOption("HR");
  await page.getByLabel(words.notice.authority).fill("MUP RH, PU zadarska");
  await page.getByLabel(words.notice.reference).fill(`511-${code}`);
  await page.getByLabel(words.notice.amount).fill("66");
  await page.getByLabel(words.notice.receivedOn).fill(formatDate(inDays(0), language));
  await page.getByRole("button", { name: words.notice.send, exact: true }).click();
  await expect(page.getByRole("link", { name: booked })).toBeVisible();
  await takenOver(page);

  // It goes onto the account with the fee for its handling, and the customer sends both.
  const deed = async (name: string) => {
    await page.getByRole("button", { name, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
  };
  await deed(words.deeds.papers["fine-statement"]);
  await expect(page.getByRole("heading", { name: words.papers })).toBeVisible();
  await deed(words.deeds.actions.charge);
  await expect(page.getByText(words.states.charged, { exact: true })).toBeVisible();
  const [owed] = await runInStory<{ cents: number }>(
    "select sum(amount_cents)::int as cents from charge join reservation on reservation.id = reservation_id where code = $1",
    [code],
  );
  const cents = owed?.cents ?? 0;
  expect(cents).toBeGreaterThan(6600);
  const fine = page.url();
  await page.goto(adminPath("reservations", language, code, "account"));
  await page.getByLabel(account.pay.method).first().selectOption("bank-transfer");
  await page
    .getByLabel(account.pay.eur)
    .fill((cents / 100).toFixed(2).replace(".", language === "ba" ? "," : "."));
  await page.getByRole("button", { name: account.pay.send, exact: true }).click();
  await expect(
    page.getByText(account.done.payment(currencyText(cents, "EUR", language))),
  ).toBeVisible();
  await page.goto(fine);
  await deed(words.deeds.actions.settle);
  await expect(page.getByText(words.states.settled, { exact: true })).toBeVisible();
});
