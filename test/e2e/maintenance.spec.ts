// covers: routes/document, routes/admin/house/settings/upkeep
import { expect, type Browser, type Page } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { maintenanceWords } from "../../app/i18n/maintenance/en.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { firstOwner, ownHouse, sendSignIn } from "./own-house.ts";
import { pathOf, type Language } from "./visitor.ts";
import { untouched as test } from "./story.ts";

// One house for all of them, in this order; a start of the product and many looks with the tool take their time.
test.describe.configure({ mode: "serial", timeout: 150_000 });

const { at } = ownHouse();

/** Somebody else, with a browser of their own. */
async function stranger(browser: Browser, page: Page, more = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), ...more });
  return context.newPage();
}

async function expectScreen(page: Page, language: Language): Promise<void> {
  const words = maintenanceWords(language);
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByText(words.contact)).toBeVisible();
  await expect(page.getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(3);
}

test("a member signs in and comes back to the page asked for @desk", async ({ page, language }) => {
  const words = adminWords(language);
  const settings = adminPath("settings", language, "maintenance");
  await page.goto(at(settings));
  await expect(page).toHaveURL(/\/admin\/login\?to=/);
  await expect(page.getByText(words.login.notice)).toBeVisible();

  await sendSignIn(page, language, { ...firstOwner, password: "pogrešna lozinka" });
  await expect(page.getByRole("alert")).toContainText(words.login.refusals.wrong);
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByLabel(words.login.email, { exact: true })).toHaveValue(firstOwner.email);
  await expectAccessible(page);

  const secret = page.getByLabel(words.login.password, { exact: true });
  await secret.fill(firstOwner.password);
  await page.getByRole("button", { name: words.login.show }).click();
  await expect(secret).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: words.login.hide }).click();
  await expect(secret).toHaveAttribute("type", "password");
  await page.getByRole("checkbox", { name: words.login.remember }).check();
  await sendSignIn(page, language);
  await expect(page).toHaveURL(at(settings));
  const person = page.getByRole("banner").locator("summary");
  await expect(person).toContainText("Amra Hodžić");

  // The menu stays open while the look changes, so that it can be changed back.
  await person.click();
  await expectAccessible(page);
  await page.getByRole("button", { name: words.dark }).click();
  await page.getByRole("button", { name: words.light }).click();
  await expect(page.getByRole("button", { name: words.dark })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: words.signOut })).toBeHidden();
  await expect(person).toBeFocused();

  await page.goto(at(adminPath("login", language)));
  await expect(page).toHaveURL(at(adminPath("dashboard", language)));
  await person.click();
  await page.getByRole("button", { name: words.signOut }).click();
  await expect(page.getByRole("heading", { name: words.login.title })).toBeVisible();
  await page.goto(at(settings));
  await expect(page).toHaveURL(/\/admin\/login/);
});

test("the site is closed to visitors and open to staff, until it is opened again @desk", async ({
  page,
  browser,
  language,
}) => {
  const words = adminWords(language);
  const says = words.settings;
  const settings = adminPath("settings", language, "maintenance");
  const screen = maintenanceWords(language);
  const visitor = await stranger(browser, page);
  await visitor.goto(at(pathOf(language, "/contact")));
  await page.goto(at(settings));
  await sendSignIn(page, language);
  await expect(page.getByText(says.isOff)).toBeVisible();
  await page.getByRole("button", { name: says.turnOn }).click();
  await expect(page.getByRole("main").getByText(says.isOn)).toBeVisible();
  await expect(page.getByText(says.by("Amra Hodžić"))).toBeVisible();

  // Who is on the site is told at the next click.
  await visitor
    .getByRole("contentinfo")
    .getByRole("link", { name: siteWords(language).vehicles, exact: true })
    .click();
  await expectScreen(visitor, language);
  const answer = await visitor.goto(at(pathOf(language, "/")));
  expect([answer?.status(), answer?.headers()["retry-after"]]).toEqual([503, "300"]);
  await expectScreen(visitor, language);
  await expectAccessible(visitor);
  await expectToFitEverywhere(visitor);

  const seen = await page.goto(at(pathOf(language, "/vehicles")));
  expect(seen?.status()).toBe(200);
  await expect(page.getByText(screen.bar)).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);
  await page.getByRole("link", { name: screen.toSwitch }).click();
  await page.getByRole("button", { name: says.turnOff }).click();
  await expect(page.getByText(says.isOff)).toBeVisible();

  await visitor.reload();
  await expect(visitor.getByRole("heading", { level: 1 })).not.toHaveText(screen.title);
  await page.goto(at(pathOf(language, "/vehicles")));
  await expect(page.getByText(screen.bar)).toBeHidden();
  await visitor.context().close();
});
