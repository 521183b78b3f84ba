import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { chunksOfAdmin } from "../bench/chunks-of-admin.ts";
import { figureLine, figuresFile, inBrowser, runShort } from "./short-bench.ts";

/**
 * A short run of every benchmark: none may break unnoticed when a table, a verb or the seed changes under it. Those in a browser are
 * run before an issue is closed (`test/engines/benches.test.ts`).
 */
const names = [...readFileSync(figuresFile, "utf8").matchAll(/<!-- ([a-z-]+) -->/g)].flatMap(
  ([, name]) => name ?? [],
);

test("every bench has its figures in bench/README.md", () => {
  expect(names).toEqual([
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

/**
 * Judging a single page takes Lighthouse a quarter of a minute: of that bench only what it reads in the build is tried here. Mutants
 * are a command of their own.
 */
const elsewhere = new Set(["lighthouse", "mutants", ...inBrowser]);
const short = names.filter((name) => !elsewhere.has(name));

test("the build says which files only the back office needs", () => {
  expect(chunksOfAdmin().size).toBeGreaterThan(0);
});

test("every bench in a browser is one", () => {
  expect(inBrowser.filter((name) => !names.includes(name))).toEqual([]);
});

describe("each bench still runs", () => {
  let ran: Awaited<ReturnType<typeof runShort>>;
  beforeAll(async () => {
    ran = await runShort(short);
  }, 600_000);

  test.each(short)("%s", (name) => {
    expect(ran.told.get(name)).toMatch(figureLine);
  });

  test("and leaves the kept figures as they are", () => {
    expect(ran.isKept).toBe(true);
  });
});
