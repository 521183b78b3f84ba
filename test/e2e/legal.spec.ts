// covers: routes/site/house/legal
import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./accessible.ts";
import { test } from "./story.ts";
import { legalKinds } from "../../app/domain/facts.ts";
import { pageWords } from "../../app/i18n/pages/en.ts";
import { shippedTexts } from "../../app/server/db/seed/shipped-texts.ts";
import { pathOf, type Language } from "./visitor.ts";

const titleOf = (language: Language, kind: string): string => {
  const text = shippedTexts.find((one) => one.kind === kind);
  return (language === "ba" ? text?.title.bs : text?.title.en) ?? "";
};
const footOf = (page: Page, language: Language) =>
  page
    .getByRole("contentinfo")
    .getByRole("navigation", { name: pageWords(language).legal.title, exact: true });

test("the foot of a page leads to each legal text @phone", async ({ page, language }) => {
  const words = pageWords(language).legal;
  for (const kind of legalKinds) {
    await page.goto(pathOf(language, "/contact"));
    await footOf(page, language).getByRole("link", { name: words.kinds[kind] }).click();
    await expect(page).toHaveURL(new RegExp(`/legal#${kind}$`));
    const heading = page.getByRole("heading", { level: 2, name: titleOf(language, kind) });
    await expect(heading).toBeInViewport();
  }
});

test("a reader finds a section, also in the other language @desk", async ({ page, language }) => {
  const words = pageWords(language).legal;
  await page.goto(pathOf(language, "/legal"));
  const terms = page.getByRole("navigation", {
    name: words.sectionsOf(titleOf(language, "terms")),
  });
  await terms.getByText(words.sections(12)).click();
  await terms.getByRole("link", { name: /^6\. / }).click();
  await expect(page).toHaveURL(/#terms-6$/);
  const section = page.getByRole("heading", { level: 3, name: /^6\. / }).first();
  await expect(section).toBeInViewport();
  await expect(page.getByText(/€200|200\s€/).first()).toBeVisible();
  await expectToFit(page);
  const other = page.getByRole("link", { name: language === "ba" ? "EN" : "BS", exact: true });
  await other.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(language === "ba" ? /[^a]\/legal#terms-6$/ : /\/ba\/legal#terms-6$/);
  await expect(section).toBeInViewport();
});
