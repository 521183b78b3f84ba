// covers: routes/site/booking
/** A browser that knows no function that is newer than our oldest browsers: pages are taken over in it, and a car is booked. */
import { expect } from "@playwright/test";
import { newerThan } from "../../scripts/checks/browser-support.ts";
import { excused, publicFloor } from "../../scripts/checks/floors.ts";
import { test } from "./story.ts";
import { fillDetails, inDays, pathOf, pickDates, wordsOf } from "./visitor.ts";

const { methods, members, iteratorHelpers } = newerThan(publicFloor);
const unknown = {
  methods: [...methods].filter((name) => !(`.${name}` in excused)),
  ofIterators: [...iteratorHelpers],
  members: [...members].filter((name) => !(name in excused)),
};

/** Runs in the page, before its scripts. */
function forget({ methods: names, ofIterators, members: paths }: typeof unknown): void {
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    const owner: unknown = Reflect.get(globalThis, name);
    if (typeof owner !== "function" || !owner.prototype) continue;
    for (const method of name === "Iterator" ? ofIterators : names)
      Reflect.deleteProperty(owner.prototype, method);
  }
  for (const path of paths) {
    const [owner = "", name = ""] = path.split(".");
    const object: unknown = Reflect.get(globalThis, owner);
    if (object instanceof Object) Reflect.deleteProperty(object, name);
  }
  for (const name of ["requestIdleCallback", "cancelIdleCallback", "scheduler", "navigation"])
    Reflect.deleteProperty(globalThis, name);
}

test("a car is booked in a browser of 2022 @phone", async ({ page, language, dayFor }) => {
  const words = wordsOf(language);
  const thrown: string[] = [];
  page.on("pageerror", ({ message }) => thrown.push(message));
  await page.addInitScript(forget, unknown);
  await page.goto(pathOf(language, "/"));
  expect(await page.evaluate(() => "toSorted" in Array.prototype || "groupBy" in Map)).toBe(false);
  await pickDates(page, language, [inDays(dayFor(120)), inDays(dayFor(124))]);
  await page.getByRole("button", { name: words.search.find }).click();
  await page.getByRole("link", { name: words.results.choose }).nth(1).click();
  await page.getByRole("radio").nth(1).check();
  await expect(page).toHaveURL(/plan=medium/);
  const onward = page.getByRole("button", { name: words.booking.extras.continue });
  await onward.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/review\?/);
  await fillDetails(page, language);
  const book = page.getByRole("button", { name: words.booking.review.book });
  await book.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/reservation-confirmation\/[\w-]{20,}$/);
  await expect(page.getByText(/^EP-/)).toBeVisible();
  for (const path of ["/extras", "/review", "/vehicles", "/cars/economy/1", "/contact", "/legal"]) {
    await page.goto(pathOf(language, path));
    await expect(page.locator("html[data-live]")).toBeAttached();
  }
  await expect(page.locator("html[data-plain]")).not.toBeAttached();
  expect(thrown).toEqual([]);
});
