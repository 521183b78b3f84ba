/**
 * The failures in the reports of Vitest and Playwright, each with its name and the beginning of its message, for the end of a
 * long run, where its reader looks for them.
 */
import { stripVTControlCharacters } from "node:util";

const maxLines = 8;
const maxCharacters = 200;

/** Returns the failures in a report of Vitest's JSON reporter. */
export function failedTests(report) {
  return (report.testResults ?? []).flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message) return [told(name, message)];
    return failed.map((one) => told(`${name} › ${one.fullName}`, one.failureMessages?.[0]));
  });
}

/** Returns the failures in a report of Playwright's JSON reporter. */
export function failedStories(report) {
  const outside = (report.errors ?? []).map(({ message }) => told("outside the stories", message));
  return [...outside, ...(report.suites ?? []).flatMap(failedIn)];
}

function failedIn({ suites = [], specs = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ file, line, title, tests = [] }) =>
      tests.flatMap(({ projectName, results = [] }) =>
        results
          .filter(({ error }) => error)
          .map(({ error }) => told(`[${projectName}] ${file}:${line} › ${title}`, error.message)),
      ),
    );
  return [...own, ...suites.flatMap(failedIn)];
}

function told(name, message = "") {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, maxLines)
    .map((line) => `  ${line.slice(0, maxCharacters)}`);
  return [name, ...lines].join("\n");
}
