import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

/** The tests of one room of rules, for `npm run mutants`: no page, no row, no house rule. */
export default defineConfig({
  test: {
    root: resolve(import.meta.dirname, "../.."),
    include: [process.env.MUTANTS_MEET ?? "app/domain/**/*.test.ts"],
    setupFiles: ["bench/mutants/same-examples.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
