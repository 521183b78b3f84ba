// covers: routes/site/places
import { expect, type Page } from "@playwright/test";
import { streetMapWords } from "../../app/i18n/street-map/en.ts";
import { placesWords } from "../../app/i18n/places/en.ts";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { pathOf, type Language } from "./visitor.ts";
import { untouched as test } from "./story.ts";

/** A picture of one colour: all that a provider has to send here. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);
const provider = "https://tile.openstreetmap.org/**";

const slug = {
  "en-us": "airport-tuzla-rent-a-car",
  ba: "aerodrom-tuzla-iznajmljivanje-auta",
} as const;

const tuzla = { "en-us": "Tuzla airport", ba: "Aerodrom Tuzla" } as const;
const office = { "en-us": "Eternal Pro office", ba: "Kancelarija Eternal Pro" } as const;

/** The place whose pin stands furthest to the left, where the map's own buttons are. */
const banjaLuka = { "en-us": "Banja Luka airport", ba: "Aerodrom Banja Luka" } as const;

/** The provider answers, and what it was asked is kept. */
async function openProvider(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(provider, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ body: picture, contentType: "image/png" });
  });
  return asked;
}

const showButton = (page: Page, language: Language) =>
  page.getByRole("button", { name: streetMapWords(language).show });
const backButton = (page: Page, language: Language) =>
  page.getByRole("button", { name: streetMapWords(language).back });

test("the streets come after a tap, with pins, buttons and a way back @phone", async ({
  page,
  language,
}) => {
  const words = streetMapWords(language);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (line) => line.type() === "error" && faults.push(line.text()));
  const own: string[] = [];
  page.on("request", (request) => own.push(new URL(request.url()).pathname));
  const asked = await openProvider(page);
  await page.goto(pathOf(language, "/locations"), { waitUntil: "networkidle" });
  await expect(page.getByText(words.from)).toBeVisible();
  await page.mouse.move(20, 20);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const ofTheMap = /leaflet|draw-street-map|street-map-page|\/street-map$/;
  expect(own.filter((path) => ofTheMap.test(path))).toEqual([]);

  await showButton(page, language).click();
  const region = page.getByRole("region", { name: words.title });
  const frame = region.frameLocator("iframe");
  await expect(backButton(page, language)).toBeVisible();
  await expect(frame.getByRole("application", { name: words.title })).toBeFocused();
  expect(asked.length).toBeGreaterThan(0);
  await expect(page.getByRole("group", { name: placesWords(language).list.map })).toBeHidden();

  const before = asked.length;
  await frame.getByRole("button", { name: words.zoomIn }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(before);
  await expect(frame.getByRole("button", { name: words.zoomOut })).toBeVisible();
  await expect(frame.getByRole("link", { name: "© OpenStreetMap contributors" })).toHaveAttribute(
    "target",
    "_blank",
  );
  await expectToFit(page);
  await expectAccessible(page);

  await backButton(page, language).click();
  await expect(page.getByRole("group", { name: placesWords(language).list.map })).toBeVisible();
  await expect(showButton(page, language)).toBeFocused();
  expect(faults).toEqual([]);
});

test("hands that use no mouse get in, to a place's page, and out @desk", async ({
  page,
  language,
}) => {
  const words = streetMapWords(language);
  await openProvider(page);
  await page.goto(pathOf(language, "/locations"), { waitUntil: "networkidle" });
  await showButton(page, language).focus();
  await page.keyboard.press("Enter");
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("application")).toBeFocused();
  const pin = frame.getByRole("button", { name: tuzla[language], exact: true });
  await pin.focus();
  await page.keyboard.press("Enter");
  await expect(frame.getByRole("button", { name: words.closeNote })).toBeVisible();
  await expect(frame.getByRole("link", { name: words.about })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(frame.getByRole("link", { name: words.about })).toBeHidden();
  await expect(pin).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(showButton(page, language)).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(frame.getByRole("application")).toBeFocused();
  await pin.focus();
  await page.keyboard.press("Enter");
  await frame.getByRole("link", { name: words.about }).click();
  await expect(page).toHaveURL(new RegExp(`${slug[language]}$`));
  await expect(page.getByRole("heading", { level: 1, name: tuzla[language] })).toBeVisible();
});

test("who came from another page of ours gets the same map @desk", async ({ page, language }) => {
  const words = streetMapWords(language);
  const asked = await openProvider(page);
  await page.goto(pathOf(language, "/contact"), { waitUntil: "networkidle" });
  await page.getByRole("main").getByRole("button", { name: words.show }).click();
  const contact = page.getByRole("region", { name: words.titleOf(office[language]) });
  await expect(contact.frameLocator("iframe").getByRole("application")).toBeFocused();
  const before = asked.length;
  await page.evaluate(
    (to) => document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click(),
    pathOf(language, "/locations"),
  );
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(6);
  await showButton(page, language).click();
  await expect(backButton(page, language)).toBeVisible();
  expect(asked.length).toBeGreaterThan(before);
  const pin = page
    .frameLocator("iframe")
    .getByRole("button", { name: banjaLuka[language], exact: true });
  // Nothing lies over its edge.
  await pin.click({ trial: true, position: { x: 4, y: 22 }, timeout: 5_000 });
});

test("when no picture comes the drawing stays, and says so @phone", async ({ page, language }) => {
  const words = streetMapWords(language);
  await page.route(provider, (route) => route.abort());
  await page.goto(pathOf(language, `/locations/${slug[language]}`), {
    waitUntil: "networkidle",
  });
  const map = page.getByRole("group", { name: placesWords(language).place.map(tuzla[language]) });
  await showButton(page, language).click();
  await expect(page.getByRole("status").filter({ hasText: words.failed })).toBeVisible();
  await expect(map).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  // Once the provider is back the same button brings the streets.
  await page.unroute(provider);
  await openProvider(page);
  await showButton(page, language).click();
  await expect(backButton(page, language)).toBeVisible();
});

test("without a connection it says so, and tries nothing @phone", async ({
  page,
  context,
  language,
}) => {
  const words = streetMapWords(language);
  await page.goto(pathOf(language, "/locations"), { waitUntil: "networkidle" });
  await context.setOffline(true);
  await showButton(page, language).click();
  await expect(page.getByRole("status").filter({ hasText: words.offline })).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect(page.getByRole("group", { name: placesWords(language).list.map })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the drawing, and no button that does nothing @phone", async ({ page }) => {
    await page.goto("/locations");
    await expect(page.getByRole("group", { name: placesWords("en-us").list.map })).toBeVisible();
    await expect(showButton(page, "en-us")).toBeHidden();
  });
});
