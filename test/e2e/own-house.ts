/**
 * A house of their own for the stories of one file, which go through it in their order:
 *
 *     const { at, enter } = ownHouse();
 *     test("...", async ({ page }) => { await enter(page); await page.goto(at("/admin/cars")); });
 */
import { test, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { giveSession } from "./member.ts";
import { openOwnProduct, type OwnProduct } from "./own-product.ts";

/** Who owns each house that was prepared. */
export const firstOwner = {
  name: "Amra Hodžić",
  email: "amra@example.ba",
  password: "mirna rijeka teče",
};

/** Opens the product before the stories and closes it after them. */
export function ownHouse() {
  let product: OwnProduct | undefined;

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

  /** As the first owner, who has given the password just now. */
  const enter = (page: Page): Promise<void> => giveSession(page, firstOwner.email, house());

  return { at, enter };
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
