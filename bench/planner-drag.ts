/** A bar that is dragged through the calendar of vehicles: how much of the page one frame touches, and how soon its words are there. */
import type { Page } from "@playwright/test";
import { parseCode } from "../app/domain/reservations/code.ts";
import { adminPath } from "../app/i18n/admin-paths.ts";
import { memberPage, onStage } from "./browser.ts";
import { language } from "./desk-job.ts";
import { bookAll } from "./desk.ts";
import type { Figure } from "./figure.ts";
import type { RunLength } from "./run-length.ts";

const mostTouched = 3;
const mostMs = 50;
const runs = { full: { steps: 240 }, short: { steps: 12 } };
const patienceMs = 60_000;

export async function measureDrag(length: RunLength): Promise<Figure[]> {
  return onStage(async (stage) => {
    const [customer] = await bookAll([{}, {}, {}, {}], stage.dataDir);
    const page = await memberPage(stage, {
      role: "agent",
      viewport: { width: 1280, height: 900 },
      patienceMs,
    });
    await page.goto(`${stage.origin}${adminPath("car-availability", language)}?zoom=3-months`, {
      waitUntil: "networkidle",
    });
    const code = parseCode(customer?.code ?? "") ?? "";
    const { touched, waitedMs } = await drag(page, code, runs[length]);
    return [
      {
        what: "Elements that one frame of a drag touches, at most",
        measured: String(touched),
        asked: `at most ${mostTouched}`,
        ok: touched > 0 && touched <= mostTouched,
      },
      {
        what: "From where the pointer moved to the words for it, at most",
        measured: `${waitedMs.toFixed(0)} ms`,
        asked: `at most ${mostMs} ms`,
        ok: waitedMs <= mostMs,
      },
    ];
  });
}

type Measured = { touched: number; waitedMs: number };

/** Takes the bar, waits until every row says what it thinks of it, and goes round in both directions. */
async function drag(page: Page, code: string, { steps }: { steps: number }): Promise<Measured> {
  const bar = page.locator(`[data-code="${code}"]`);
  await bar.evaluate((link) => link.scrollIntoView({ block: "center", inline: "center" }));
  const box = await bar.boundingBox();
  if (!box) throw new Error("the bar is not in sight");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.locator("[data-vehicle][data-slot]").first().waitFor({ state: "attached" });
  await page.evaluate(() => {
    const measured = { touched: 0, waitedMs: 0 };
    Object.assign(window, { measured });
    const frame = new Set<Node>();
    let movedAt = 0;
    addEventListener("pointermove", ({ timeStamp }) => (movedAt = timeStamp), { capture: true });
    new MutationObserver((changes) => {
      for (const { target } of changes) frame.add(target);
      measured.waitedMs = Math.max(measured.waitedMs, performance.now() - movedAt);
    }).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
    const turn = () => {
      measured.touched = Math.max(measured.touched, frame.size);
      frame.clear();
      requestAnimationFrame(turn);
    };
    requestAnimationFrame(turn);
  });
  for (let step = 0; step < steps; step += 1) {
    const angle = (step / steps) * 4 * Math.PI;
    await page.mouse.move(x + 160 * Math.sin(angle), y + 110 * Math.sin(2 * angle));
  }
  const measured = await page.evaluate(() => {
    const found: unknown = Reflect.get(window, "measured");
    return JSON.stringify(found);
  });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return JSON.parse(measured) as Measured;
}
