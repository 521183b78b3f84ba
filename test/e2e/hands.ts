/** What hands do at a handover: signing, and holding another phone. */
import type { Browser, Page } from "@playwright/test";

/** Signs on a field with a stroke as long as a short name. */
export async function sign(page: Page, label: string): Promise<void> {
  const field = page.getByRole("img", { name: label });
  // The way on lies over the foot of the page.
  await field.evaluate((one) => one.scrollIntoView({ block: "center" }));
  const box = await field.boundingBox();
  if (!box) throw new Error("there is no field to sign in");
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const;
  await page.mouse.move(...at(0.2, 0.5));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.2],
    [0.4, 0.7],
    [0.5, 0.3],
    [0.7, 0.6],
  ] as const)
    await page.mouse.move(...at(x, y), { steps: 2 });
  await page.mouse.up();
}

/** The phone of a customer, which nobody has used here before. */
export async function ownPhone(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
