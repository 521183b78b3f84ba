import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["app/**/*.test.ts", "demo/**/*.test.ts", "test/**/*.test.ts"],
    globalSetup: "test/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
