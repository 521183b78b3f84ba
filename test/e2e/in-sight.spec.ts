// covers: routes/site/booking
import { expect, type Locator, type Page } from "@playwright/test";
import { formatDayTime } from "../../app/i18n/format.ts";
import { test } from "./story.ts";
import { inDays, pathOf, tripQuery, wordsOf, type Language } from "./visitor.ts";

const [from, to] = [inDays(120), inDays(131)];

/** An 11-day trip that ends elsewhere, with a bill longer than most screens. */
const choices = `${tripQuery(from, to).replace("sameReturnLocation=true", "dropoffLocation=airport-sarajevo")}&car=4&plan=premium&extra.gps_navigation=1&extra.mobile_wifi_hotspot=1&country=HR&country=SI&country=AT`;

/** True when one of the elements is wholly on the screen and nothing lies over it. */
const isInSight = (which: Locator): Promise<boolean> =>
  which.evaluateAll((found) =>
    found.some((one) => {
      const { top, bottom, left, width } = one.getBoundingClientRect();
      if (width === 0 || top < 0 || bottom > innerHeight) return false;
      return [top + 2, bottom - 2].every((y) =>
        one.contains(document.elementFromPoint(left + width / 2, y)),
      );
    }),
  );

/** What is out of sight somewhere on the page, which is scrolled through in half screens up to its footer. */
async function outOfSight(page: Page, sights: Record<string, Locator>): Promise<string[]> {
  const missing: string[] = [];
  const end = await page
    .getByRole("main")
    .evaluate((main) => scrollY + main.getBoundingClientRect().bottom - innerHeight);
  for (let at = 0; at < end + 300; at += 300) {
    await page.evaluate((y) => scrollTo(0, y), Math.min(at, end));
    for (const [name, which] of Object.entries(sights))
      if (!(await isInSight(which))) missing.push(`${name} at ${at}`);
  }
  return missing;
}

const steps = (language: Language) => {
  const { booking } = wordsOf(language);
  return [
    ["/extras", booking.extras.continue],
    ["/review", booking.review.book],
  ] as const;
};

test("on a desk the total and the way forward are always in sight @desk", async ({
  page,
  language,
}) => {
  const { booking } = wordsOf(language);
  for (const [path, forward] of steps(language)) {
    await page.goto(pathOf(language, `${path}?${choices}`));
    const bill = page.getByRole("complementary", { name: booking.bill.label });
    const sights = {
      total: bill.getByText(booking.bill.total, { exact: true }),
      forward: bill.getByRole("button", { name: forward }),
    };
    for (const [width, height] of [
      [1024, 600],
      [1280, 720],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await outOfSight(page, sights), `${path} at ${width} × ${height}`).toEqual([]);
    }
    // Once beside the page, and once where it ends.
    await expect(page.getByRole("button", { name: forward }).filter({ visible: true })).toHaveCount(
      2,
    );
  }
});

test("on a phone the car, the trip with its times and the way forward are in sight @phone @narrow", async ({
  page,
  language,
}) => {
  const { booking } = wordsOf(language);
  for (const [path, forward] of steps(language)) {
    await page.goto(pathOf(language, `${path}?${choices}`));
    const times = page.getByText(formatDayTime(`${from}T10:00`, language));
    const way = page.getByRole("button", { name: forward });
    expect(await isInSight(page.getByText("Toyota Yaris"))).toBe(true);
    expect(await outOfSight(page, { times, way }), path).toEqual([]);
  }
  // The whole bill ends the last step.
  await page.getByRole("link", { name: /588|€/ }).click();
  const bill = page.getByRole("complementary", { name: booking.bill.label });
  await expect(bill).toBeFocused();
  await expect(bill.getByText("Toyota Yaris").first()).toBeInViewport();
});
