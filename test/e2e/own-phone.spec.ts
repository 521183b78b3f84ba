// covers: routes/site/own/handover, routes/site/own/key-box, routes/admin/today/reservation-management
import { expect } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { ownPhoneWords } from "../../app/i18n/admin-own-phone/en.ts";
import { ownHandoverWords } from "../../app/i18n/own-handover/en.ts";
import { keyBoxWords } from "../../app/i18n/key-box/en.ts";
import { phoneWords } from "../../app/i18n/admin-phone/en.ts";
import { movesWords } from "../../app/i18n/admin-moves/en.ts";
import { formatCode } from "../../app/domain/reservations/code.ts";
import { plainJpeg } from "../casts/pictures-cast.ts";
import { expectAccessible } from "./accessible.ts";
import { ownPhone, sign } from "./hands.ts";
import { signedIn } from "./member.ts";
import { workOff } from "./moves.ts";
import { copiesOf, putOn } from "./rentals.ts";
import { runInStory } from "./story-database.ts";
import { takenOver, test } from "./story.ts";
import { bookAndOpen, bookCar, inDays } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

const picture = async (height = 600) => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await plainJpeg(900, height),
});

test("a customer signs on the own phone in English while the staff's speaks Bosnian, and the car comes back with photos @desk", async ({
  page,
  browser,
  language,
  dayFor,
}) => {
  test.slow();
  const words = handoverWords(language);
  const [staffs, customers] = [ownPhoneWords(language), ownHandoverWords("en-us")];
  const day = dayFor(31);
  // It goes out today, so each visitor needs a car that nobody has until then, and of which no story has put a vehicle on rent.
  const car = [8, 9, 10, 15][(day - 31) / 60] ?? 8;
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
  await step("photos").click();
  const { photo } = phoneWords(language);
  const rear = page.getByLabel(new RegExp(`^${photo.angles.rear}\\s*${photo.states.none}`));
  await rear.setInputFiles(await picture(700));
  await expect(page.getByRole("button", { name: photo.removeOf(photo.angles.rear) })).toBeVisible();
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

  await expect(own.getByRole("img", { name: customers.photos.of.rear, exact: true })).toBeVisible();
  await own.getByRole("radio", { name: customers.damage.views.left }).check({ force: true });
  await own.getByRole("slider", { name: customers.damage.views.left }).press("Enter");
  await own.getByLabel(customers.damage.words).fill("Above the wheel");
  await own.getByLabel(customers.damage.photo.add).setInputFiles(await picture());
  await expect(own.getByText(customers.damage.photo.sent, { exact: true })).toBeVisible();
  await own.getByRole("button", { name: customers.damage.save, exact: true }).click();
  await expect(own.getByText("Above the wheel")).toBeVisible();
  await expect(page.getByText(words.signing.marks(1))).toBeVisible();
  await expect(own.getByRole("img", { name: customers.photos.of.damage })).toBeVisible();
  await step("damage").click();
  await expect(page.getByText(words.damage.told)).toBeVisible();
  await expect(
    page.getByText(phoneWords(language).photo.states.kept, { exact: true }),
  ).toBeVisible();
  await step("signing").click();

  await sign(own, customers.sign.label);
  await own.getByRole("button", { name: customers.sign.send }).click();
  // The page became shorter by its form: what it turned into is in sight, not its foot.
  await expect(own.getByText(customers.sign.waiting)).toBeInViewport();
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
  await expect(own.getByText(customers.ended.done)).toBeInViewport();
  const [kept] = await runInStory<{ language: string; own: boolean }>(
    `select handover.language, sheet like '%"ownPhone":%' as own
     from handover join reservation on reservation.id = reservation_id where code = $1`,
    [bare],
  );
  expect(kept).toEqual({ language: "en-us", own: true });
  await own.context().close();

  // It comes back, and the photo of an angle is taken beside the one of the pick-up.
  await page.goto(adminPath("reservation-management", language, bare, "in"));
  await workOff(page, language, {
    rental: { code: bare, ...vehicle },
    direction: "in",
    eighths: 7,
    before: async (go) => {
      await go("photos");
      await expect(page.getByRole("img", { name: photo.before })).toBeVisible();
      await rear.setInputFiles(await picture(710));
      await expect(
        page.getByRole("button", { name: photo.removeOf(photo.angles.rear) }),
      ).toBeVisible();
    },
  });
  await expect(page.getByText(words.done.in(code))).toBeVisible();
  const photosHere = () =>
    runInStory(
      `select direction, count(*)::int from handover_photo
         join handover on handover.id = handover_id join reservation on reservation.id = reservation_id
       where code = $1 and kind = 'rear' and handover_photo.received_at is not null group by direction order by direction`,
      [bare],
    );
  await expect.poll(photosHere).toEqual([
    { direction: "in", count: 1 },
    { direction: "out", count: 1 },
  ]);
});

test("one customer leaves the car at the key box, another disputes new damage in English @desk", async ({
  page,
  browser,
  language,
  dayFor,
}) => {
  test.slow();
  const words = handoverWords(language);
  const [staffs, customers, box] = [
    ownPhoneWords(language),
    ownHandoverWords("en-us"),
    keyBoxWords("en-us"),
  ];
  const day = dayFor(36);
  const code = await bookAndOpen(page, "en-us", { car: 4, from: inDays(day), to: inDays(day + 4) });
  const leaves = page.url();
  const [bare = ""] = await copiesOf(code, 1);
  const away = { status: "on_rent", from: "-3 days", to: "1 hour" } as const;
  const [left, back] = [await putOn(code, away), await putOn(bare, away)];
  await runInStory(
    `update location set key_box = true, key_box_en = 'Left of the door', key_box_bs = 'Lijevo od vrata' where id = 'airport-tuzla'`,
  );

  // Nobody is there: the key goes into the box, and the board says that nobody has seen the car yet.
  const alone = await ownPhone(browser, leaves);
  await alone.getByRole("link", { name: box.link }).click();
  await expect(alone.getByText("Left of the door")).toBeVisible();
  // What was marked and photographed, or half typed, is still there when the page is read anew, and without a connection nothing is lost.
  await takenOver(alone);
  await alone.getByRole("slider", { name: customers.damage.views.front }).press("Enter");
  await alone.getByLabel(customers.damage.words).fill("A stone");
  const onPhone = alone.getByText(customers.damage.photo.here, { exact: true });
  await alone.getByLabel(customers.damage.photo.add).setInputFiles(await picture());
  await alone.getByLabel(box.kilometres).fill(String(left.km + 321));
  await expect(onPhone).toBeVisible();
  await alone.reload();
  await expect(alone.getByLabel(customers.damage.words)).toHaveValue("A stone");
  await expect(alone.getByLabel(box.kilometres)).toHaveValue(String(left.km + 321));
  await expect(onPhone).toBeVisible();
  await alone.getByRole("button", { name: customers.damage.save, exact: true }).click();
  const mark = alone.getByRole("listitem").filter({ hasText: "A stone" });
  await expect(mark).toBeVisible();
  await alone.reload();
  await expect(mark).toBeVisible();
  await alone.getByRole("radio", { name: box.readings[8] }).check({ force: true });
  await alone.getByLabel(box.place).fill("Row C, next to the gate");
  await alone.getByLabel(box.confirm).check({ force: true });
  await expectAccessible(alone);
  await alone.context().setOffline(true);
  await alone.getByRole("button", { name: box.send }).click();
  await expect(alone.getByText(box.offline)).toBeVisible();
  await alone.context().setOffline(false);
  await alone.getByRole("button", { name: box.send }).click();
  await expect(alone.getByRole("heading", { name: box.thanks.title })).toBeVisible();
  await expect(alone.getByText(box.photos.sent)).toBeVisible();
  await alone.context().close();
  await signedIn(page, "agent");
  await page.goto(`${adminPath("reservation-management", language)}?view=week`);
  const moveOf = (of: string) =>
    page.getByRole("listitem").filter({ has: page.getByTitle(formatCode(of)) });
  const notSeen = movesWords(language).left("§").split("§")[0] ?? "";
  await expect(moveOf(left.code)).toContainText(notSeen.trim());

  // A member looks at it with the pictures, and begins with what the customer wrote and marked.
  await page.goto(adminPath("reservation-management", language, left.code, "in"));
  await page.getByRole("button", { name: words.vehicle.takeReadings }).click();
  await expect(page.getByLabel(words.vehicle.odometer)).toHaveValue(String(left.km + 321));
  await page
    .getByRole("navigation", { name: words.stepsLabel })
    .getByRole("button", { name: words.steps.damage })
    .click();
  await expect(page.getByLabel(words.damage.words)).toHaveValue("A stone");
  await expect(page.getByText(words.damage.told)).toBeVisible();
  await expect(
    page.getByText(phoneWords(language).photo.states.kept, { exact: true }),
  ).toBeVisible();
  await page.goto(`${adminPath("reservation-management", language)}?view=week`);

  // The other one comes back with a scratch.
  await moveOf(back.code)
    .getByRole("link", { name: movesWords(language).deeds["check-in"] })
    .click();
  const step = (name: keyof typeof words.steps) =>
    page.getByRole("navigation", { name: words.stepsLabel }).getByRole("button", {
      name: words.steps[name],
    });
  await step("vehicle").click();
  await page.getByLabel(words.vehicle.plate).fill(back.plate);
  await page.getByLabel(words.vehicle.odometer).fill(String(back.km + 300));
  await page.getByRole("radio", { name: words.vehicle.readings[8] }).check({ force: true });
  await step("damage").click();
  await page.getByRole("slider", { name: words.damage.views.front }).press("Enter");
  await page.getByLabel(words.damage.words).fill("Branik");
  await step("signing").click();
  await page.getByRole("button", { name: staffs.open }).click();
  const own = await ownPhone(browser, await page.getByRole("code").innerText());
  await own.getByRole("button", { name: customers.landing.open }).click();
  await expect(own.getByText("Branik")).toBeVisible();
  const answers = own.getByRole("radiogroup", { name: customers.damage.answer });
  const disputed = answers.getByRole("radio", { name: customers.damage.answers.disputed });
  // It is chosen once the staff have it.
  await disputed.click({ force: true });
  await expect(disputed).toBeChecked();
  await step("damage").click();
  await expect(page.getByRole("radio", { name: words.damage.answers.disputed })).toBeChecked();
  await step("signing").click();
  await sign(own, customers.sign.label);
  await own.getByRole("button", { name: customers.sign.send }).click();
  await expect(page.getByRole("button", { name: staffs.signHere })).toBeVisible();
  await sign(page, words.signing.staff);
  for (const known of await page.getByRole("button", { name: words.known }).all())
    await known.click();
  await page.getByRole("button", { name: words.finish.in, exact: true }).click();
  await expect(page.getByText(words.done.in(formatCode(back.code)))).toBeVisible();
  await expect(own.getByText(customers.ended.done)).toBeVisible();
  const kept = await runInStory<{ answer: string | null; language: string }>(
    `select sheet::jsonb #>> '{marks,0,answer}' as answer, handover.language
     from handover join reservation on reservation.id = reservation_id where code = $1 and direction = 'in'`,
    [back.code],
  );
  expect(kept).toEqual([{ answer: "disputed", language: "en-us" }]);
  await own.context().close();
});
