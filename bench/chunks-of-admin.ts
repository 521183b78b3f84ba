import { readManifest } from "./build-manifest.ts";

/** Returns the paths of the browser's files that back office pages need and public pages do not. */
export function chunksOfAdmin(): Set<string> {
  const { routes } = readManifest();
  const filesOf = (isAdmin: boolean) =>
    Object.entries(routes)
      .filter(([id]) => /\badmin\b/.test(id) === isAdmin)
      .flatMap(([, { module, imports }]) => [module, ...imports]);
  const open = new Set(filesOf(false));
  const closed = filesOf(true).filter((chunk) => !open.has(chunk));
  if (closed.length === 0) throw new Error("the build has no back office");
  return new Set(closed);
}
