/**
 * `npm run check`: what the change of this work tree can touch, since it left the main branch. Not a proof: `npm test` is.
 *
 *     npm run check              # since the last commit that is on origin/main, or since HEAD
 *     npm run check -- HEAD~2    # since a commit
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { importsOf, readSources } from "./checks/import-graph.ts";
import { whatToCheck } from "./checks/what-to-check.ts";

const started = Date.now();
const base = process.argv[2] ?? startOfWork();
const changed = changedSince(base);
if (changed.length === 0) {
  console.log(`Nothing has changed since ${base}.`);
  process.exit(0);
}
const { tests, stories, isWide } = whatToCheck(changed, {
  imports: readSources("{app,bench,demo,scripts,test}/**/*.{ts,tsx}").flatMap(importsOf),
  specs: readSources("test/e2e/*.spec.ts"),
  tests: globSync("{app,demo,test}/**/*.test.ts"),
});
const code = changed.filter((path) => /\.(tsx?|mjs)$/.test(path));
const sheets = changed.filter((path) => path.endsWith(".css"));
const isDrawn = changed.some(
  (path) => /^app\/|^vite\.config/.test(path) && !path.includes(".test."),
);

run("format", code.length + sheets.length > 0, "oxfmt", "--check", ...code, ...sheets);
run("lint", code.length > 0, "oxlint", ...code);
run("styles", sheets.length > 0, "stylelint", ...sheets);
run("types", true, "npm", "run", "--silent", "types");
run("rules", true, "vitest", "run", "--project=pure", "--reporter=dot");
run("build", isDrawn, "npm", "run", "--silent", "build");
run(
  "tests",
  tests.length > 0,
  "vitest",
  "run",
  "--project=database",
  "--reporter=dot",
  "--passWithNoTests",
  ...tests,
);
run("stories", stories.length > 0, "playwright", "test", "--reporter=dot", ...stories);
console.log(`\nFine, in ${seconds(Date.now() - started)} s.`);
if (isWide) console.log("This change reaches many pages: only `npm test` proves it.");

function run(name: string, isWanted: boolean, program: string, ...args: string[]): void {
  if (!isWanted) return;
  console.log(`\n── ${name}`);
  const from = Date.now();
  const { status } = spawnSync(program, args, { stdio: "inherit" });
  console.log(`${name}: ${seconds(Date.now() - from)} s`);
  if (status !== 0) process.exit(1);
}

/** Returns the files changed, added or new since a commit; deleted files have nothing to check. */
function changedSince(commit: string): string[] {
  const told =
    git("diff", "--name-only", commit) + git("ls-files", "--others", "--exclude-standard");
  return [...new Set(told.split("\n").filter((path) => path !== "" && existsSync(path)))];
}

function startOfWork(): string {
  const { status, stdout } = spawnSync("git", ["merge-base", "HEAD", "origin/main"], {
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : "HEAD";
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { encoding: "utf8" });
  if (status === 0) return stdout;
  console.error(stderr.trim());
  process.exit(1);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
