/**
 * Prepares a fresh clone with nothing but the machine's own Node (18 or newer) and npm, and is quick when all is ready: the
 * packages of the lockfile, and on demand the programs that tests call (--browser: Chromium, Poppler, qpdf; with
 * --engines also Firefox and WebKit) and the built site (--build).
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const modules = join(root, "node_modules");
const ownNode = join(modules, ".bin/node");
const prepared = join(modules, ".prepared");
const builtFrom = join(root, "build/.inputs");

installPackages();
if (process.argv.includes("--browser")) installPrograms(process.argv.includes("--engines"));
if (process.argv.includes("--build")) buildSite();

function installPackages() {
  const wanted = hashOf(["package-lock.json", "package.json", ".npmrc"].map(contentOf));
  if (readIfThere(prepared) === wanted && nodeRuns()) return;
  if (!isInstalled() || !nodeRuns()) {
    say("Installing packages (npm ci); the first time takes a minute or two …");
    const install = ["ci", "--include=dev", "--no-fund", "--no-audit"];
    if (runNpm(install) !== 0)
      fail(
        "The packages could not be installed: npm says above what is missing (often the network).",
      );
    if (!nodeRuns())
      fail(
        "The packages are installed, but node_modules/.bin/node does not run here: allow npm's install scripts (npm config set ignore-scripts false), and check that this machine is one that Node 26 runs on.",
      );
    if (!isInstalled()) installWithOwnNode(install);
  }
  writeFileSync(prepared, wanted);
}

/**
 * Installs again on our Node: npm leaves out a package's binaries for this machine when its own Node is too old for the package.
 */
function installWithOwnNode(install) {
  say("This machine's Node is too old for some packages; installing once more on Node 26 …");
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  const copy = join(folder, "node");
  copyFileSync(ownNode, copy);
  const status = runNpm(install, copy);
  rmSync(folder, { recursive: true, force: true });
  if (status !== 0) fail("The packages could not be installed: npm says above what is missing.");
}

/** True when node_modules matches the lockfile on this machine, whether we or somebody's own npm installed it. */
function isInstalled() {
  const asked = readPackages("package-lock.json");
  const there = readPackages("node_modules/.package-lock.json");
  if (!asked || !there) return false;
  const missing = Object.entries(asked).filter(([path, wanted]) =>
    there[path] && existsSync(join(root, path))
      ? there[path].version !== wanted.version
      : path !== "" && (!wanted.optional || isForThisMachine(wanted)),
  );
  return missing.length === 0 && Object.keys(there).every((path) => asked[path]);
}

function isForThisMachine({ os, cpu, libc }) {
  const allows = (list, own) =>
    !list ||
    ((list.includes(own) || list.some((name) => name[0] === "!")) && !list.includes(`!${own}`));
  // Without a list of systems it is not a binary for one machine, but an optional package that npm may leave out.
  if (!os && !cpu) return false;
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, libcName());
}

function libcName() {
  if (process.platform !== "linux") return undefined;
  return process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl";
}

function readPackages(path) {
  const text = readIfThere(join(root, path));
  return text === undefined ? undefined : JSON.parse(text).packages;
}

/** True when our Node, on which every npm script runs, is there in the lockfile's version. */
function nodeRuns() {
  if (!existsSync(ownNode)) return false;
  if (realpathSync(process.execPath) === realpathSync(ownNode)) return true;
  const answer = spawnSync(ownNode, ["--version"], { encoding: "utf8" });
  const lock = readPackages("package-lock.json")?.["node_modules/node"]?.version;
  return answer.status === 0 && answer.stdout.trim() === `v${lock}`;
}

/** Installs the missing programs that the tests call, each from its Debian package. */
function installPrograms(withEngines) {
  const named = process.env.CHROMIUM;
  if (named && !existsSync(named))
    fail(`CHROMIUM is "${named}", but there is no such file: name a Chromium or Chrome program.`);
  const isThere = {
    chromium: () => Boolean(named) || existsSync("/usr/bin/chromium"),
    "chromium-headless-shell": () =>
      Boolean(named) || existsSync("/usr/bin/chromium-headless-shell"),
    "poppler-utils": () => isOnPath("pdftotext") && isOnPath("pdftoppm"),
    qpdf: () => isOnPath("qpdf"),
    ...(withEngines && {
      "firefox-esr": () => isOnPath("firefox-esr"),
      "webkit2gtk-driver": () => isOnPath("WebKitWebDriver"),
      xvfb: () => isOnPath("Xvfb"),
      dbus: () => isOnPath("dbus-run-session"),
    }),
  };
  const missing = () => Object.keys(isThere).filter((name) => !isThere[name]());
  const wanted = missing();
  if (wanted.length === 0) return;
  const names = wanted.join(", ");
  const orNamed = wanted.some((name) => name.startsWith("chromium"))
    ? ", or name a Chromium with CHROMIUM=/path/to/chromium"
    : "";
  const byHand = `install what is missing (Debian: sudo apt-get install ${wanted.join(" ")})${orNamed}`;
  if (process.getuid?.() !== 0)
    fail(`The tests need ${names}, which only root may install: ${byHand}.`);
  if (!isOnPath("apt-get"))
    fail(`The tests need ${names}, and this machine has no apt-get: ${byHand}.`);
  say(`Installing ${names} (apt-get) …`);
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...wanted]])
    if (spawnSync("apt-get", ["-qq", ...args], { stdio: "inherit", env }).status !== 0)
      fail(`apt-get ${args[0]} failed, so the tests lack ${names}: ${byHand}.`);
  if (missing().length > 0) fail(`apt-get brought no ${missing().join(", ")}: ${byHand}.`);
}

function isOnPath(program) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  return folders.some((folder) => folder !== "" && existsSync(join(folder, program)));
}

function buildSite() {
  const files = listFiles([
    "app",
    "public",
    "scripts/build-worker.ts",
    "scripts/compress-files.ts",
    "scripts/draw-pictures.ts",
    "scripts/check-browsers.ts",
    "scripts/checks",
    "tsconfig.json",
    "vite.config.ts",
    "react-router.config.ts",
    "package-lock.json",
  ]);
  const stamps = hashOf(files.map((file) => `${file} ${stampOf(file)}`));
  const before = readIfThere(builtFrom)?.split("\n") ?? [];
  const isBuilt = existsSync(join(root, "build/server/index.js"));
  if (isBuilt && before[0] === stamps) return;
  const contents = hashOf(files.map((file) => `${file} ${hashOf([contentOf(file)])}`));
  if (!isBuilt || before[1] !== contents) {
    say("Building the site …");
    rmSync(builtFrom, { force: true });
    if (runNpm(["run", "--silent", "build"]) !== 0)
      fail("The site could not be built: the lines above say where.");
  }
  mkdirSync(dirname(builtFrom), { recursive: true });
  writeFileSync(builtFrom, `${stamps}\n${contents}`);
}

/** Returns the files that the build reads, without the tests beside them. */
function listFiles(paths) {
  return paths
    .flatMap((path) => {
      const full = join(root, path);
      if (!existsSync(full)) return [];
      if (!statSync(full).isDirectory()) return [path];
      return listFiles(readdirSync(full).map((name) => relative(root, join(full, name))));
    })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .sort();
}

function stampOf(path) {
  const { size, mtimeMs, ctimeMs } = statSync(join(root, path));
  return `${size} ${mtimeMs} ${ctimeMs}`;
}

/** Runs npm on the Node that called it, never on the one that it is about to replace; or on `node`. */
function runNpm(args, node = process.env.npm_node_execpath) {
  const npm = process.env.npm_execpath;
  const [program, ...first] = npm ? [node || process.execPath, npm] : ["npm"];
  const PATH = node ? `${dirname(node)}${delimiter}${process.env.PATH}` : process.env.PATH;
  return spawnSync(program, [...first, ...args], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, PATH },
  }).status;
}

function hashOf(texts) {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length}\n`).update(text);
  return hash.digest("hex");
}

function contentOf(path) {
  return readFileSync(join(root, path));
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, "utf8") : undefined;
}

function say(line) {
  console.log(line);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
