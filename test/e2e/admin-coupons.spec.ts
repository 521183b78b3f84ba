// covers: routes/admin/prices/coupons, domain/coupons
import { expect, type Page } from "@playwright/test";
import { adminCouponsWords } from "../../app/i18n/admin-coupons/en.ts";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminPlansWords } from "../../app/i18n/admin-plans/en.ts";
import { carWords } from "../../app/i18n/booking/car-words.ts";
import { couponFaultText } from "../../app/i18n/booking/faults.ts";
import { formatEuro } from "../../app/i18n/format.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { ownHouse } from "./own-house.ts";
import { test } from "./story.ts";
import { fillDetails, inDays, pathOf, tripQuery, wordsOf, type Language } from "./visitor.ts";

// One house for all of them, in this order: prices that change here would disturb other stories.
test.describe.configure({ mode: "serial", timeout: 150_000 });

const { at, enter } = ownHouse();

/** A save writes, reads the price list anew and loads the page again: on a busy machine that takes its time. */
const patience = { timeout: 15_000 };

/** The review page of a trip with a car of the list. */
const reviewOf = (language: Language, from: number, plan = "basic") =>
  at(pathOf(language, `/review?${tripQuery(inDays(from), inDays(from + 4))}&car=1&plan=${plan}`));

async function applyCoupon(page: Page, language: Language, code: string): Promise<void> {
  const words = wordsOf(language).booking.review;
  await page.getByLabel(words.coupon).fill(code);
  await page.getByRole("button", { name: words.apply, exact: true }).click();
}

test("a coupon is given, used up on the site, and the reservation is seen @desk", async ({
  page,
  browser,
  language,
}) => {
  const coupons = adminCouponsWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await page.goto(at(adminPath("coupons", language)));
  await page.getByRole("link", { name: coupons.new }).first().click();
  await page.getByRole("button", { name: coupons.make }).click();
  const code = await page.getByLabel(coupons.code, { exact: true }).inputValue();
  expect(code).toMatch(/^[2-9A-Z]{8}$/);
  await page.getByLabel(`${coupons.percent} (%)`).fill("20");
  await page.getByLabel(coupons.maxUses, { exact: true }).fill("1");
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: code })).toBeVisible();
  await expect(page.getByText(coupons.leftText(1))).toBeVisible();

  const note = page.getByLabel(coupons.note, { exact: true });
  await note.fill("For the fair");
  await page.getByRole("button", { name: coupons.end }).click();
  await page.getByRole("dialog").getByRole("button", { name: coupons.end }).click();
  const asking = page.getByRole("dialog", { name: frame.loseTitle });
  await expect(asking).toBeVisible();
  await expectAccessible(page);
  await asking.getByRole("button", { name: frame.stay }).click();
  await expect(asking).toBeHidden();
  await expect(note).toHaveValue("For the fair");
  await expect(page.getByRole("button", { name: coupons.end })).toBeVisible();
  await page.getByRole("button", { name: frame.reset }).click();

  const visit = await browser.newContext();
  const guest = await visit.newPage();
  await guest.goto(reviewOf(language, 40));
  await fillDetails(guest, language);
  await applyCoupon(guest, language, ` ${code.toLowerCase()} `);
  // On a phone the bill is folded.
  await expect(guest.getByText(code).first()).toBeAttached();
  const book = wordsOf(language).booking.review.book;
  await guest.getByRole("button", { name: book }).filter({ visible: true }).first().click();
  await expect(guest).toHaveURL(/\/reservation-confirmation\//);
  const reservation = await guest.getByText(/^EP-\w{5}-\w{5}$/).innerText();

  await guest.goto(reviewOf(language, 50));
  await fillDetails(guest, language);
  await applyCoupon(guest, language, code);
  await expect(
    guest.getByText(couponFaultText("used-up", language)).filter({ visible: true }).first(),
  ).toBeVisible();
  await visit.close();

  await page.goto(at(adminPath("coupons", language)));
  // The filter has the same words: the state is the one beside the code.
  await expect(
    page
      .getByRole("row")
      .or(page.getByRole("listitem"))
      .filter({ hasText: code })
      .filter({ visible: true })
      .first(),
  ).toContainText(coupons.states["used-up"]);
  await page.getByRole("link", { name: code }).filter({ visible: true }).first().click();
  await page.getByRole("link", { name: coupons.whoUsed }).click();
  await expect(page.getByText(reservation).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("Hodžić")).toHaveCount(0);
});

test("a price is changed by keyboard, seen on the site, and taken back @desk", async ({
  page,
  language,
}) => {
  const plans = adminPlansWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await page.goto(at(adminPath("protection-plan-pricing", language)));
  const { category } = carWords(language);
  const cell = (name: string, days: number) =>
    page.getByRole("textbox", {
      name: `Premium, ${category[name === "economy" ? "economy" : "compact"]}, ${plans.grid.fromDays(days)}`,
    });
  const first = cell("economy", 1);
  const before = await first.inputValue();
  await first.focus();
  await page.keyboard.type("1");
  await page.keyboard.press("Escape");
  await expect(first).toHaveValue(before);
  await page.keyboard.type("1");
  // A quick hand does not wait until the page is drawn anew.
  await Promise.all([page.keyboard.press("Escape"), page.keyboard.type("11,11")]);
  await expect(first).toHaveValue("11,11");
  await page.keyboard.press("Enter");
  await expect(cell("compact", 1)).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(cell("economy", 8)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(cell("economy", 15)).toBeFocused();
  await page.keyboard.type("x");
  await expect(cell("economy", 15)).toHaveAttribute("aria-invalid", "true");
  await page.keyboard.press("Escape");
  await expect(page.getByText(frame.changes(1))).toBeVisible();
  // The saved price stands there also while the page has not been loaded anew yet, and what is typed meanwhile over it.
  const [saving, loading] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/protection-plan-pricing\.data/, async (route) => {
    await (route.request().method() === "GET" ? loading : saving).promise;
    await route.continue();
  });
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  const late = cell("compact", 1);
  const lateBefore = await late.inputValue();
  await late.fill("12,34");
  saving.resolve();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible(patience);
  const written = language === "ba" ? "11,11" : "11.11";
  await expect(first).toHaveValue(written);
  await expect(late).toHaveValue("12,34");
  loading.resolve();
  await expect(page.getByRole("button", { name: frame.save, exact: true })).toBeEnabled();
  await expect(first).toHaveValue(written);
  await expect(late).toHaveValue("12,34");
  await expect(page.getByText(frame.changes(1))).toBeVisible();
  await page.getByRole("button", { name: frame.reset }).click();
  await expect(late).toHaveValue(lateBefore);
  await expect(first).toHaveValue(written);
  // The toast goes by itself, but not from under a hand.
  await page.getByRole("button", { name: frame.undo }).hover();

  const total = formatEuro(1111 * 4, language);
  const site = await page.context().newPage();
  await site.goto(reviewOf(language, 100, "premium"));
  await expect(site.getByText(total).first()).toBeAttached();
  await page.getByRole("button", { name: frame.undo }).click();
  await expect(first).toHaveValue(before);
  await site.goto(reviewOf(language, 100, "premium"));
  await expect(site.getByText(total)).toHaveCount(0);
  await site.close();
});

test("a block from a spreadsheet is pasted, a column is added @desk", async ({
  page,
  language,
}) => {
  const plans = adminPlansWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await page.goto(at(adminPath("protection-plan-pricing", language)));
  await page.getByLabel(plans.grid.newBand).fill("30");
  await page.keyboard.press("Enter");
  const { category } = carWords(language);
  const cell = (name: string, days: number) =>
    page.getByRole("textbox", { name: `Premium, ${name}, ${plans.grid.fromDays(days)}` });
  const start = cell(category.stationwagon, 15);
  await start.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "10,5\t9.5\t1\n12\t11\t1\n");
    field.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  await expect(start).toHaveValue("10,5");
  await expect(cell(category.suv, 30)).toHaveValue("11");
  await expectAccessible(page);
  await expectToFitEverywhere(page);
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible(patience);
  await expect(cell(category.suv, 30)).toHaveValue(language === "ba" ? "11,00" : "11.00");
  await page.getByRole("button", { name: plans.grid.removeBand(30) }).click();
  await expect(cell(category.suv, 30)).toHaveCount(0);
  const kept = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(start).toHaveValue(language === "ba" ? "10,50" : "10.50");
  await expect(cell(category.suv, 30)).toHaveCount(0);
});
