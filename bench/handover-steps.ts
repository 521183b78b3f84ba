/** How soon the next step of a handover is on the screen once a finger asks for it, without a connection. */
import type { Page } from "@playwright/test";
import { handoverWords } from "../app/i18n/admin-handover/en.ts";
import { slower, slowDown } from "./browser.ts";
import { language } from "./desk-job.ts";
import type { Figure } from "./figure.ts";

const mostMs = 100;

/** Of the page of a handover that stands open at its first step. */
export async function measureSteps(page: Page): Promise<Figure> {
  const { next, steps } = handoverWords(language);
  const leaving = Object.keys(steps).length - 1;
  await page.context().setOffline(true);
  const restore = await slowDown(page);
  let longestMs = 0;
  for (let step = 0; step < leaving; step += 1)
    longestMs = Math.max(longestMs, await leaveStep(page, next));
  await restore();
  await page.context().setOffline(false);
  return {
    what: `The longest until the next of ${leaving + 1} steps is drawn, without a connection, processor ${slower} times slower`,
    measured: `${longestMs.toFixed(0)} ms`,
    asked: `at most ${mostMs} ms`,
    ok: longestMs <= mostMs,
  };
}

/** Presses the way on; answers the milliseconds until the frame that shows another step has been drawn. */
function leaveStep(page: Page, next: string): Promise<number> {
  return page.getByRole("button", { name: next, exact: true }).evaluate(async (button) => {
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
