/** The cost of the home page on a phone before the first touch: its JavaScript, and its layout shift while loading. */
import { brotliCompressSync, constants } from "node:zlib";
import type { Browser, Response, ViewportSize } from "@playwright/test";
import { onStage } from "./browser.ts";
import type { Figure } from "./figure.ts";
import type { RunLength } from "./run-length.ts";

const maxKilobytes = 105;
const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };
const runs = {
  full: { paths: ["/", "/ba"], sizes: [phone, desk] },
  short: { paths: ["/"], sizes: [phone] },
};

export async function measureHome(length: RunLength): Promise<Figure[]> {
  const { paths, sizes } = runs[length];
  return onStage(async ({ browser, origin }) => {
    const figures: Figure[] = [];
    for (const path of paths) figures.push(...(await measure(browser, { path, sizes, origin })));
    return figures;
  });
}

type Visit = { origin: string; path: string; sizes: readonly ViewportSize[] };

async function measure(browser: Browser, { origin, path, sizes }: Visit): Promise<Figure[]> {
  let kilobytes = 0;
  let shift = 0;
  for (const viewport of sizes) {
    const page = await browser.newPage({ viewport });
    const answers: Response[] = [];
    const listen = (response: Response) => answers.push(response);
    page.on("response", listen);
    await page.goto(origin + path, { waitUntil: "networkidle" });
    page.off("response", listen);
    const scripts = answers.filter((answer) => answer.request().resourceType() === "script");
    const bytes = (await Promise.all(scripts.map(brotliBytes))).reduce(
      (sum, size) => sum + size,
      0,
    );
    kilobytes = Math.max(kilobytes, bytes / 1000);
    await page.evaluate(scrollThrough);
    shift = Math.max(shift, await page.evaluate(layoutShift));
    await page.close();
  }
  return [
    {
      what: `JavaScript of ${path} before anything is touched (brotli)`,
      measured: `${kilobytes.toFixed(1)} KB`,
      asked: `at most ${maxKilobytes} KB`,
      ok: kilobytes <= maxKilobytes,
    },
    {
      what: `Layout shift of ${path}, loading and scrolling through, at ${sizes.map(({ width }) => width).join(" and ")} px`,
      measured: shift.toFixed(4),
      asked: "none",
      ok: shift === 0,
    },
  ];
}

async function brotliBytes(response: Response): Promise<number> {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(await response.body(), { params: quality }).length;
}

/** Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += 400) {
    window.scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Runs in the page: the sum of all shifts so far. */
function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += "value" in entry ? Number(entry.value) : 0;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(sum), 300);
  });
}
