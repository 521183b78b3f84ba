/** The import graph of the sources. */
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { parseSync } from "oxc-parser";

export type Source = { path: string; text: string };
export type Import = { from: string; to: string; kind: "file" | "package"; typeOnly: boolean };

const root = resolve(import.meta.dirname, "../..");

/** Returns the sources that match a pattern, in order; paths start at the repository's root, with forward slashes. */
export function readSources(pattern: string): Source[] {
  return globSync(pattern, { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted()
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
}

/** Returns the imports of a source: static, dynamic with a literal name, and re-exports. */
export function importsOf({ path, text }: Source): Import[] {
  const { module } = parseSync(path, text);
  const types = new Set(
    module.staticImports
      .filter(({ entries }) => entries.length > 0 && entries.every((entry) => entry.isType))
      .map((entry) => entry.moduleRequest.value),
  );
  const asked = [
    ...module.staticImports.map((entry) => entry.moduleRequest.value),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((one) => one.moduleRequest?.value ?? []),
    ),
    ...module.dynamicImports.flatMap((entry) => {
      const name = text.slice(entry.moduleRequest.start, entry.moduleRequest.end);
      return /^["'].*["']$/.test(name) ? name.slice(1, -1) : [];
    }),
  ];
  return [...new Set(asked)].map((name) => {
    const isFile = name.startsWith(".");
    const to = isFile ? relative(root, resolve(root, dirname(path), name)) : name;
    return { from: path, to, kind: isFile ? "file" : "package", typeOnly: types.has(name) };
  });
}

/** Returns the files that a change can affect: the changed ones, and their direct and indirect importers. */
export function reachedBy(changed: readonly string[], imports: readonly Import[]): Set<string> {
  const importers = Map.groupBy(
    imports.filter(({ kind }) => kind === "file"),
    ({ to }) => to,
  );
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    for (const { from } of importers.get(path) ?? []) waiting.push(from);
  }
  return reached;
}
