import { randomBytes } from "node:crypto";
import type { CutPage } from "./page-cache.ts";
import { pagePolicy } from "./security-headers.ts";

/** A page that shows a street map names the origin of its pictures in this header; it never leaves the server. */
export const tilesMark = "X-Map-Tiles";

/** A script nonce for one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * The headers of a page's answer under its nonce; nobody between us and the visitor keeps a page. `tag` is the address of the
 * script that counts for another house.
 */
export function pageHeaders(page: CutPage, nonce: string, tag?: string): Headers {
  const headers = new Headers(page.headers);
  const tiles = headers.get(tilesMark) ?? undefined;
  headers.delete(tilesMark);
  headers.set("Content-Security-Policy", pagePolicy(nonce, tiles, tag));
  // The map stands in a frame of the pages around it.
  if (tiles) headers.set("X-Frame-Options", "SAMEORIGIN");
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}
