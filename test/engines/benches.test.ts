/** A short run of the benchmarks that open a browser (`npm run test:all`); the others: `test/bench.test.ts`. */
import { expect, test } from "vitest";
import { figureLine, inBrowser, runShort } from "../short-bench.ts";

test.each(inBrowser)("the bench %s still runs", { timeout: 180_000 }, async (name) => {
  expect(await runShort(name)).toEqual({ told: expect.stringMatching(figureLine), isKept: true });
});
