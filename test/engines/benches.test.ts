/** A short run of the benchmarks that open a browser (`npm run test:all`); the others: `test/bench.test.ts`. */
import { beforeAll, expect, test } from "vitest";
import { figureLine, inBrowser, runShort } from "../short-bench.ts";

let ran: Awaited<ReturnType<typeof runShort>>;
beforeAll(async () => {
  ran = await runShort(inBrowser);
}, 600_000);

test.each(inBrowser)("the bench %s still runs", (name) => {
  expect(ran.told.get(name)).toMatch(figureLine);
  expect(ran.isKept).toBe(true);
});
