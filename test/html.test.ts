/** The HTML checker of the W3C on every public page: no fault and no warning. */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { languages } from "../app/domain/language.ts";
import { testApp, type TestApp } from "./world/app.ts";
import { openPublicPages, type PublicPage } from "./pages/public-pages.ts";

let site: TestApp;
const pages: PublicPage[] = [];
const folder = mkdtempSync(join(tmpdir(), "eternal-pro-html-"));
beforeAll(async () => {
  site = await testApp({ trustProxy: true });
  for (const language of languages) pages.push(...(await openPublicPages(site, language)));
}, 180_000);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await site.close();
});

test("every kind of page was opened, and none is broken", () => {
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter(({ status }) => status >= 500)).toEqual([]);
  expect(pages.filter(({ html }) => !html.startsWith("<!DOCTYPE html>"))).toEqual([]);
});

test("the checker finds nothing to mend", { timeout: 240_000 }, ({ skip }) => {
  if (spawnSync("java", ["-version"]).error) return skip("the HTML checker needs Java");
  const names = new Map(pages.map(({ name }, index) => [`${index}.html`, name]));
  for (const [index, { html }] of pages.entries())
    writeFileSync(join(folder, `${index}.html`), html);
  const found = check([...names.keys()].map((file) => join(folder, file)));
  const told = found.map(
    ({ url, message, extract }) =>
      `${message}\n  ${extract ?? ""}`.trim() + `\n  on ${names.get(basename(url))}`,
  );
  expect(told).toEqual([]);
});

/**
 * Features that the standard has and the checker of 2024 does not know yet; browsers without `inputmode` show the
 * usual keys.
 */
const allowed = [
  // https://html.spec.whatwg.org/multipage/interactive-elements.html: one answer open at a time, without scripts.
  "Attribute “name” not allowed on element “details”",
  // https://html.spec.whatwg.org/multipage/popover.html
  "Attribute “popover” not allowed",
  "Attribute “popovertarget” not allowed",
  "Attribute “popovertargetaction” not allowed",
  // https://html.spec.whatwg.org/multipage/interaction.html#autocorrection: a phone must not correct a code.
  "Attribute “autocorrect” not allowed",
  "The “inputmode” attribute is not supported in all browsers",
  // https://webkit.org/b/170179: necessary for VoiceOver, where a list shows no markers.
  "The “list” role is unnecessary for element",
];

type Finding = { url: string; type: string; subType?: string; message: string; extract?: string };

function check(files: readonly string[]): Finding[] {
  const jar: string = createRequire(import.meta.url)("vnu-jar");
  const options = ["--stdout", "--format", "json", "--exit-zero-always"];
  // The checker runs for seconds: the slow compiler and the parallel collector of Java cost more than they save.
  const short = ["-Xss2m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"];
  const said = execFileSync("java", [...short, "-jar", jar, ...options, ...files], {
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  const { messages }: { messages: Finding[] } = JSON.parse(said);
  // Remarks are no faults: React closes empty elements with a slash, which the checker notes each time.
  return messages.filter(
    ({ type, subType, message }) =>
      (type !== "info" || subType === "warning") &&
      !allowed.some((known) => message.startsWith(known)),
  );
}
