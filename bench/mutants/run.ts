/**
 * Would the tests of the rules notice a mistake? Makes mutants of the rules, counts those that a test kills, and writes the figures
 * into bench/README.md. `npm run mutants` takes every room, `npm run mutants -- coupons rights` only these two. What survives
 * without a reason in `reasons.ts` is printed.
 */
import { globSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";
import type { Figure } from "../figure.ts";
import { keepFigures } from "../keep-figures.ts";
import { copyOfRules } from "./copy-of-rules.ts";
import { reasons } from "./reasons.ts";
import { rooms, type Room } from "./rooms.ts";
import { isExcused, staleReasons, survivorOf, type Mutant } from "./survivor.ts";

const leastKilled = 0.85;
/** Stryker says at length what it does; what goes wrong is enough. */
const logLevel = "error" as ConstructorParameters<typeof Stryker>[0]["logLevel"];

async function main(): Promise<void> {
  const { positionals: asked } = parseArgs({ allowPositionals: true });
  const unknown = asked.filter((name) => !Object.hasOwn(rooms, name));
  if (unknown.length > 0) {
    console.error(
      `There is no room named ${unknown.join(", ")}; there are ${Object.keys(rooms).join(", ")}.`,
    );
    process.exitCode = 1;
    return;
  }
  const order = Object.values(rooms).map(({ what }) => what);
  let ok = true;
  const copy = copyOfRules();
  process.chdir(copy);
  for (const [name, room] of Object.entries(rooms)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.log(`${name} …`);
    const figure = judge(room, await mutantsOf(room));
    console.log(`  ${figure.ok ? "✓" : "✗"} ${figure.what}: ${figure.measured} (${figure.asked})`);
    keepFigures("mutants", [figure], order);
    ok &&= figure.ok;
  }
  rmSync(copy, { recursive: true });
  process.exitCode = ok ? 0 : 1;
}

/** Every mutant of a room, tried in the copy that the process stands in. What could not be run at all is none. */
async function mutantsOf({ files, tests }: Room): Promise<Mutant[]> {
  process.env.MUTANTS_MEET = tests;
  const stryker = new Stryker({
    mutate: [...files, "!**/*.test.ts"],
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    vitest: { configFile: "bench/mutants/vitest.config.ts" },
    coverageAnalysis: "perTest",
    inPlace: true,
    concurrency: Math.max(1, availableParallelism() - 1),
    reporters: ["progress"],
    logLevel,
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ status }) => !/Error$|^Ignored$/.test(status));
}

function judge({ what, files }: Room, mutants: readonly Mutant[]): Figure {
  const alive = mutants.filter(({ status }) => !/^(Killed|Timeout)$/.test(status)).map(survivorOf);
  const unexplained = alive.filter((survivor) => !isExcused(survivor, reasons));
  const made = new Set(globSync([...files], { exclude: ["**/*.test.ts"] }));
  const stale = staleReasons(made, alive, reasons);
  for (const { file, line, code } of unexplained) console.log(`  alive: ${file}:${line}  ${code}`);
  for (const reason of stale) console.log(`  a reason for nothing: ${reason}`);
  const killed = mutants.length - alive.length;
  const share = killed / mutants.length;
  return {
    what,
    measured: `${Math.floor(share * 100)} % (${killed} of ${mutants.length})`,
    asked: `at least ${leastKilled * 100} % killed, a reason for each that is not`,
    ok: share >= leastKilled && unexplained.length === 0 && stale.length === 0,
    more: {
      "alive with a reason": String(alive.length - unexplained.length),
      "alive without": String(unexplained.length),
    },
  };
}

await main();
