/** How long the page of a handover stands still while photos of a phone are made small, as a processor four times slower would have it. */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { photoAngles } from "../app/domain/handovers/photos.ts";
import { handoverWords } from "../app/i18n/admin-handover/en.ts";
import { phoneWords } from "../app/i18n/admin-phone/en.ts";
import { slower, slowDown } from "./browser.ts";
import { language } from "./desk-job.ts";
import type { Figure } from "./figure.ts";
import type { RunLength } from "./run-length.ts";

const mostMs = 200;
/** A photo of 12 megapixels; a short run makes one small one. */
const runs = {
  full: { photos: photoAngles.length, width: 4000, height: 3000 },
  short: { photos: 1, width: 800, height: 600 },
};
/** Of the page of a handover that stands open; the photos are made in the folder. */
export async function measurePhotos(
  page: Page,
  { folder, length }: { folder: string; length: RunLength },
): Promise<Figure> {
  const { photos, width, height } = runs[length];
  const megapixels = Math.ceil((width * height) / 1_000_000);
  const stoodMs = await takeAll(page, await makeFiles(folder, runs[length]));
  return {
    what: `The longest that the page stands still while ${photos} photos of ${megapixels} megapixels are made small, processor ${slower} times slower`,
    measured: stoodMs === 0 ? "under 50 ms" : `${stoodMs.toFixed(0)} ms`,
    asked: `at most ${mostMs} ms`,
    ok: stoodMs <= mostMs,
  };
}

/** Noise: nothing is harder to make small. Each photo is another one. */
async function makeFiles(
  folder: string,
  { photos, width, height }: (typeof runs)[RunLength],
): Promise<string[]> {
  const paths = photoAngles.slice(0, photos).map((angle) => join(folder, `${angle}.jpg`));
  for (const path of paths)
    await sharp({
      create: {
        width,
        height,
        channels: 3,
        background: "teal",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 90 })
      .toFile(path);
  return paths;
}

/** Runs in the page: writes down the longest task of each page; browsers tell of those over 50 ms. */
export function keepLongestTask(): void {
  new PerformanceObserver((list) => {
    const longest = Math.max(...list.getEntries().map(({ duration }) => duration));
    const before = Number(sessionStorage.getItem("stood"));
    sessionStorage.setItem("stood", String(Math.max(before, longest)));
  }).observe({ type: "longtask" });
}

/** Puts the photos in, one after the other, and waits for the last one; answers the longest task meanwhile, in milliseconds. */
async function takeAll(page: Page, files: readonly string[]): Promise<number> {
  const { steps, stepsLabel } = handoverWords(language);
  const { photo } = phoneWords(language);
  await page
    .getByRole("navigation", { name: stepsLabel })
    .getByRole("button", { name: steps.photos })
    .click();
  await page.getByText(photo.taken(0, photoAngles.length)).waitFor();
  await slowDown(page);
  await page.evaluate(() => sessionStorage.setItem("stood", "0"));
  // By their order: a label is part of another one, as "Left" of "Rear left".
  const slots = page.locator(`[data-step="photos"] input[type="file"]`);
  for (const [index, file] of files.entries()) await slots.nth(index).setInputFiles(file);
  await page.getByText(photo.taken(files.length, photoAngles.length)).waitFor();
  return page.evaluate(() => Number(sessionStorage.getItem("stood")));
}
