/** Every script that the build gives to browsers, and which wing's browsers it has to run in. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { scriptsLast } from "../../app/routes/document/scripts-last.ts";
import { withHeadScripts } from "../../app/routes/document/head-scripts.ts";

export type BuiltScript = { name: string; code: string; wing: "public" | "admin" };

const client = resolve(import.meta.dirname, "../../build/client");

export function builtScripts(): BuiltScript[] {
  const files = readdirSync(join(client, "assets")).filter((name) => name.endsWith(".js"));
  const codes = new Map(
    files.map((name) => [name, readFileSync(join(client, "assets", name), "utf8")] as const),
  );
  const open = reachedByVisitors(codes);
  const assets = [...codes].map(([name, code]) => ({
    name,
    code,
    wing: open.has(name) ? ("public" as const) : ("admin" as const),
  }));
  const others = globSync("*.js", { cwd: client }).map((name) => ({
    name,
    code: readFileSync(join(client, name), "utf8"),
    wing: "public" as const,
  }));
  return [...assets, ...others, ...scriptsInPages()];
}

type Routes = Record<string, { module: string }>;

/** The public routes' files and the entry, with everything that they load now or later. */
function reachedByVisitors(codes: ReadonlyMap<string, string>): Set<string> {
  const found = new Set<string>();
  const walk = (name: string): void => {
    const code = codes.get(name);
    if (code === undefined || found.has(name)) return;
    found.add(name);
    // The manifest names the files of every route.
    if (code.includes("__reactRouterManifest=")) return;
    for (const [, next = ""] of code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g))
      walk(next);
  };
  const manifest = [...codes.values()].find((code) => code.includes("__reactRouterManifest="));
  if (manifest === undefined) throw new Error("npm run build comes first");
  const json = manifest.slice(manifest.indexOf("{"), manifest.lastIndexOf("}") + 1);
  const { entry, routes } = JSON.parse(json) as { entry: { module: string }; routes: Routes };
  walk(fileOf(entry.module));
  for (const [id, { module }] of Object.entries(routes))
    if (!/\badmin\b/.test(id)) walk(fileOf(module));
  return found;
}

const fileOf = (path: string) => path.replace(/^.*\//, "");

/** What stands in the pages themselves. */
function scriptsInPages(): BuiltScript[] {
  const page = `<head></head><script nonce="" type="module" async="">0</script>`;
  const html = withHeadScripts(scriptsLast(page), "");
  return [...html.matchAll(/<script nonce="">([\s\S]*?)<\/script>/g)].map(
    ([, code = ""], index) => ({
      name: `script ${index + 1} in the head of a page`,
      code,
      wing: "public" as const,
    }),
  );
}
