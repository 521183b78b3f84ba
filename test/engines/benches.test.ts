/**
 * A short run of every benchmark: none may break unnoticed when a table, a verb or the seed changes under it. What can break for
 * somebody else than whoever measures is tested elsewhere, so that `npm run test:all` is soon enough.
 */
import { beforeAll, expect, test } from "vitest";
import { benches, figureLine, notShort, runShort } from "../short-bench.ts";

const short = benches.filter((name) => !notShort.includes(name));
let ran: Awaited<ReturnType<typeof runShort>>;
beforeAll(async () => {
  ran = await runShort(short);
}, 900_000);

test.each(short)("the bench %s still runs", (name) => {
  expect(ran.told.get(name)).toMatch(figureLine);
});

test("a short run leaves the kept figures as they are", () => {
  expect(ran.isKept).toBe(true);
});
