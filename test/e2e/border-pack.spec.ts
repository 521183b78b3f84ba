// covers: routes/admin/today/rental-papers, routes/site/own/border-check
import { expect } from "@playwright/test";
import { parseCode } from "../../app/domain/reservations/code.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { borderPackWords } from "../../app/i18n/border-pack/en.ts";
import { signedIn } from "./member.ts";
import { driverPapers } from "./moves.ts";
import { putOn } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { takenOver, test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

test("a way abroad is issued at the desk, and an officer reads by its code that it holds, until it is revoked @phone", async ({
  page,
  browser,
  language,
  dayFor,
}) => {
  const words = borderPackWords(language);
  const day = dayFor(68);
  const booked = await bookCar(page, language, { car: 6, from: inDays(day), to: inDays(day + 4) });
  const code = parseCode(booked) ?? "";
  await runInStory(driverPapers, [[code]]);
  const { plate } = await putOn(code, { status: "on_rent", from: "-1 hour", to: "4 days" });
  await runInStory(
    `with abroad as (update reservation set countries = '{HR}' where code = $1 returning vehicle_id)
     update vehicle set vin = 'WVWZZZ1K' || lpad(vehicle.id::text, 9, '0') from abroad where vehicle.id = vehicle_id`,
    [code],
  );
  await signedIn(page, "agent");
  await page.goto(adminPath("reservations", language, code, "rental-papers"));
  await page.getByRole("button", { name: words.issue.go, exact: true }).click();
  await expect(page.getByRole("button", { name: words.issue.revoke })).toBeVisible();
  await takenOver(page);

  // What the code on the paper says, opened by somebody who has never been here.
  const [printed] = await runInStory<{ url: string }>(
    `select content ->> 'checkUrl' as url from document join reservation on reservation.id = reservation_id
     where code = $1 and kind = 'border-pack'`,
    [code],
  );
  const officer = await (await browser.newContext({ locale: "en-GB" })).newPage();
  await officer.goto(printed?.url ?? "");
  const said = borderPackWords("en-us").page;
  await expect(officer.getByText(said.state.valid)).toBeVisible();
  await expect(officer.getByText(plate)).toBeVisible();
  await expect(officer.getByText("Hodžić")).toHaveCount(0);

  await page.getByRole("button", { name: words.issue.revoke }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.issue.revoke }).click();
  await expect
    .poll(async () => {
      await officer.reload();
      return officer.getByText(said.state.revoked).isVisible();
    })
    .toBe(true);
  await officer.goto(`${(printed?.url ?? "").slice(0, -3)}xyz`);
  await expect(officer.getByText(said.unknown)).toBeVisible();
});
