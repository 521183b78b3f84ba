/** A short run of one benchmark, as `npm run bench` starts it. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const root = join(import.meta.dirname, "..");

/** The file that keeps the figures of all benchmarks. */
export const figuresFile = join(root, "bench/README.md");

/** Benchmarks that open a browser: slow to start, and broken by a change of a page, which the stories see as well. */
export const inBrowser: readonly string[] = ["home", "planner", "handover-page", "desk"];

/** What a short run says, and whether it left the kept figures as they were. */
export async function runShort(name: string): Promise<{ told: string; isKept: boolean }> {
  const before = readFileSync(figuresFile, "utf8");
  const asked = ["bench/run.ts", "--short", name];
  const { stdout } = await promisify(execFile)(process.execPath, asked, { cwd: root });
  return { told: stdout, isKept: readFileSync(figuresFile, "utf8") === before };
}

/** A figure with a number, measured or missed. */
export const figureLine = /^ {2}[✓✗] .+: .*\d/m;
