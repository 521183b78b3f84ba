// covers: routes/site/own/handover, routes/site/own/key-box, routes/admin/today/reservation-management
import { expect, type Browser, type Page } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { ownPhoneWords } from "../../app/i18n/admin-own-phone/en.ts";
import { ownHandoverWords } from "../../app/i18n/own-handover/en.ts";
import { expectAccessible } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { runInStory } from "./story-database.ts";
import { test } from "./story.ts";
import { bookCar, inDays } from "./visitor.ts";

/** Draws a name into the field of this label. */
async function sign(page: Page, label: string) {
  const pad = page.getByRole("img", { name: label });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error("there is no field to sign in");
  await page.mouse.move(box.x + box.width * 0.2, box.y + box.height * 0.3);
  await page.mouse.down();
  for (const step of [0.3, 0.4, 0.5, 0.6, 0.7])
    await page.mouse.move(box.x + box.width * step, box.y + box.height * (0.9 - step), {
      steps: 4,
    });
  await page.mouse.up();
}

/** The phone of the customer, which nobody has used here before. */
async function ownPhone(browser: Browser, address: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

test("a customer signs on the own phone in English while the staff's speaks Bosnian @desk", async ({
  page,
  browser,
  language,
  dayFor,
}) => {
  test.slow();
  const words = handoverWords(language);
  const [staffs, customers] = [ownPhoneWords(language), ownHandoverWords("en-us")];
  const day = dayFor(31);
  // It goes out today, so each visitor needs a car that nobody has until then.
  const car = [6, 9, 10, 15][(day - 31) / 60] ?? 6;
  const code = await bookCar(page, "en-us", { car, from: inDays(day), to: inDays(day + 4) });
  const bare = code.replaceAll("-", "").slice(2);
  const [vehicle] = await runInStory<{ plate: string; km: number }>(
    `with papers as (
       insert into driver_papers (reservation_id, position, name, licence_number, licence_country, licence_issued,
         licence_expires, identity_kind, identity_number, identity_expires, address)
       select id, 0, 'Amra Hodžić', 'AB1', 'BA', '2010-01-01', '2040-01-01', 'passport', 'P7654321', '2040-01-01', 'Tuzla'
       from reservation where code = $1
     )
     select plate, odometer_km as km from vehicle join reservation on vehicle.id = vehicle_id where code = $1`,
    [bare],
  );
  if (!vehicle) throw new Error("the reservation has no vehicle");

  await signedIn(page, "agent");
  await page.goto(adminPath("reservation-management", language, bare, "out"));
  const step = (name: keyof typeof words.steps) =>
    page.getByRole("navigation", { name: words.stepsLabel }).getByRole("button", {
      name: words.steps[name],
    });
  await step("vehicle").click();
  await page.getByLabel(words.vehicle.plate).fill(vehicle.plate);
  await page.getByLabel(words.vehicle.odometer).fill(String(vehicle.km + 1));
  await page.getByRole("radio", { name: words.vehicle.readings[8] }).check({ force: true });
  await page.getByRole("button", { name: words.vehicle.all }).click();
  await step("signing").click();
  await page.getByRole("button", { name: staffs.open }).click();
  await expect(page.getByRole("img", { name: staffs.code })).toBeVisible();
  await expectAccessible(page);
  const address = await page.getByRole("code").innerText();

  const own = await ownPhone(browser, address);
  await expect(own.getByText(vehicle.plate)).toHaveCount(0);
  await own.getByRole("button", { name: customers.landing.open }).click();
  await expect(own.getByText(vehicle.plate)).toBeVisible();
  await expect(own.getByText("P7654321")).toHaveCount(0);
  await expect(page.getByText(staffs.opened)).toBeVisible();
  await expectAccessible(own);
  const stranger = await ownPhone(browser, address);
  await expect(stranger.getByText(customers.ended.elsewhere)).toBeVisible();
  await stranger.context().close();

  await own.getByRole("radio", { name: customers.damage.views.left }).check({ force: true });
  await own.getByRole("slider", { name: customers.damage.views.left }).press("Enter");
  await own.getByLabel(customers.damage.words).fill("Above the wheel");
  await own.getByRole("button", { name: customers.damage.save, exact: true }).click();
  await expect(own.getByText("Above the wheel")).toBeVisible();
  await expect(page.getByText(words.signing.marks(1))).toBeVisible();

  await sign(own, customers.sign.label);
  await own.getByRole("button", { name: customers.sign.send }).click();
  await expect(own.getByText(customers.sign.waiting)).toBeVisible();
  await expect(page.getByRole("button", { name: staffs.signHere })).toBeVisible();

  await step("vehicle").click();
  await page.getByRole("radio", { name: words.vehicle.readings[7] }).check({ force: true });
  await expect(own.getByText(customers.sign.cleared)).toBeVisible();
  await expect(own.getByText("7/8")).toBeVisible();
  await step("signing").click();
  await expect(page.getByText(staffs.cleared)).toBeVisible();
  await own.context().setOffline(true);
  await sign(own, customers.sign.label);
  await own.getByRole("button", { name: customers.sign.send }).click();
  await expect(own.getByText(customers.sign.kept)).toBeVisible();
  await expect(own.getByText(customers.kept(1))).toBeVisible();
  await own.context().setOffline(false);
  await expect(own.getByText(customers.sign.waiting)).toBeVisible();
  await expect(own.getByText(customers.kept(1))).toHaveCount(0);
  await expect(page.getByRole("button", { name: staffs.signHere })).toBeVisible();

  await sign(page, words.signing.staff);
  for (const known of await page.getByRole("button", { name: words.known }).all())
    await known.click();
  // By the keyboard: news of another reservation may lie over it for a moment.
  await page.getByLabel(words.early).press("Space");
  await page.getByRole("button", { name: words.finish.out }).click();
  await expect(page.getByText(words.done.out(code))).toBeVisible();
  await expect(own.getByText(customers.ended.done)).toBeVisible();
  const [kept] = await runInStory<{ language: string; own: boolean }>(
    `select handover.language, sheet like '%"ownPhone":%' as own
     from handover join reservation on reservation.id = reservation_id where code = $1`,
    [bare],
  );
  expect(kept).toEqual({ language: "en-us", own: true });
  await own.context().close();
});
