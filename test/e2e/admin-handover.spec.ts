// covers: routes/admin/today/reservation-management, routes/admin/phone
import { expect, type Page } from "@playwright/test";
import { plainJpeg } from "../casts/pictures-cast.ts";
import { handoverWords } from "../../app/i18n/admin-handover/en.ts";
import { phoneWords } from "../../app/i18n/admin-phone/en.ts";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { movesWords } from "../../app/i18n/admin-moves/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { formatDate } from "../../app/i18n/format.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { sign } from "./hands.ts";
import { signedIn } from "./member.ts";
import { runInStory } from "./story-database.ts";
import { takenOver, test } from "./story.ts";
import { bookCar, inDays, type Language } from "./visitor.ts";

/** The plate and the kilometres of the vehicle that was planned. */
async function vehicleOf(code: string): Promise<{ plate: string; km: number }> {
  const [vehicle] = await runInStory<{ plate: string; km: number }>(
    "select plate, odometer_km as km from reservation join vehicle on vehicle.id = vehicle_id where code = $1",
    [bareOf(code)],
  );
  if (!vehicle) throw new Error("the reservation has no vehicle");
  return vehicle;
}

async function fillPapers(page: Page, language: Language): Promise<void> {
  const words = handoverWords(language).papers;
  const driver = page.getByRole("region", { name: words.driver(1), exact: true });
  const licence = driver.getByRole("group", { name: words.licence });
  const identity = driver.getByRole("group", { name: words.identity });
  await driver.getByLabel(words.address).fill("Turalibegova 1, Tuzla");
  await licence.getByLabel(words.licenceNumber, { exact: true }).fill("TZ123456");
  await licence.getByLabel(words.licenceIssued).fill(formatDate("2012-03-01", language));
  await licence.getByLabel(words.licenceExpires).fill(formatDate(inDays(900), language));
  await identity.getByLabel(words.identityNumber, { exact: true }).fill("1A2B3C4D");
  await identity.getByLabel(words.identityExpires).fill(formatDate(inDays(900), language));
  await identity.getByLabel(words.identityExpires).press("Tab");
}

const bareOf = (code: string) => code.replaceAll("-", "").slice(2);

/** The names of the handovers that this phone knows without a connection. */
const handoversKept = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open("handovers");
        opening.addEventListener("error", reject);
        opening.addEventListener("success", () => {
          const { result } = opening;
          if (!result.objectStoreNames.contains("facts")) return resolve([]);
          const names = result.transaction("facts").objectStore("facts").getAllKeys();
          names.addEventListener("success", () => resolve(names.result));
        });
      }),
  );

/** The board has asked where this handover is and for its page, whose scripts and those of what this phone knows have come. */
const areScriptsHere = (page: Page, code: string): Promise<boolean> =>
  page.evaluate((path) => {
    const came = performance.getEntriesByType("resource").map(({ name }) => name);
    const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
    return (
      // What is asked ahead of a page, its facts and its scripts, stands in the head at once.
      document.querySelector("link[rel=prefetch][href*='/reservation-management/']") !== null &&
      came.some((name) => name.includes("/known-pages-")) &&
      came.some(
        (name) => name.includes("/__manifest") && decodeURIComponent(name).includes(path),
      ) &&
      links.every(({ href }) => came.includes(href))
    );
  }, `/${code}/out`);

test("a handover goes on without a connection, and everything arrives once @phone @narrow", async ({
  page,
  context,
  language,
}) => {
  test.slow();
  const words = handoverWords(language);
  const phone = phoneWords(language);
  const { photo } = phone;
  // One person books for both visitors: each has cars of its own.
  const [car, other] = language === "ba" ? [13, 14] : [11, 12];
  const code = await bookCar(page, language, { car, from: inDays(2), to: inDays(6) });
  const { plate, km } = await vehicleOf(code);
  const ahead = await bookCar(page, language, { car: other, from: inDays(1), to: inDays(5) });
  await signedIn(page, "agent");
  const bare = bareOf(code);
  await page.goto(adminPath("reservation-management", language, bare, "out"));
  const next = page.getByRole("button", { name: words.next, exact: true });
  const take = async (angle: keyof typeof photo.angles, colour: number) => {
    const slot = page.getByLabel(new RegExp(`^${photo.angles[angle]}\\s*${photo.states.none}`));
    const buffer = await plainJpeg(1800, 1200 + colour);
    await slot.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer });
    await expect(
      page.getByRole("button", { name: photo.removeOf(photo.angles[angle]) }),
    ).toBeVisible();
  };

  await fillPapers(page, language);
  await next.click();
  await page.getByLabel(words.vehicle.plate).fill(plate);
  await page.getByLabel(words.vehicle.odometer).fill(String(km + 1));
  await page
    .getByRole("radio", { name: words.vehicle.readings[8], exact: true })
    .check({ force: true });
  await page.getByRole("button", { name: words.vehicle.all }).click();
  await next.click();
  await take("rear", 0);
  await expect(page.getByRole("complementary", { name: phone.only.label })).toBeVisible();
  await expect(page.getByText(new RegExp(words.kept("\\d\\d:\\d\\d")))).toBeVisible();

  // Everything is there again after a reload; then the connection is cut.
  await page.reload();
  await page.getByRole("button", { name: words.steps.photos }).click();
  await expect(page.getByText(photo.taken(1, 9))).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);
  await context.setOffline(true);
  await take("dashboard", 2);
  await expect(page.getByText(photo.taken(2, 9))).toBeVisible();
  await page.getByRole("button", { name: words.steps.signing }).click();
  await sign(page, words.signing.customer);
  await sign(page, words.signing.staff);
  for (const known of await page.getByRole("button", { name: words.known }).all())
    await known.click();
  // By the keyboard: news of another reservation may lie over it for a moment.
  await page.getByLabel(words.early).press("Space");
  await page.getByRole("button", { name: words.finish.out, exact: true }).click();
  await expect(page.getByText(phone.waiting.title)).toBeVisible();
  const line = page.getByRole("complementary", { name: phone.only.label });
  await expect(line.getByText(phone.only.offline)).toBeVisible();
  await expectToFitEverywhere(page);
  await expectAccessible(page);

  // Nobody signs out over it.
  await page.getByText("AH", { exact: true }).click();
  await page.getByRole("button", { name: adminWords(language).signOut }).click();
  await expect(page.getByText(adminFrameWords(language).signOut.held)).toBeVisible();

  // The battery is flat; with the connection back any page of the back office sends what lies here.
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(adminPath("reservation-management", language));
  await later.mouse.move(9, 9);
  const arrived = async () =>
    runInStory<{ sheets: number; photos: number }>(
      `select count(distinct handover.id)::int as sheets, count(handover_photo.received_at)::int as photos
       from handover join reservation on reservation.id = reservation_id
         left join handover_photo on handover_id = handover.id
       where code = $1`,
      [bare],
    );
  await expect.poll(arrived, { timeout: 30_000 }).toEqual([{ sheets: 1, photos: 2 }]);
  await expect(later.getByRole("complementary", { name: phone.only.label })).toBeHidden();

  // The next handover opens without a connection too, with what the board took along.
  await later.goto(`${adminPath("reservation-management", language)}?view=tomorrow`);
  await takenOver(later);
  await expect.poll(() => handoversKept(later)).toContain(`${bareOf(ahead)} out`);
  await expect.poll(() => areScriptsHere(later, bareOf(ahead))).toBe(true);
  const move = later.getByRole("listitem").filter({ has: later.getByTitle(ahead) });
  await context.setOffline(true);
  await move.getByRole("link", { name: movesWords(language).deeds["hand-over"] }).click();
  await expect(later.getByText(phone.asOf("").slice(0, 20))).toBeVisible();
  await expect(later.getByRole("region", { name: words.papers.driver(1) })).toBeVisible();
});
