import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const port = Number(process.env.E2E_PORT ?? 3999);

// A database of this run alone: cars that an earlier run has booked are gone for their dates.
process.env.STORY_DATA ??= mkdtempSync(join(tmpdir(), "stories-"));

/** Story tests: a visitor in front of the built product, found by roles and labels alone. */
export default defineConfig({
  testDir: "test/e2e",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  timeout: 60_000,
  // Two browsers, the product and its database share the machine: an answer may take its time, what it says may not.
  expect: { timeout: 15_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/stories.json" }]],
  use: {
    actionTimeout: 10_000,
    baseURL: `http://localhost:${port}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  projects: [
    { name: "phone", use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    { name: "desk", use: { viewport: { width: 1280, height: 900 } } },
  ],
  globalTeardown: "./test/e2e/remove-data.ts",
  webServer: {
    command: "node main.ts",
    url: `http://localhost:${port}/healthz`,
    // Lookups are limited by the address that asks, and each story is a customer of its own.
    env: {
      PORT: String(port),
      DATA_DIR: process.env.STORY_DATA,
      LOG_LEVEL: "warn",
      TRUST_PROXY: "1",
    },
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    timeout: 60_000,
  },
});
