/** How soon the next step of a handover is on the screen once a finger asks for it, without a connection. */
import type { Page } from "@playwright/test";
import { handoverWords } from "../app/i18n/admin-handover/en.ts";
import { slower, slowDown } from "./browser.ts";
import { language } from "./desk-job.ts";
import type { Figure } from "./figure.ts";

const mostMs = 100;

/** Of the page of a handover that stands open at its first step, at the pace of the machine, and beside it slowed down. */
export async function measureSteps(page: Page): Promise<Figure> {
  const { back, next, steps } = handoverWords(language);
  const leaving = Object.keys(steps).length - 1;
  await page.context().setOffline(true);
  const longest = async () => {
    let longestMs = 0;
    for (let step = 0; step < leaving; step += 1)
      longestMs = Math.max(longestMs, await leaveStep(page, next));
    return longestMs;
  };
  const ms = await longest();
  const restore = await slowDown(page);
  for (let step = 0; step < leaving; step += 1) await leaveStep(page, back);
  const slowMs = await longest();
  await restore();
  await page.context().setOffline(false);
  return {
    what: `The longest until the next of ${leaving + 1} steps is drawn, without a connection`,
    measured: `${ms.toFixed(0)} ms (${slowMs.toFixed(0)} ms with the processor ${slower} times slower)`,
    asked: `at most ${mostMs} ms`,
    ok: ms <= mostMs,
  };
}

/** Presses the way on or back; answers the milliseconds until the frame that shows another step has been drawn. */
function leaveStep(page: Page, way: string): Promise<number> {
  return page.getByRole("button", { name: way, exact: true }).evaluate(async (button) => {
    const shown = () => document.querySelector("[data-step]")?.getAttribute("data-step");
    const before = shown();
    const pressedAt = performance.now();
    if (button instanceof HTMLElement) button.click();
    const drawn = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (shown() === before) await drawn();
    // The frame after it begins when this one is on the screen.
    await drawn();
    return performance.now() - pressedAt;
  });
}
