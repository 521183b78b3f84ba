import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";

const manifest = z.object({
  routes: z.record(
    z.string(),
    z.object({
      module: z.string(),
      imports: z.array(z.string()),
      parentId: z.string().optional(),
    }),
  ),
});

/** Returns the list of the browser's files that each page of the build is made with. */
export function readManifest(): z.infer<typeof manifest> {
  const folder = resolve(import.meta.dirname, "../build/client/assets");
  // A route named "manifest" has a file with that name too.
  const text = globSync("manifest-*.js", { cwd: folder })
    .map((file) => readFileSync(join(folder, file), "utf8"))
    .find((script) => script.includes("__reactRouterManifest"));
  if (text === undefined) throw new Error("npm run build comes first");
  return manifest.parse(JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)));
}
