/** The grid of the calendar of vehicles drawn by Chromium for the first time, against a plain grid with an element per cell. */
import type { Page } from "@playwright/test";
import { launchBrowser } from "./browser.ts";
import { percentile } from "./measure.ts";
import type { OpenPlanner } from "./planner.ts";

type Elements = { ours: number; plain: number };

/** How long each takes on a processor four times slower, as a ratio. Both take turns in one page, with its styles. */
export async function drawingRatio(
  planner: Pick<OpenPlanner, "address" | "ask">,
  rounds: number,
): Promise<{ ratio: number; elements: Elements }> {
  const browser = await launchBrowser();
  try {
    const viewport = { width: 1440, height: 900 };
    const page = await browser.newPage({ viewport, bypassCSP: true });
    await answerFrom(page, planner);
    await page.goto(planner.address);
    // The server draws the first rows alone, and says how many there are.
    await page.waitForFunction(() => {
      const rows = document.querySelector("[role=grid]")?.getAttribute("aria-rowcount");
      return document.querySelectorAll("[role=grid] [role=row]").length === Number(rows);
    });
    const elements = await keepBoth(page);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    const times = { ours: [] as number[], plain: [] as number[] };
    for (let round = 0; round < rounds; round += 1)
      for (const kind of ["ours", "plain"] as const) times[kind].push(await draw(page, kind));
    const ratio = percentile(times.ours, 0.5) / percentile(times.plain, 0.5);
    return { ratio, elements };
  } finally {
    await browser.close();
  }
}

/** The page and its files come from the product in this very process; streams are left out, for they never end. */
async function answerFrom(page: Page, { ask }: Pick<OpenPlanner, "ask">): Promise<void> {
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() === "eventsource") return route.abort();
    const answer = await ask(route.request().url());
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
}

/** Keeps the grid as it is, and the same with an element for each day of each vehicle instead of lines and skipped rows. */
function keepBoth(page: Page): Promise<Elements> {
  return page.evaluate(() => {
    const scroll = document.querySelector("[role=grid]")?.parentElement;
    if (!scroll) throw new Error("there is no grid");
    const ours = scroll.innerHTML;
    const days = document.querySelectorAll("[role=columnheader]").length - 1;
    const plain = document.createElement("div");
    plain.innerHTML = ours;
    for (const group of plain.querySelectorAll<HTMLElement>("[role=rowgroup]"))
      group.style.contentVisibility = "visible";
    for (const row of plain.querySelectorAll<HTMLElement>("[data-vehicle]")) {
      row.style.contentVisibility = "visible";
      row.style.background = "none";
      for (let day = 0; day < days; day += 1) {
        const cell = document.createElement("div");
        cell.setAttribute("role", "gridcell");
        cell.style.cssText = `position:absolute;top:0;bottom:0;border-left:1px solid;left:calc(var(--name) + (100% - var(--name)) * ${day} / var(--columns));width:calc((100% - var(--name)) / var(--columns))`;
        row.append(cell);
      }
    }
    const kept = { ours, plain: plain.innerHTML };
    // React no longer looks after what it drew.
    const stage = scroll.cloneNode(false) as HTMLElement;
    scroll.replaceWith(stage);
    stage.id = "stage";
    Object.assign(window, { kept });
    const count = (html: string) => {
      const box = document.createElement("div");
      box.innerHTML = html;
      return box.querySelectorAll("*").length;
    };
    return { ours: count(kept.ours), plain: count(kept.plain) };
  });
}

/** From nothing to the frame in which it is seen, ms. */
function draw(page: Page, kind: "ours" | "plain"): Promise<number> {
  return page.evaluate(async (asked) => {
    const stage = document.getElementById("stage");
    const { kept } = window as unknown as { kept: Record<string, string> };
    if (!stage) throw new Error("there is no stage");
    const nextFrame = () =>
      new Promise<void>((seen) => requestAnimationFrame(() => setTimeout(seen, 0)));
    stage.innerHTML = "";
    await nextFrame();
    const from = performance.now();
    stage.innerHTML = kept[asked] ?? "";
    await nextFrame();
    return performance.now() - from;
  }, kind);
}
