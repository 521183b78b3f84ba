import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { build } from "vite";
import { buildTarget } from "./checks/floors.ts";

const client = resolve("build/client");
const sources = resolve("app/routes/offline");

type BuiltFile = { url: string; revision: string | null };
type Manifest = {
  entry: { module: string };
  routes: Record<string, { module: string; css?: string[] }>;
};

/** Routes whose files no visitor needs offline: the back office, developers' pages, the street map. */
const notKept = /(^|\.)(admin|test-\w+|street-map)(\.|$)/;

/**
 * Builds the offline parts: the worker (`/sw.js`) with the list of the public pages' files, and the script of pages without the
 * site's own (`/still.js`).
 */
export async function buildWorker(): Promise<void> {
  await bundle("still-page.ts", "still.js", {});
  const files = [...hashedFiles(), ...namedFiles(["still.js", "favicon.svg"])];
  await bundle("worker.ts", "sw.js", { builtFiles: JSON.stringify(files) });
  const bytes = files.reduce((sum, { url }) => sum + statSync(join(client, url)).size, 0);
  console.log(`Worker: ${files.length} files, ${Math.round(bytes / 1000)} KB`);
}

async function bundle(source: string, file: string, define: Record<string, string>): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { "process.env.NODE_ENV": '"production"', ...define },
    build: {
      target: buildTarget,
      outDir: client,
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rollupOptions: {
        input: join(sources, source),
        output: { format: "iife", entryFileNames: file },
      },
    },
  });
}

/** Returns the scripts of public pages with all their static and dynamic imports, their stylesheets, and the fonts. */
function hashedFiles(): BuiltFile[] {
  const assets = readdirSync(join(client, "assets"));
  const { entry, routes } = readManifest(assets);
  const found = new Set<string>();
  const walk = (name: string): void => {
    if (found.has(name) || !assets.includes(name)) return;
    const text = readFileSync(join(client, "assets", name), "utf8");
    found.add(name);
    for (const [, next = ""] of text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      walk(next);
  };
  const kept = Object.entries(routes).filter(([id]) => !notKept.test(id));
  for (const module of [entry.module, ...kept.map(([, { module }]) => module)])
    walk(module.replace("/assets/", ""));
  // The server's build leaves a copy of a stylesheet beside the browser's, which no page links.
  for (const [, { css = [] }] of kept)
    for (const address of css) found.add(address.replace("/assets/", ""));
  for (const name of assets) if (name.endsWith(".woff2")) found.add(name);
  return [...found]
    .filter((name) => statSync(join(client, "assets", name)).size > 0)
    .map((name) => ({ url: `/assets/${name}`, revision: null }));
}

function readManifest(assets: string[]): Manifest {
  const text = assets
    .filter((asset) => /^manifest-.+\.js$/.test(asset))
    .map((name) => readFileSync(join(client, "assets", name), "utf8"))
    .find((content) => content.startsWith("window.__reactRouterManifest"));
  if (!text) throw new Error("The build has no manifest of its routes.");
  return JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1));
}

function namedFiles(names: readonly string[]): BuiltFile[] {
  return names.map((name) => {
    const hash = createHash("sha256").update(readFileSync(join(client, name)));
    return { url: `/${name}`, revision: hash.digest("hex").slice(0, 16) };
  });
}
