import { expect, test as base, type Locator, type Page } from "@playwright/test";

/**
 * The test of stories whose visitor has been on each page for a moment: `goto` and `reload` touch it and wait until its scripts
 * have taken it over. Stories about the moment before that use Playwright's own.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    const isScripted = javaScriptEnabled !== false;
    page.goto = async (...asked) => {
      const answer = await goto(...asked);
      if (isScripted) await takenOver(page);
      return answer;
    };
    page.reload = async (...asked) => {
      const answer = await reload(...asked);
      if (isScripted) await takenOver(page);
      return answer;
    };
    await use(page);
  },
});

/** Touches the page and waits for its scripts; a page that has none stays as it is. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await page.waitForFunction(() => {
    if (!document.querySelector("script[type=module]")) return true;
    const known: Record<string, unknown> = { ...document };
    const key = Object.keys(known).find((name) => name.startsWith("__reactContainer$"));
    const root =
      key === undefined
        ? undefined
        : (known[key] as {
            stateNode?: { current?: { memoizedState?: { isDehydrated?: boolean } } };
          });
    return root?.stateNode?.current?.memoizedState?.isDehydrated === false;
  });
}

/** Waits until the scripts of a part that comes later than its page answer for it; before that it works as a plain form. */
export async function answers(part: Locator): Promise<void> {
  await expect
    .poll(() =>
      part.evaluate((one) => Object.keys(one).some((name) => name.startsWith("__reactProps$"))),
    )
    .toBe(true);
}
