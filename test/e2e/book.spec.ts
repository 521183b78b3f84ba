// covers: routes/site/booking, routes/site/own/confirmation
import { expect } from "@playwright/test";
import { expectAccessible, expectToFit, expectToFitEverywhere } from "./accessible.ts";
import { test } from "./story.ts";
import { fillDetails, inDays, pathOf, pickDates, tripQuery, wordsOf } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

test("a tourist books a car at Tuzla airport", async ({ page, language, dayFor }) => {
  const words = wordsOf(language);
  await page.goto(pathOf(language, "/"));
  const find = page.getByRole("button", { name: words.search.find });
  // The form is not sent without days, and says so to the statistics, which count it as nobody's.
  const told: unknown[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === "/visits") told.push(request.postDataJSON());
  });
  const refused = { kind: "refused", fields: { pickupDate: "" } };
  await expect(async () => {
    await find.click();
    await expect.poll(() => told[0], { timeout: 1000 }).toMatchObject(refused);
  }).toPass();
  await pickDates(page, language, [inDays(dayFor(40)), inDays(dayFor(44))]);
  await find.click();

  await expect(page.getByRole("heading", { level: 1, name: words.results.title })).toBeVisible();
  await page.getByRole("link", { name: words.results.choose }).first().click();

  await expect(
    page.getByRole("heading", { level: 1, name: words.booking.extras.title }),
  ).toBeVisible();
  await page.getByRole("radio").nth(1).check();
  await expect(page).toHaveURL(/plan=medium/);
  await page
    .getByRole("button", { name: words.booking.extras.continue })
    .filter({ visible: true })
    .first()
    .click();

  await expect(
    page.getByRole("heading", { level: 1, name: words.booking.review.title }),
  ).toBeVisible();
  await fillDetails(page, language);
  expect(page.url()).not.toContain("Amra");
  await page
    .getByRole("button", { name: words.booking.review.book })
    .filter({ visible: true })
    .first()
    .click();

  await expect(page).toHaveURL(/\/reservation-confirmation\/[\w-]{20,}$/);
  await expect(page.getByText(/^EP-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
});

test("a young driver sees the surcharge before booking @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const words = wordsOf(language);
  const trip = tripQuery(inDays(dayFor(50)), inDays(dayFor(54)));
  await page.goto(pathOf(language, `/review?${trip}&car=1&plan=basic`));
  const birth = `01/01/${Number(inDays(dayFor(50)).slice(0, 4)) - 20}`;
  await page.getByLabel(words.booking.review.dateOfBirth).fill(birth);
  await expect(page.getByText(words.booking.line.youngDriver).first()).toBeAttached();
  await fillDetails(page, language, birth);
  await page
    .getByRole("button", { name: words.booking.review.book })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/reservation-confirmation\//);
});

test("what is missing is said at the field and nothing typed is lost", async ({
  page,
  language,
  dayFor,
}) => {
  const words = wordsOf(language);
  await page.goto(
    pathOf(
      language,
      `/review?${tripQuery(inDays(dayFor(50)), inDays(dayFor(54)))}&car=2&plan=basic`,
    ),
  );
  await page.getByLabel(words.booking.review.firstName, { exact: true }).fill("Amra");
  await page
    .getByRole("button", { name: words.booking.review.book })
    .filter({ visible: true })
    .first()
    .click();
  await expect(
    page.getByRole("alert").filter({ hasText: words.booking.review.restKept }),
  ).toBeFocused();
  await expect(page.getByLabel(words.booking.review.firstName, { exact: true })).toHaveValue(
    "Amra",
  );
  await expectAccessible(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole booking works @phone", async ({ page, language, dayFor }) => {
    const words = wordsOf(language);
    await page.goto(pathOf(language, "/"));
    await page.getByLabel(words.search.pickupDate).fill(inDays(dayFor(60)));
    await page.getByLabel(words.search.returnDate).fill(inDays(dayFor(64)));
    await page.getByRole("button", { name: words.search.find }).click();
    await expect(page.getByRole("heading", { level: 1, name: words.results.title })).toBeVisible();
    await expectToFitEverywhere(page);
    await page.getByRole("link", { name: words.results.choose }).nth(3).click();
    await page.getByRole("radio").nth(2).check();
    await page
      .getByRole("button", { name: words.booking.extras.continue })
      .filter({ visible: true })
      .first()
      .click();
    await fillDetails(page, language);
    await page
      .getByRole("button", { name: words.booking.review.book })
      .filter({ visible: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/reservation-confirmation\/[\w-]{20,}$/);
    await expect(page.getByText(/^EP-/)).toBeVisible();
    await expectToFitEverywhere(page);
  });
});

test("a form that is filled in waits for the connection @phone", async ({ page, language }) => {
  const { review } = wordsOf(language).booking;
  const trip = tripQuery(inDays(200), inDays(205));
  await page.goto(pathOf(language, `/review?${trip}&car=2&plan=basic`));
  await fillDetails(page, language);
  const book = page.getByRole("button", { name: review.book });
  await expect(book.filter({ visible: true }).first()).toBeEnabled();
  await page.context().setOffline(true);
  const waiting = page.getByRole("button", { name: review.offline, exact: true });
  await expect(waiting.filter({ visible: true }).first()).toBeDisabled();
  await page.context().setOffline(false);
  await expect(book.filter({ visible: true }).first()).toBeEnabled();
  await expect(page.getByLabel(review.firstName, { exact: true })).toHaveValue("Amra");
});
