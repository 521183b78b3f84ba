import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

/** `scripts/run-checks.mjs` with stand-ins for the tools that it calls. */
let root: string;
const program = join(import.meta.dirname, "../scripts/run-checks.mjs");

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "eternal-pro-checks-"));
  mkdirSync(join(root, "bin"));
  mkdirSync(join(root, "test-results"));
  for (const name of ["oxfmt", "oxlint", "stylelint", "knip", "npm"]) tool(name, "exit 0");
  tool("vitest", reports({ numPassedTests: 40, numFailedTests: 0 }));
  tool("playwright", reports({ stats: { expected: 7, unexpected: 0, flaky: 0 } }));
});
afterEach(() => rmSync(root, { recursive: true }));

function tool(name: string, script: string): void {
  writeFileSync(join(root, "bin", name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, "bin", name), 0o755);
}

/** Writes a report where it is expected: Vitest gets the path, Playwright has it in its configuration. */
const reports = (results: unknown, code = 0) =>
  `file=test-results/stories.json
for arg; do case $arg in --outputFile.json=*) file=\${arg#*=};; esac; done
echo '${JSON.stringify(results)}' > "$file"; exit ${code}`;

function run() {
  const ran = spawnSync(process.execPath, [program], {
    cwd: root,
    encoding: "utf8",
    env: { PATH: `${join(root, "bin")}:/usr/bin:/bin` },
  });
  return { code: ran.status, last: ran.stdout.trim().split("\n").at(-1), told: ran.stdout };
}

test("all is well: every check counts, every test counts", () => {
  expect(run()).toMatchObject({ code: 0, last: "92 passed, 0 failed" });
});

test("the checks of a stage all run, and one that failed ends the run", () => {
  tool("oxfmt", "exit 1");
  tool("knip", "exit 1");
  expect(run()).toMatchObject({
    code: 1,
    last: "3 passed, 2 failed",
    told: expect.stringMatching(
      /FAILED {2}format +0 passed, 1 failed[^]+ok {6}types +1 passed, 0 failed[^]+not run: rules, tests, stories/,
    ),
  });
});

test("no story is told while a test fails", () => {
  tool("vitest", reports({ numPassedTests: 38, numFailedTests: 2 }, 1));
  expect(run()).toMatchObject({
    code: 1,
    last: "43 passed, 2 failed",
    told: expect.stringContaining("not run: tests, stories"),
  });
});

test("failed stories are counted one by one, and one that passed at the second try has failed", () => {
  tool("playwright", reports({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1));
  expect(run()).toMatchObject({ code: 1, last: "90 passed, 2 failed" });
});

test("what failed is named at the end with the beginning of its reason", () => {
  const long = ["expected 1", "", ...Array.from({ length: 20 }, (_, index) => `line ${index}`)];
  const tests = {
    numPassedTests: 1,
    numFailedTests: 1,
    testResults: [
      { name: "a.test.ts", assertionResults: [{ status: "passed", fullName: "is well" }] },
      {
        name: "b.test.ts",
        assertionResults: [
          { status: "failed", fullName: "adds", failureMessages: [long.join("\\n")] },
        ],
      },
      { name: "c.test.ts", message: "cannot be read", assertionResults: [] },
    ],
  };
  const story = { error: { message: "strict mode violation" } };
  const spec = { file: "d.spec.ts", line: 7, title: "is booked" };
  const stories = {
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [{ message: "no product" }],
    suites: [
      {
        specs: [{ ...spec, ok: true, tests: [{ projectName: "desk", results: [{}] }] }],
        suites: [
          { specs: [{ ...spec, ok: false, tests: [{ projectName: "phone", results: [story] }] }] },
        ],
      },
    ],
  };
  tool("vitest", reports(tests, 1));
  expect(run().told).toContain(
    `── failed
b.test.ts › adds
  expected 1
  line 0
  line 1
  line 2
  line 3
  line 4
  line 5
  line 6
c.test.ts
  cannot be read

── all`,
  );
  tool("vitest", reports({ numPassedTests: 1, numFailedTests: 0 }));
  tool("playwright", reports(stories, 1));
  expect(run().told).toContain(
    `── failed
outside the stories
  no product
[phone] d.spec.ts:7 › is booked
  strict mode violation

── all`,
  );
});

test("a run that dies counts as a failure, and the results of an earlier run are not counted again", () => {
  writeFileSync(join(root, "test-results/rules.json"), '{"numPassedTests":40,"numFailedTests":0}');
  tool("vitest", "exit 3");
  expect(run()).toMatchObject({ code: 1, last: "5 passed, 1 failed" });
});

test("a run that ends badly without a failed test has failed", () => {
  tool("vitest", reports({ numPassedTests: 40, numFailedTests: 0 }, 1));
  expect(run()).toMatchObject({ code: 1, last: "45 passed, 1 failed" });
});

test("a tool that is missing has failed", () => {
  rmSync(join(root, "bin/oxlint"));
  expect(run()).toMatchObject({ code: 1, last: "4 passed, 1 failed" });
});
