import type { MiddlewareHandler } from "hono";
import type { PlainPage } from "./plain-page.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends. Browsers put `Origin` on every POST and its source in
 * `Sec-Fetch-Site`; a request without both may still name the page in `Referer`. One with none of the three is no
 * browser and carries no visitor's cookies.
 */
export function sameOrigin(plain: PlainPage): MiddlewareHandler {
  return async (c, next) => {
    if (!safe.has(c.req.method) && isForeign(c.req.raw.headers)) return plain(c, "foreign");
    await next();
  };
}

function isForeign(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return true;
  const from = headers.get("origin") || headers.get("referer");
  if (!from) return false;
  return !URL.canParse(from) || new URL(from).host !== headers.get("host");
}
