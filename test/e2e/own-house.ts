/**
 * A house of their own for the stories of one file, which go through it in their order:
 *
 *     const { at, makeFirstOwner, signIn } = ownHouse();
 *     test("the first owner is made", ({ page }) => makeFirstOwner(page));
 */
import { expect, test, type Cookie, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { staffWords } from "../../app/i18n/staff/en.ts";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";

export const firstOwner = {
  name: "Amra Hodžić",
  email: "amra@example.ba",
  password: "mirna rijeka teče",
};

/** Opens the product before the stories and closes it after them. */
export function ownHouse() {
  let product: OwnProduct | undefined;
  /** Of the first sign-in: tries are counted, and one is enough. */
  let kept: Cookie[] | undefined;

  test.beforeAll(async () => {
    test.setTimeout(180_000);
    product = await openOwnProduct();
  });
  test.afterAll(() => product?.close());

  const house = (): OwnProduct => {
    if (!product) throw new Error("The house opens before the first story, not earlier");
    return product;
  };
  const at = (path: string): string => house().origin + path;

  /** With the link of the start; stays on the page that says so. */
  const makeFirstOwner = async (page: Page): Promise<void> => {
    const words = staffWords("en-us");
    await page.goto(house().ownerLink);
    await page.getByLabel(words.name).fill(firstOwner.name);
    await page.getByLabel(words.email, { exact: true }).fill(firstOwner.email);
    await page.getByLabel(words.password, { exact: true }).fill(firstOwner.password);
    await page.getByRole("button", { name: words.makeOwner }).click();
    await expect(page.getByRole("heading", { name: words.done(firstOwner.name) })).toBeVisible();
  };

  /** Through the form once, and as the same visit afterwards. */
  const signIn = async (page: Page, language: Language): Promise<void> => {
    if (kept) return page.context().addCookies(kept);
    await page.goto(at(adminPath("login", language)));
    await sendSignIn(page, language);
    await expect(page).not.toHaveURL(/\/admin\/login/);
    kept = await page.context().cookies();
  };

  return { at, makeFirstOwner, signIn };
}

/** Fills in the form of the sign-in as the first owner, and sends it. */
export async function sendSignIn(
  page: Page,
  language: Language,
  { password } = firstOwner,
): Promise<void> {
  const words = adminWords(language).login;
  await page.getByLabel(words.email, { exact: true }).fill(firstOwner.email);
  await page.getByLabel(words.password, { exact: true }).fill(password);
  await page.getByRole("button", { name: words.submit }).click();
}
