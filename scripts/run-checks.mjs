/**
 * `npm test`: every check, from the cheapest stage to the most expensive. All checks of a stage run, so that all their findings
 * are reported together; a failed stage ends the run. The first stage's checks read files and nothing else, so they run side by side.
 * Ends with each check's result and a summary line; a check without tests of its own counts as one. CHECKS=all runs every story in both
 * languages at both widths, races and kills as often as they are meant to be, and the commonest jobs in Firefox and WebKit
 * (`npm run test:all`).
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { failedStories, failedTests } from "./checks/name-failures.mjs";

// Tests start the product again and again: what Node has compiled once it reads the next time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, "../node_modules/.cache/node");

const storyResults = "test-results/stories.json";

const stages = [
  [
    { name: "format", command: ["oxfmt", "--check"] },
    { name: "lint", command: ["oxlint"] },
    { name: "styles", command: ["stylelint", "app/**/*.css"] },
    { name: "unused", command: ["knip", "--no-config-hints", "--cache"] },
    { name: "types", command: ["npm", "run", "--silent", "types"] },
  ],
  [tests("rules", "pure")],
  [tests("tests", "database")],
  [
    {
      name: "stories",
      command: ["playwright", "test"],
      results: storyResults,
      count: ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }),
      failures: failedStories,
    },
    ...(process.env.CHECKS === "all" ? [tests("engines", "engines")] : []),
  ],
];

const maxTold = 10;

const started = Date.now();
const results = [];
for (const stage of stages) {
  const from = results.length;
  if (stage === stages[0]) results.push(...(await Promise.all(stage.map(runAside))));
  else for (const check of stage) results.push(await run(check));
  if (!results.slice(from).every(({ fine }) => fine)) break;
}
report(results);

/** A project of vitest.config.ts. */
function tests(name, project) {
  const results = `test-results/${name}.json`;
  return {
    name,
    command: [
      "vitest",
      "run",
      `--project=${project}`,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${results}`,
    ],
    results,
    count: (found) => ({ passed: found.numPassedTests, failed: found.numFailedTests }),
    failures: failedTests,
  };
}

/** Runs a check beside others: what it says is told in one piece when it has ended. */
async function runAside({ name, command: [program, ...args] }) {
  const from = Date.now();
  const child = spawn(program, args, { stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (piece) => (said += piece));
  const fine = (await endOf(child, (message) => (said += message))) === 0;
  console.log(`\n── ${name}\n${said}`);
  const counted = fine ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return { name, ...counted, fine, failures: [], ms: Date.now() - from };
}

/** How a child process ended: its exit code, or none when it was killed or never began. */
function endOf(child, tell) {
  return once(child, "close").then(
    ([status]) => status,
    (error) => void tell(error.message),
  );
}

async function run({ name, command, results: file, count, failures }) {
  console.log(`\n── ${name}`);
  const from = Date.now();
  // The report of an earlier run would be counted again if this one dies before it writes its own.
  if (file) rmSync(file, { force: true });
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: "inherit" });
  const fine = (await endOf(child, console.error)) === 0;
  const found = file && read(file);
  const counted = found ? count(found) : { passed: fine ? 1 : 0, failed: fine ? 0 : 1 };
  // A run that ended badly without a failed test (a crash, an error outside the tests) counts as failed all the same.
  const failed = fine || counted.failed > 0 ? counted.failed : 1;
  return {
    name,
    passed: counted.passed,
    failed,
    fine: fine && failed === 0,
    failures: found ? failures(found) : [],
    ms: Date.now() - from,
  };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function report(all) {
  const failures = all.flatMap((one) => one.failures);
  if (failures.length > 0) console.log(["\n── failed", ...failures.slice(0, maxTold)].join("\n"));
  console.log("\n── all");
  for (const { name, passed, failed, fine, ms } of all)
    console.log(
      `${fine ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${passed} passed, ${failed} failed  (${seconds(ms)})`,
    );
  const left = stages.flat().slice(all.length);
  if (left.length > 0) console.log(`not run: ${left.map(({ name }) => name).join(", ")}`);
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  console.log(`in ${seconds(Date.now() - started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = all.every(({ fine }) => fine) ? 0 : 1;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
