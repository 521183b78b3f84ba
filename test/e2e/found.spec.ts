// covers: routes/seo, routes/feeds, routes/site/frame
/** How the site is found, shared and kept, and how its languages hold together, in a browser. */
import { expect, type Page } from "@playwright/test";
import { siteWords } from "../../app/i18n/site/en.ts";
import { pathOf, type Language } from "./visitor.ts";
import { takenOver, untouched as test } from "./story.ts";

test.use({ serviceWorkers: "allow" });

const slugs: Record<Language, string> = {
  "en-us": "/locations/airport-tuzla-rent-a-car",
  ba: "/ba/locations/aerodrom-tuzla-iznajmljivanje-auta",
};

const place = slugs["en-us"];

/** What a browser holds against a page: errors, what the content policy stopped, files that are not there. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") faults.push(message.text());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
  });
  return faults;
}

const machineTags =
  "[rel=canonical], [rel=alternate][hreflang], [property^='og:'], [name^='twitter:'], [type='application/ld+json'], [rel=manifest], [name=theme-color]";

for (const path of ["/", "/vehicles", "/contact", place, "/cars/economy/1", "/search"]) {
  test(`${path} keeps what machines read when the scripts take over @phone`, async ({
    page,
    language,
  }) => {
    const address = path === place ? slugs[language] : pathOf(language, path);
    const faults = faultsOf(page);
    await page.goto(address);
    const tags = page.locator(`head :is(${machineTags})`);
    const before = await tags.count();
    expect(before).toBeGreaterThan(20);
    // The first touch brings the rest of the page.
    await takenOver(page);
    await page.waitForLoadState("networkidle");
    await expect(tags).toHaveCount(before);
    await expect(page.locator("link[rel=canonical]")).toHaveCount(1);
    await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", page.url());
    const json = await page.locator("script[type='application/ld+json']").textContent();
    expect(JSON.parse(json ?? "")["@context"]).toBe("https://schema.org");
    expect(faults).toEqual([]);
  });
}

test("the next page does not go by the address of the first @phone", async ({ page, language }) => {
  const faults = faultsOf(page);
  const words = siteWords(language);
  await page.goto(pathOf(language, "/legal"), { waitUntil: "networkidle" });
  await takenOver(page);
  const first = await page.title();
  // The links of the header, or of the menu on a phone.
  const menu = page.getByRole("button", { name: words.menu });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("link", { name: words.vehicles, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(language, "/vehicles")}$`));
  await expect(page).not.toHaveTitle(first);
  await expect(page.locator("link[rel=canonical]")).toHaveCount(0);
  expect(faults).toEqual([]);
});

test("the site can be put on a home screen @phone", async ({ page, request, language }) => {
  await page.goto(pathOf(language, "/"));
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = await (await request.get(url)).json();
  expect(manifest.start_url).toBe(pathOf(language, "/"));
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect(icon.status()).toBe(200);
    expect(icon.headers()["content-type"]).toContain(type);
  }
});

const pairs = [
  ["/contact?x=a%26b#faq", "/ba/contact?x=a%26b#faq"],
  ["/vehicles?category=suv&seats=5", "/ba/vehicles?category=suv&seats=5"],
  [`${slugs["en-us"]}?x=1#faq`, `${slugs.ba}?x=1#faq`],
  ["/no-such-page?x=1#y", "/ba/no-such-page?x=1#y"],
] as const;

for (const [english, bosnian] of pairs) {
  test(`the switch leads from ${english} to its counterpart and back @phone`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(english);
    await takenOver(page);
    const toBosnian = page.getByRole("link", { name: "BS", exact: true });
    await expect(toBosnian).toHaveAttribute("href", bosnian);
    await toBosnian.click();
    await expect(page).toHaveURL(baseURL + bosnian);
    await expect(page.locator("html")).toHaveAttribute("lang", "bs");
    const toEnglish = page.getByRole("link", { name: "EN", exact: true });
    await expect(toEnglish).toHaveAttribute("href", english);
    await toEnglish.click();
    await expect(page).toHaveURL(baseURL + english);
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });
}

test("a hash that came after the page is in the switch as well @phone", async ({ page }) => {
  await page.goto("/legal");
  await takenOver(page);
  await page.evaluate(() => (location.hash = "#privacy"));
  await expect(page.getByRole("link", { name: "BS", exact: true })).toHaveAttribute(
    "href",
    "/ba/legal#privacy",
  );
});

test("the choice is saved in a cookie and in the storage, and opens the next visit @phone", async ({
  page,
  context,
}) => {
  await page.goto("/contact");
  await page.getByRole("link", { name: "BS", exact: true }).click();
  await expect(page).toHaveURL(/\/ba\/contact$/);
  expect(await page.evaluate(() => localStorage.getItem("preferred-language"))).toBe("ba");
  const cookies = await context.cookies();
  expect(cookies.find(({ name }) => name === "preferred-language")?.value).toBe("ba");
  await page.goto("/legal#terms");
  await expect(page).toHaveURL(/\/ba\/legal#terms$/);
  // A link into the English site is a choice as well.
  await page.getByRole("link", { name: "EN", exact: true }).click();
  await expect(page).toHaveURL(/\/legal#terms$/);
  await page.goto("/contact");
  await expect(page).toHaveURL(/localhost:\d+\/contact$/);
});
