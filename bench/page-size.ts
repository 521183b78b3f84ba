/** The size of a page of the back office: its JavaScript beside what every page there loads. */
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { readManifest } from "./build-manifest.ts";
import type { Figure } from "./figure.ts";

const maxKilobytes = 60;
const folder = resolve(import.meta.dirname, "../build/client/assets");

/** Counts every file that the page can ask for, also those of later steps and of the first touch. */
export function pageSize(page: string, what: string): Figure {
  const { routes } = readManifest();
  const filesOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route.module, ...route.imports].map((path) => basename(path)) : [];
  };
  if (!routes[page]) throw new Error(`the build has no page ${page}`);
  const frame = new Set([...filesOf("root"), ...filesOf(routes[page].parentId)]);
  const own = [...reachable(filesOf(page), frame)];
  const kilobytes = own.reduce((sum, file) => sum + brotliBytes(file), 0) / 1000;
  return {
    what: `JavaScript of ${what} beside the frame (brotli)`,
    measured: `${kilobytes.toFixed(1)} KB`,
    asked: `at most ${maxKilobytes} KB`,
    ok: own.length > 0 && kilobytes <= maxKilobytes,
  };
}

/** The files and all that they import, at once or later, without what the frame has brought. */
function reachable(files: readonly string[], frame: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const left = [...files];
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (found.has(file) || frame.has(file)) continue;
    found.add(file);
    const text = readFileSync(join(folder, file), "utf8");
    for (const [, name] of text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)) left.push(name ?? "");
  }
  return found;
}

function brotliBytes(file: string): number {
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return brotliCompressSync(readFileSync(join(folder, file)), { params: quality }).length;
}
