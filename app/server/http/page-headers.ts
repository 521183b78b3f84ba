import { randomBytes } from "node:crypto";
import type { CutPage } from "./cache/page-cache.ts";
import type { TagPolicy } from "./tag-policy.ts";
import { pagePolicy } from "./security-headers.ts";

/** The header in which a page with a street map names the origin of its tiles; it never leaves the server. */
export const tilesMark = "X-Map-Tiles";

/** A script nonce for one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The headers of a page's answer for its nonce; no proxy may store a page. `tag` is what it may load of another
 * company's analytics.
 */
export function pageHeaders(page: CutPage, nonce: string, tag?: TagPolicy): Headers {
  const headers = new Headers(page.headers);
  const tiles = headers.get(tilesMark) ?? undefined;
  headers.delete(tilesMark);
  headers.set("Content-Security-Policy", pagePolicy(nonce, tiles, tag));
  // The map is a frame inside a page of ours.
  if (tiles) headers.set("X-Frame-Options", "SAMEORIGIN");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}
