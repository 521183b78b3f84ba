import { randomBytes } from "node:crypto";
import type { CutPage } from "./page-cache.ts";
import { pagePolicy } from "./security-headers.ts";

/** A script nonce for one answer. */
export function freshNonce(): string {
  return randomBytes(16).toString("base64");
}

/** The headers of a page's answer under its nonce; nobody between us and the visitor keeps a page. */
export function pageHeaders(page: CutPage, nonce: string): Headers {
  const headers = new Headers(page.headers);
  headers.set("Content-Security-Policy", pagePolicy(nonce));
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return headers;
}
