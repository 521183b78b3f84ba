// covers: routes/admin/today/reservation-management
import { expect } from "@playwright/test";
import { exchangeWords } from "../../app/i18n/admin-exchange/en.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { expectToFit } from "./accessible.ts";
import { sign } from "./hands.ts";
import { signedIn } from "./member.ts";
import { driverPapers } from "./moves.ts";
import { putOn } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

test("a vehicle that broke down is exchanged on the road, and the rental goes on with another one @phone", async ({
  page,
  language,
  dayFor,
}) => {
  test.slow();
  const words = exchangeWords(language);
  const sheet = handoverWords(language);
  const day = dayFor(52);
  // Each language has a car of its own: an exchanged vehicle stays out, and its model has to have another one.
  const car = language === "ba" ? 1 : 2;
  const code = await bookCar(page, language, { car, from: inDays(day), to: inDays(day + 4) });
  const rental = await putOn(code, { status: "on_rent", from: "-2 days", to: "2 days" });
  await runInStory(driverPapers, [[rental.code]]);
  await signedIn(page, "agent");
  await page.goto(adminPath("reservation-management", language, code, "exchange"));
  const free = page.getByRole("region", { name: words.own }).getByRole("link").first();
  const [other = ""] = (await free.innerText()).split(" ");
  await free.click();

  const step = (name: keyof typeof words.steps) =>
    page
      .getByRole("navigation", { name: words.stepsLabel })
      .getByRole("button", { name: words.steps[name], exact: true });
  const read = async (plate: string, km: number) => {
    await page.getByLabel(sheet.vehicle.plate).fill(plate);
    await page.getByLabel(sheet.vehicle.odometer).fill(String(km));
    await page
      .getByRole("radio", { name: sheet.vehicle.readings[8], exact: true })
      .check({ force: true });
  };
  await step("back").click();
  await read(rental.plate, rental.km + 120);
  await expectToFit(page);
  await step("out").click();
  await read(other, 60_000);
  await page.getByRole("button", { name: sheet.vehicle.all }).click();
  await step("why").click();
  await page.getByLabel(words.reason).fill("Mjenjač");
  await page.getByLabel(words.repair).check({ force: true });
  await page.getByLabel(words.repairDays).fill("3");
  await step("signing").click();
  await sign(page, sheet.signing.customer);
  await sign(page, sheet.signing.staff);
  for (const known of await page.getByRole("button", { name: sheet.known }).all())
    await known.click();
  await expectToFit(page);
  await page.getByRole("button", { name: words.finish, exact: true }).click();
  await expect(page.getByText(words.done(code))).toBeVisible();

  const [now] = await runInStory(
    `select status, plate, (
       select count(*)::int from occupancy join vehicle on vehicle.id = vehicle_id where kind = 'block' and plate = $2
     ) as blocks
     from reservation join vehicle on vehicle.id = vehicle_id where code = $1`,
    [rental.code, rental.plate],
  );
  expect(now).toEqual({ status: "on_rent", plate: other, blocks: 1 });
});
