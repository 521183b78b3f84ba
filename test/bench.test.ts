import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { chunksOfAdmin } from "../bench/chunks-of-admin.ts";

/** A short run of every benchmark: none may break unnoticed when a table, a verb or the seed changes under it. */
const root = join(import.meta.dirname, "..");
const readme = join(root, "bench/README.md");

const names = [...readFileSync(readme, "utf8").matchAll(/<!-- ([a-z-]+) -->/g)].flatMap(
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
const short = names.filter((name) => name !== "lighthouse" && name !== "mutants");

test("the build says which files only the back office needs", () => {
  expect(chunksOfAdmin().size).toBeGreaterThan(0);
});

test.each(short)("the bench %s still runs", { timeout: 120_000 }, async (name) => {
  const before = readFileSync(readme, "utf8");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["bench/run.ts", "--short", name],
    { cwd: root },
  );
  expect(stdout).toMatch(/^ {2}[✓✗] .+: .*\d/m);
  expect(readFileSync(readme, "utf8")).toBe(before);
});
