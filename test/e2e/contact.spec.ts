// covers: routes/site/house/contact, routes/site/house/newsletter
import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { test } from "./story.ts";
import { contactWords } from "../../app/i18n/contact/en.ts";
import { newsletterWords } from "../../app/i18n/newsletter/en.ts";
import { letterOf } from "./mailbox.ts";
import { pathOf, type Language, fromOwnAddress } from "./visitor.ts";

/** Something that no other story has. */
const own = (): string => `mark-${randomUUID()}`;

const box = (page: Page, language: Language, name: "name" | "email" | "phone" | "message") =>
  page.locator("#write").getByLabel(contactWords(language).form.fields[name]);
/** Its scripts come later than the page; before that it works as a plain form. */
const newsForm = (page: Page) =>
  page
    .getByRole("contentinfo")
    .locator("form")
    .filter({ has: page.locator("[name=email]") });
const send = (page: Page, language: Language) =>
  page.getByRole("button", { name: contactWords(language).form.send });

test("a visitor writes, is corrected at the field, and the staff get the letter @phone", async ({
  page,
  language,
}) => {
  const words = contactWords(language);
  const says = words.form;
  await fromOwnAddress(page);
  const mark = own();
  await page.clock.install();
  await page.goto(pathOf(language, "/contact"));
  await box(page, language, "name").fill("A");
  await box(page, language, "email").focus();
  await expect(page.getByText(words.faults.name["too-short"])).toBeVisible();
  await box(page, language, "name").fill("Amra Hodžić");
  await expect(page.getByText(words.faults.name["too-short"])).toBeHidden();
  await box(page, language, "name").fill("");
  await expect(page.getByText(words.faults.name.missing)).toBeVisible();
  await box(page, language, "name").fill("Amra Hodžić");
  await box(page, language, "email").fill("amra@");
  await box(page, language, "message").fill(`${mark}: imate li krovni nosač?`);
  await send(page, language).click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText(words.faults.email.email);
  await expectToFit(page);
  await expectAccessible(page);

  await box(page, language, "email").fill(`${mark}@example.com`);
  await expect(page.locator("#email-said")).toBeHidden();
  await send(page, language).click();
  await expect(page.getByText(says.sent)).toBeVisible();
  await expectAccessible(page);
  for (const name of ["name", "email", "phone", "message"] as const) {
    await expect(box(page, language, name)).toHaveValue("");
  }
  await page.clock.fastForward(5_000);
  await expect(page.getByText(says.sent)).toBeHidden();
  const letter = await letterOf("contact-message", mark);
  expect(letter.subject).toContain("Poruka sa sajta: Amra Hodžić");
  expect(letter.text).toContain("imate li krovni nosač?");
});

test("what cannot be sent is still there, also in the other language @phone", async ({
  page,
  context,
  language,
}) => {
  const words = contactWords(language);
  const says = words.form;
  await fromOwnAddress(page);
  await page.clock.install();
  await page.goto(pathOf(language, "/contact"));
  await box(page, language, "name").fill("Amra Hodžić");
  await box(page, language, "email").fill("amra@example.com");
  await box(page, language, "message").fill("Imate li krovni nosač?");
  await context.setOffline(true);
  await send(page, language).click();
  await expect(page.getByText(says.failed)).toBeVisible();
  await page.clock.fastForward(5_000);
  await expect(page.getByText(says.failed)).toBeHidden();
  await context.setOffline(false);
  await expect(box(page, language, "message")).toHaveValue("Imate li krovni nosač?");
  await page
    .getByRole("link", { name: language === "ba" ? "EN" : "BS", exact: true })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(language === "ba" ? /\/contact/ : /\/ba\/contact/);
  await expect(page.locator("#message")).toHaveValue("Imate li krovni nosač?");
});

test("one question is open at a time, Escape closes it, #faq leads there @desk", async ({
  page,
  language,
}) => {
  await page.goto(pathOf(language, "/contact#faq"));
  const top = () =>
    page.locator("#faq").evaluate((section) => Math.round(section.getBoundingClientRect().top));
  await expect.poll(top).toBe(80);
  const questions = page.locator("#faq details");
  const open = page.locator("#faq details[open]");
  await expect(questions).toHaveCount(5);
  await questions.nth(2).locator("summary").click();
  await expect(open).toHaveCount(1);
  await expect(questions.nth(2)).toHaveAttribute("open");
  await questions.nth(2).locator("summary").click();
  await expect(open).toHaveCount(0);
  await questions.nth(3).locator("summary").click();
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
  await expect(questions.nth(3).locator("summary")).toBeFocused();
});

test("a visitor subscribes in the footer, confirms from the letter and leaves again @desk", async ({
  page,
  language,
}) => {
  const news = newsletterWords(language);
  await fromOwnAddress(page);
  const email = `${own()}@example.com`;
  await page.clock.install();
  await page.goto(pathOf(language, "/locations"));
  const footer = page.getByRole("contentinfo");
  await expect(newsForm(page)).toHaveAttribute("data-live");
  await footer.getByLabel(news.email).fill(`  ${email} `);
  await footer.getByRole("button", { name: news.subscribe }).click();
  // Both sentences at once: after three seconds they are gone.
  await expect(
    footer.getByRole("status").filter({ hasText: `${news.success} ${news.thanks}` }),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/locations$/);
  await expect(footer.getByLabel(news.email)).toHaveValue("");
  await expectAccessible(page);
  await page.clock.fastForward(3_000);
  await expect(footer.getByText(news.success)).toBeHidden();

  const { text } = await letterOf("newsletter-confirmation", email);
  const link = /http\S+\/newsletter\/confirm\/\S+/.exec(text)?.[0] ?? "";
  await page.goto(link);
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole("button", { name: news.confirm.button }).click();
  await expect(page.getByRole("heading", { name: news.success })).toBeVisible();
  await expectAccessible(page);

  await page.goto(link.replace("/confirm/", "/unsubscribe/"));
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: news.leave.button }).click();
  await expect(page.getByRole("heading", { name: news.leave.doneTitle })).toBeVisible();
});

test("a newsletter form that got no answer says so for three seconds and keeps the address @phone", async ({
  page,
  context,
  language,
}) => {
  const news = newsletterWords(language);
  await page.clock.install();
  await page.goto(pathOf(language, "/contact"));
  const footer = page.getByRole("contentinfo");
  await expect(newsForm(page)).toHaveAttribute("data-live");
  await footer.getByLabel(news.email).fill("amra@example.com");
  await context.setOffline(true);
  await footer.getByRole("button", { name: news.subscribe }).click();
  await expect(footer.getByText(news.failed)).toBeVisible();
  await page.clock.fastForward(3_000);
  await expect(footer.getByText(news.failed)).toBeHidden();
  await expect(footer.getByLabel(news.email)).toHaveValue("amra@example.com");
});
