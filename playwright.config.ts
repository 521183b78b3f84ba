import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, type PlaywrightTestOptions, type Project } from "@playwright/test";
import { launched } from "./test/e2e/launched.ts";
import type { VisitorOptions } from "./test/e2e/story.ts";

const port = Number(process.env.E2E_PORT ?? 3999);

// A database of this run alone: cars that an earlier run has booked are gone for their dates.
process.env.STORY_DATA ??= mkdtempSync(join(tmpdir(), "stories-"));
// What products of their own begin with.
process.env.STORY_HOUSE ??= `${process.env.STORY_DATA}-house`;

const phone = { device: "phone", viewport: { width: 360, height: 740 }, hasTouch: true } as const;
const desk = { device: "desk", viewport: { width: 1280, height: 900 } } as const;

type Options = PlaywrightTestOptions & VisitorOptions;

/**
 * Two visitors instead of a matrix. Between them they see both languages, both widths and both looks; the walks of
 * `pages.spec` and `staff-pages.spec` look at the other pairs as well. A story whose tag names one of them is told to that one alone.
 */
const visitors: Project<Options>[] = [
  {
    name: "phone",
    grepInvert: /@desk/,
    use: { ...phone, language: "en-us", colorScheme: "light" },
  },
  { name: "desk", grepInvert: /@phone/, use: { ...desk, language: "ba", colorScheme: "dark" } },
];

/**
 * CHECKS=all: every story in both languages at both widths, which needs no look at the other pairs beside it. A story about what a
 * narrow page alone has, or a hand with keys alone, says so by its tag.
 */
const everybody: Project<Options>[] = [
  {
    name: "phone",
    grepInvert: /@keys|@fit/,
    use: { ...phone, language: "en-us", colorScheme: "light" },
  },
  {
    name: "phone-ba",
    grepInvert: /@keys|@fit/,
    use: { ...phone, language: "ba", colorScheme: "dark" },
  },
  {
    name: "desk-en",
    grepInvert: /@narrow|@fit/,
    use: { ...desk, language: "en-us", colorScheme: "light" },
  },
  {
    name: "desk",
    grepInvert: /@narrow|@fit/,
    use: { ...desk, language: "ba", colorScheme: "dark" },
  },
];
const all = process.env.CHECKS === "all";

/** Story tests: a visitor in front of the built product, found by roles and labels alone. */
export default defineConfig<Options>({
  testDir: "test/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // Two browsers, the product and its database share the machine: an answer may take its time, what it says may not.
  expect: { timeout: 30_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/stories.json" }]],
  use: {
    actionTimeout: 30_000,
    // What the site's worker keeps costs each story as much as a page, and what it answers no story could make fail: those about it, and
    // about a booking, let it in.
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    launchOptions: launched("chromium-headless-shell"),
  },
  projects: all ? everybody : visitors,
  globalTeardown: "./test/e2e/remove-data.ts",
  webServer: {
    command: "node test/e2e/prepare-house.ts && exec node main.ts",
    url: `http://localhost:${port}/healthz`,
    // Lookups are limited by the address that asks, and each story is a customer of its own.
    env: {
      PORT: String(port),
      DATA_DIR: process.env.STORY_DATA,
      STORY_DATA: process.env.STORY_DATA,
      STORY_HOUSE: process.env.STORY_HOUSE,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    timeout: 120_000,
  },
});
