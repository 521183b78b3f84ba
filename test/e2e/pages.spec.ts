import { expect } from "@playwright/test";
import { test } from "./story.ts";
import { expectAccessible, expectToFit, inDays, languages, pathOf, tripQuery } from "./visitor.ts";

const trip = tripQuery(inDays(30), inDays(35));
const pages = [
  "/",
  "/search",
  `/search?${trip}`,
  `/extras?${trip}&car=4`,
  `/review?${trip}&car=4&plan=basic`,
  "/vehicles",
  "/vehicles?category=suv&seats=7&max=60&min=x",
  "/cars/economy/1",
  "/locations",
  "/locations/airport-tuzla-rent-a-car",
  "/contact",
  "/legal",
  "/newsletter",
  "/newsletter/confirm/x",
  "/modify-reservation",
  "/no-such-page",
];

for (const language of languages) {
  for (const path of pages) {
    test(`${pathOf(language, path).split("?")[0]}${path.includes("?") ? " with a trip" : ""} is whole`, async ({
      page,
    }) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && !message.text().includes("404"))
          faults.push(message.text());
      });
      await page.goto(pathOf(language, path));
      await expect(page.locator("html")).toHaveAttribute("lang", language === "ba" ? "bs" : "en");
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectToFit(page);
      await expectAccessible(page);
      expect(faults).toEqual([]);
    });
  }
}

test("the language switch keeps the trip and is remembered", async ({ page }) => {
  await page.goto(`/search?${trip}`);
  await page.getByRole("link", { name: "BS" }).click();
  await expect(page).toHaveURL(new RegExp(`/ba/search\\?`));
  await expect(page.getByRole("heading", { level: 1, name: "Odaberite vozilo" })).toBeVisible();
  await page.goto("/locations");
  await expect(page).toHaveURL(/\/ba\/locations$/);
});
