/** A short run of benchmarks, as `npm run bench` starts it. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");

/** The file that keeps the figures of all benchmarks. */
const figuresFile = join(root, "bench/README.md");

/** The names of all benchmarks, in the order of their figures. */
export const benches: readonly string[] = [
  ...readFileSync(figuresFile, "utf8").matchAll(/<!-- ([a-z-]+) -->/g),
].flatMap(([, name]) => name ?? []);

/** Judging a single page takes Lighthouse a quarter of a minute, and mutants are a command of their own. */
export const notShort: readonly string[] = ["lighthouse", "mutants"];

/** What a short run says of each bench, by its name, and whether it left the kept figures as they were. */
export async function runShort(
  names: readonly string[],
): Promise<{ told: ReadonlyMap<string, string>; isKept: boolean }> {
  const before = readFileSync(figuresFile, "utf8");
  // One process for all of them: the product is read once.
  const asked = ["bench/run.ts", "--short", ...names];
  // One that measures nothing ends the run badly and says so in its figure, which the test reads.
  const stdout = await promisify(execFile)(process.execPath, asked, { cwd: root }).then(
    (ran) => ran.stdout,
    (error: { stdout: string; stderr: string }) => {
      if (error.stderr) throw error;
      return error.stdout;
    },
  );
  const told = stdout.matchAll(/^([a-z-]+) …\n((?: {2}.*\n)*)/gm);
  return {
    told: new Map([...told].map(([, name = "", figures = ""]) => [name, figures])),
    isKept: readFileSync(figuresFile, "utf8") === before,
  };
}

/** Figures with a number each, measured or missed. */
export const figureLine = /^(?: {2}[✓✗] .+: (?!.*(?:NaN|Infinity|undefined)).*\d.*\n)+$/;
