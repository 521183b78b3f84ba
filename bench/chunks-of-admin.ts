import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const manifest = z.object({
  routes: z.record(z.string(), z.object({ module: z.string(), imports: z.array(z.string()) })),
});

/** Returns the paths of the browser's files that back office pages need and public pages do not. */
export function chunksOfAdmin(): Set<string> {
  const folder = resolve(import.meta.dirname, "../build/client/assets");
  // A route named "manifest" has a file with that name too.
  const text = globSync("manifest-*.js", { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .find((script) => script.includes("__reactRouterManifest"));
  if (text === undefined) throw new Error("npm run build comes first");
  const json = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  const { routes } = manifest.parse(JSON.parse(json));
  const filesOf = (isAdmin: boolean) =>
    Object.entries(routes)
      .filter(([id]) => /\badmin\b/.test(id) === isAdmin)
      .flatMap(([, { module, imports }]) => [module, ...imports]);
  const open = new Set(filesOf(false));
  const closed = filesOf(true).filter((chunk) => !open.has(chunk));
  if (closed.length === 0) throw new Error("the build has no back office");
  return new Set(closed);
}
