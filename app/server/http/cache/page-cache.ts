import { zipPiece, type ZippedPiece } from "./joined-gzip.ts";

/** A page split where the nonce goes. */
export type CutPage = { parts: string[]; headers: [string, string][] };

/** A page of the memory cache: anonymous HTML, with its compressed pieces. */
export type CachedPage = CutPage & { zipped: ZippedPiece[] };

type Entry = { page: CachedPage; stamp: string; madeAt: number };

/** The header with which a page route marks its answer as the same for everybody; it never leaves the server. */
export const anonymousMark = "X-Anonymous-Page";

/** The maximum age of a page, because pages say "open now". */
const lifeMs = 60_000;
/** The maximum age of a page that stands in for one that cannot be made. */
const standInMs = 24 * 60 * 60_000;
const maxEntries = 500;

/**
 * Keeps anonymous pages by path. An entry is served only while `stamp` (price-list version and local
 * date) is the one it was made under, so a changed price is never served from here; except by `findOlder`, for a page that says
 * as of when it is. Moments are epoch milliseconds.
 */
export function pageCache(clock: { now(): number }) {
  const entries = new Map<string, Entry>();
  return {
    find(path: string, stamp: string): CachedPage | undefined {
      const entry = entries.get(path);
      const isFresh = entry?.stamp === stamp && entry.madeAt + lifeMs > clock.now();
      return isFresh ? entry.page : undefined;
    },
    findOlder(path: string): { page: CutPage; madeAt: number } | undefined {
      const entry = entries.get(path);
      return entry && entry.madeAt + standInMs > clock.now() ? entry : undefined;
    },
    keep(path: string, stamp: string, cut: CutPage): void {
      if (entries.size >= maxEntries) entries.clear();
      const page = { ...cut, zipped: cut.parts.map(zipPiece) };
      entries.set(path, { page, stamp, madeAt: clock.now() });
    },
  };
}

export type PageCache = ReturnType<typeof pageCache>;
