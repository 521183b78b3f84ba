/** Hands on the calendar of vehicles: by mouse and by finger. */
import { expect, type Locator, type Page } from "@playwright/test";

type Step = { x: number; y: number };

const stepCount = 8;

/** The middle of a bar, once it lies in the middle of the window. */
async function middleOf(bar: Locator): Promise<Step> {
  await bar.evaluate((link) => link.scrollIntoView({ block: "center", inline: "center" }));
  const box = await bar.boundingBox();
  if (!box) throw new Error("the bar is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How far another row lies below or above a bar. */
export async function wayTo(bar: Locator, row: Locator): Promise<Step> {
  await bar.evaluate((link) => link.scrollIntoView({ block: "center", inline: "center" }));
  const [from, to] = [await bar.boundingBox(), await row.boundingBox()];
  if (!from || !to) throw new Error("the row is not in sight");
  return { x: 0, y: to.y + to.height / 2 - from.y - from.height / 2 };
}

/** Takes a bar by mouse and carries it; it stays in the hand. */
export async function carry(page: Page, bar: Locator, by: Step): Promise<void> {
  const { x, y } = await middleOf(bar);
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= stepCount; step += 1)
    await page.mouse.move(x + (by.x * step) / stepCount, y + (by.y * step) / stepCount);
}

/** Presses a bar long with a finger until `taken` is said, carries it, and lets go. */
export async function carryByFinger(
  page: Page,
  { bar, by, taken }: { bar: Locator; by: Step; taken: string },
): Promise<void> {
  const { x, y } = await middleOf(bar);
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: Step) =>
    devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });
  await touch("touchStart", { x, y });
  await expect(page.getByText(taken)).toBeVisible();
  for (let step = 1; step <= stepCount; step += 1)
    await touch("touchMove", {
      x: x + (by.x * step) / stepCount,
      y: y + (by.y * step) / stepCount,
    });
  await touch("touchEnd");
}
