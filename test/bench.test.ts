/** What can be seen of the benchmarks without measuring; each is run for some seconds by `test/engines/benches.test.ts`. */
import { expect, test } from "vitest";
import { chunksOfAdmin } from "../bench/chunks-of-admin.ts";
import { benches, notShort } from "./short-bench.ts";

test("every bench has its figures in bench/README.md", () => {
  expect(benches).toEqual([
    "home",
    "lighthouse",
    "pages",
    "booking",
    "search",
    "overdue",
    "mail",
    "reservations-list",
    "board",
    "planner",
    "handover-page",
    "desk",
    "papers",
    "revenue",
    "analytics",
    "mutants",
  ]);
});

test("the build says which files only the back office needs", () => {
  expect(chunksOfAdmin().size).toBeGreaterThan(0);
});

test("every bench that has no short run is one", () => {
  expect(notShort.filter((name) => !benches.includes(name))).toEqual([]);
});
