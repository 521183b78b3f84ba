// covers: routes/admin/entry/first-owner
import { expect } from "@playwright/test";
import { languages } from "../../app/domain/language.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { staffWords } from "../../app/i18n/staff/en.ts";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { firstOwner, sendSignIn } from "./own-house.ts";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";
import { test } from "./story.ts";
import { otherOf } from "./visitor.ts";

let product: OwnProduct;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await openOwnProduct({ empty: true });
});
test.afterAll(() => product?.close());

test("the first owner is made with the link of the start, and signs in @desk", async ({
  page,
  language,
}) => {
  const words = staffWords(language);
  const token = new URL(product.ownerLink).pathname.split("/").at(-1) ?? "";
  const linkIn = (one: (typeof languages)[number]) =>
    product.origin + adminPath("admin", one, "first-owner", token);
  await page.goto(linkIn(otherOf(language)));
  await expectToFit(page);
  await page.goto(linkIn(language));
  await expectToFit(page);
  await expectAccessible(page);
  await page.getByLabel(words.name).fill(firstOwner.name);
  await page.getByLabel(words.email, { exact: true }).fill(firstOwner.email);
  await page.getByLabel(words.password, { exact: true }).fill(firstOwner.password);
  await page.getByRole("button", { name: words.makeOwner }).click();
  await expect(page.getByRole("heading", { name: words.done(firstOwner.name) })).toBeVisible();
  await page.getByRole("link", { name: words.toSignIn }).click();
  await expect(page.getByRole("heading", { name: adminWords(language).login.title })).toBeVisible();
  await sendSignIn(page, language);
  await expect(page).not.toHaveURL(/\/admin\/login/);
});
