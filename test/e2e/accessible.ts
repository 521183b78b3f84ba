/** What every page is judged by, as it stands. */
import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

type Violation = { id: string; nodes: { html: string }[] };

/**
 * The tool for people with disabilities finds nothing to mend on the page as it stands. `contrast: false` leaves out its colours,
 * for states of a page whose colours were judged before.
 */
export async function expectAccessible(page: Page, { contrast = true } = {}): Promise<void> {
  // What is about to fade in has hardly any colour yet: the page is judged at rest.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What had begun before keeps its time.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const violations = await violationsOf(page, contrast);
  await page.emulateMedia({ reducedMotion: null });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}

/** Nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

/** The same on a phone and at a desk, for what one visitor alone comes to. */
export async function expectToFitEverywhere(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: size?.height ?? 900 });
    await expectToFit(page);
  }
  if (size) await page.setViewportSize(size);
}

/** The tool in the page and in each frame of it, which it asks by messages. */
async function violationsOf(page: Page, contrast: boolean): Promise<Violation[]> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return page.evaluate(async (judgesColours) => {
    const tool = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await tool.run({
      resultTypes: ["violations"],
      rules: { "color-contrast": { enabled: judgesColours } },
    });
    return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => ({ html })) }));
  }, contrast);
}
