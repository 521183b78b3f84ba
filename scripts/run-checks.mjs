/**
 * `npm test`: every check, one after the other, whatever the ones before said. Ends with what each one gave and
 * one line over all; a check without tests of its own counts as one.
 */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { once } from "node:events";
import { failedStories, failedTests } from "./name-failures.mjs";

const testResults = "test-results/tests.json";
const storyResults = "test-results/stories.json";

const checks = [
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "lint", command: ["oxlint"] },
  { name: "types", command: ["npm", "run", "--silent", "types"] },
  {
    name: "tests",
    command: [
      "vitest",
      "run",
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${testResults}`,
    ],
    count: () => countTests(testResults),
    failures: () => failedTests(read(testResults) ?? {}),
  },
  {
    name: "stories",
    command: ["playwright", "test"],
    count: () => countStories(storyResults),
    failures: () => failedStories(read(storyResults) ?? {}),
  },
];

const mostTold = 10;

const started = Date.now();
const results = [];
for (const check of checks) results.push(await run(check));
report(results);

async function run({ name, command, count, failures }) {
  console.log(`\n── ${name}`);
  const from = Date.now();
  // What an earlier run has left would be counted again if this one dies before it writes.
  if (name === "tests") rmSync(testResults, { force: true });
  if (name === "stories") rmSync(storyResults, { force: true });
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: "inherit" });
  const code = await once(child, "close").then(
    ([status]) => status,
    (error) => console.error(error.message),
  );
  const fine = code === 0;
  const counted = count?.() ?? { passed: fine ? 1 : 0, failed: fine ? 0 : 1 };
  // A run that ended badly without a failed test (a crash, an error outside the tests) has failed all the same.
  const failed = fine || counted.failed > 0 ? counted.failed : 1;
  return {
    name,
    passed: counted.passed,
    failed,
    fine: fine && failed === 0,
    failures: failures?.() ?? [],
    ms: Date.now() - from,
  };
}

function countTests(file) {
  const found = read(file);
  return found && { passed: found.numPassedTests, failed: found.numFailedTests };
}

function countStories(file) {
  const found = read(file)?.stats;
  return found && { passed: found.expected, failed: found.unexpected + found.flaky };
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
  if (failures.length > 0) console.log(["\n── failed", ...failures.slice(0, mostTold)].join("\n"));
  console.log("\n── all");
  for (const { name, passed, failed, fine, ms } of all)
    console.log(
      `${fine ? "ok    " : "FAILED"}  ${name.padEnd(8)} ${passed} passed, ${failed} failed  (${seconds(ms)})`,
    );
  const passed = all.reduce((sum, one) => sum + one.passed, 0);
  const failed = all.reduce((sum, one) => sum + one.failed, 0);
  console.log(`in ${seconds(Date.now() - started)}`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = all.every(({ fine }) => fine) ? 0 : 1;
}

function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
