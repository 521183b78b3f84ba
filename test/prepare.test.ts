import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** `scripts/prepare.mjs` in a small project of its own, with a stand-in for npm that notes how it was called. */
let root: string;
const program = join(import.meta.dirname, "../scripts/prepare.mjs");
const ownVersion = process.version.slice(1);

const standIn = `
  const { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } = require("node:fs");
  const args = process.argv.slice(2);
  appendFileSync("npm.log", args.join(" ") + "\\n");
  if (args[0] === "ci") {
    rmSync("node_modules", { recursive: true, force: true });
    mkdirSync("node_modules/.bin", { recursive: true });
    copyFileSync("package-lock.json", "node_modules/.package-lock.json");
    const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    for (const [path, { optional }] of Object.entries(packages)) if (path && !optional) mkdirSync(path, { recursive: true });
    if (!process.env.WITHOUT_NODE) symlinkSync(process.env.OWN_NODE, "node_modules/.bin/node");
  } else {
    mkdirSync("build/server", { recursive: true });
    if (!process.env.BROKEN_BUILD) writeFileSync("build/server/index.js", "");
  }
  process.exit(process.env.BROKEN_BUILD || process.env.OFFLINE ? 1 : 0);
`;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "eternal-pro-prepare-"));
  for (const folder of ["scripts", "app", "public"]) mkdirSync(join(root, folder));
  copyFileSync(program, join(root, "scripts/prepare.mjs"));
  write("npm.cjs", standIn);
  write("package.json", "{}");
  write(".npmrc", "");
  write("app/page.ts", "export const page = 1;");
  lock();
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const calls = () => {
  const log = join(root, "npm.log");
  const made = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  rmSync(log, { force: true });
  return made.map((line) => line.split(" --")[0]);
};

function lock(more: Record<string, unknown> = {}): void {
  const packages = { "": {}, "node_modules/node": { version: ownVersion }, ...more };
  write("package-lock.json", JSON.stringify({ packages }));
}

function prepare(args: string[] = [], env: Record<string, string> = {}) {
  const from = performance.now();
  const ran = spawnSync(process.execPath, ["scripts/prepare.mjs", ...args], {
    cwd: root,
    encoding: "utf8",
    env: {
      PATH: process.env.PATH,
      npm_execpath: join(root, "npm.cjs"),
      OWN_NODE: process.execPath,
      ...env,
    },
  });
  const told = (ran.stdout + ran.stderr).trim();
  return { code: ran.status, told, calls: calls(), ms: performance.now() - from };
}

describe("packages", () => {
  test("are installed once, and the next time there is nothing to do and nothing to say", () => {
    expect(prepare()).toMatchObject({
      code: 0,
      calls: ["ci"],
      told: expect.stringMatching(/^Installing packages/),
    });
    expect(prepare()).toMatchObject({ code: 0, calls: [], told: "" });
  });

  test("are installed again when the lockfile asks for others", () => {
    prepare();
    lock({ "node_modules/zod": { version: "4.6.7" } });
    expect(prepare().calls).toEqual(["ci"]);
  });

  test("are installed again when one was left behind or taken away by hand", () => {
    prepare();
    lock({ "node_modules/zod": { version: "4.6.7" } });
    copyFileSync(join(root, "package-lock.json"), join(root, "node_modules/.package-lock.json"));
    expect(prepare().calls).toEqual(["ci"]);
  });

  test("that somebody's own npm has installed are taken as they are", () => {
    prepare();
    lock({ "node_modules/zod": { version: "4.6.7" } });
    mkdirSync(join(root, "node_modules/zod"));
    copyFileSync(join(root, "package-lock.json"), join(root, "node_modules/.package-lock.json"));
    expect(prepare()).toMatchObject({ code: 0, calls: [] });
  });

  test("for this machine that npm has left out are asked for once more, on our Node", () => {
    lock({
      "node_modules/part": {
        version: "1.0.0",
        optional: true,
        os: [process.platform],
        cpu: [process.arch],
      },
      "node_modules/other": { version: "1.0.0", optional: true, os: ["aix"], cpu: ["ppc64"] },
    });
    expect(prepare()).toMatchObject({ code: 0, calls: ["ci", "ci"] });
    expect(prepare().calls).toEqual([]);
  });

  test("that cannot be installed end it with one sentence, and the next start tries again", () => {
    expect(prepare([], { OFFLINE: "1" })).toMatchObject({
      code: 1,
      told: expect.stringMatching(/The packages could not be installed: .+$/),
    });
    rmSync(join(root, "node_modules"), { recursive: true });
    expect(prepare()).toMatchObject({ code: 0, calls: ["ci"] });
  });

  test("without a Node that runs here end it with one sentence", () => {
    expect(prepare([], { WITHOUT_NODE: "1" })).toMatchObject({
      code: 1,
      told: expect.stringMatching(/node_modules\/\.bin\/node does not run here/),
    });
  });
});

describe("the site", () => {
  test("is built once, and again when a source has changed", () => {
    expect(prepare(["--build"]).calls).toEqual(["ci", "run"]);
    expect(prepare(["--build"])).toMatchObject({ code: 0, calls: [], told: "" });
    write("app/page.ts", "export const page = 2;");
    expect(prepare(["--build"]).calls).toEqual(["run"]);
    write("app/new.ts", "");
    expect(prepare(["--build"]).calls).toEqual(["run"]);
    rmSync(join(root, "app/new.ts"));
    expect(prepare(["--build"]).calls).toEqual(["run"]);
  });

  test("is not built for a test, for a file that was only touched, or without being asked for", () => {
    prepare(["--build"]);
    write("app/page.test.ts", "");
    expect(prepare(["--build"]).calls).toEqual([]);
    utimesSync(join(root, "app/page.ts"), 1, 1);
    expect(prepare(["--build"]).calls).toEqual([]);
    write("app/page.ts", "export const page = 3;");
    expect(prepare().calls).toEqual([]);
  });

  test("is built again after a build that failed, and when it was taken away", () => {
    expect(prepare(["--build"], { BROKEN_BUILD: "" }).code).toBe(0);
    write("app/page.ts", "broken");
    expect(prepare(["--build"], { BROKEN_BUILD: "1" })).toMatchObject({
      code: 1,
      told: expect.stringMatching(/The site could not be built/),
    });
    expect(prepare(["--build"]).calls).toEqual(["run"]);
    rmSync(join(root, "build/server"), { recursive: true });
    expect(prepare(["--build"]).calls).toEqual(["run"]);
  });
});

describe("the programs of the tests", () => {
  /** A folder that is the whole PATH, with stand-ins that note how they were called. */
  function tools(names: string[]): string {
    mkdirSync(join(root, "tools"));
    for (const name of names) tool(name, "");
    return join(root, "tools");
  }

  function tool(name: string, script: string): void {
    const path = join(root, "tools", name);
    writeFileSync(path, `#!/bin/sh\necho "${name} $*" >> "${root}/tools.log"\n${script}\n`);
    chmodSync(path, 0o755);
  }

  const toolCalls = () => {
    const log = join(root, "tools.log");
    return existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  };

  const all = ["pdftotext", "pdftoppm", "qpdf"];
  const CHROMIUM = process.execPath;
  const isRoot = process.getuid?.() === 0;

  test("a browser that was named has to be there", () => {
    prepare();
    const PATH = tools(all);
    expect(prepare(["--browser"], { CHROMIUM, PATH })).toMatchObject({ code: 0, told: "" });
    expect(prepare(["--browser"], { CHROMIUM: "/nowhere/chromium", PATH })).toMatchObject({
      code: 1,
      told: 'CHROMIUM is "/nowhere/chromium", but there is no such file: name a Chromium or Chrome program.',
    });
  });

  test("that are missing are installed by root, all at once", () => {
    prepare();
    const PATH = tools(["pdftotext", "pdftoppm"]);
    const brings = `[ "$2" = install ] && echo > "${PATH}/qpdf"; exit 0`;
    tool("apt-get", brings);
    const first = prepare(["--browser"], { CHROMIUM, PATH });
    const again = prepare(["--browser"], { CHROMIUM, PATH });
    const refused =
      "The tests need qpdf, which only root may install: install what is missing (Debian: sudo apt-get install qpdf).";
    const installed = [
      "apt-get -qq update",
      "apt-get -qq install --yes --no-install-recommends qpdf",
    ];
    expect([first.told, again.told, toolCalls()]).toEqual(
      isRoot ? ["Installing qpdf (apt-get) …", "", installed] : [refused, refused, []],
    );
  });

  test("that cannot be installed end it with one sentence that says what to install", () => {
    prepare();
    const ran = prepare(["--browser"], { CHROMIUM, PATH: tools([]) });
    expect(ran.code).toBe(1);
    expect(ran.told).toMatch(
      /^The tests need poppler-utils, qpdf, .+: install what is missing \(Debian: sudo apt-get install poppler-utils qpdf\)\.$/,
    );
    tool("apt-get", "exit 100");
    const asked = prepare(["--browser"], { CHROMIUM, PATH: join(root, "tools") });
    expect(asked.told).toMatch(
      isRoot
        ? /apt-get update failed, so the tests lack poppler-utils, qpdf: install what .+\.$/
        : /which only root may install: install what .+\.$/,
    );
  });
});
