import type { Context, MiddlewareHandler } from "hono";
import { dateOf } from "../../../domain/calendar.ts";
import { draftName } from "../../../domain/reservations/trip/draft-name.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import type { Deps } from "../../deps.ts";
import { joinZipped } from "./joined-gzip.ts";
import { languageNeed, languageVary } from "../language-redirect.ts";
import type { PageCache } from "./page-cache.ts";
import { freshNonce, pageHeaders } from "../page-headers.ts";
import { tagPolicy } from "../tag-policy.ts";
import { siteOrigin } from "../site-origin.ts";

/** The version of the prices and the date that a page was made from. */
export function stampOf(deps: Pick<Deps, "catalogue" | "clock">): string {
  return `${deps.catalogue.currentVersion()}|${dateOf(toLocal(deps.clock.now()))}`;
}

/**
 * True when a page may be cached. An address with a `%` in it is written differently in the page than in the cache
 * key, so it is not.
 */
export function mayCache(deps: Pick<Deps, "cachePages">, request: Request): boolean {
  return deps.cachePages && request.method === "GET" && !/[?%]/.test(request.url);
}

/** Has the browser begun a search? It gets its pages drawn with it, and they are nobody else's. */
export function hasDraft(request: Request): boolean {
  return (request.headers.get("cookie") ?? "").includes(`${draftName}=`);
}

/**
 * The cache key of a page. Pages contain the address of the site: where the operator has not set it, the requested
 * host is part of the key, so that nobody gets a page with a host that another visitor made up.
 */
export function cacheKey(deps: Pick<Deps, "publicUrl" | "trustProxy">, c: Context): string {
  return siteOrigin(deps, c.req.raw) + c.req.path;
}

/** Matches gzip among the accepted encodings, unless its weight is 0, which rules it out. */
const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/**
 * Answers an anonymous page from memory before anything else handles the request, compressed in advance. A visitor
 * whose language has to be redirected or remembered takes the normal route, and so does everybody while the site is
 * closed. That is checked only when the cache has the page, so a file never waits for it.
 */
export function pagesFromCache(
  deps: Deps,
  cache: PageCache,
  closed: () => Promise<unknown>,
): MiddlewareHandler {
  return async (c, next) => {
    const page =
      mayCache(deps, c.req.raw) && !hasDraft(c.req.raw)
        ? cache.find(cacheKey(deps, c), stampOf(deps))
        : undefined;
    if (!page || languageNeed(c, c.req.path) !== "none" || (await closed())) return next();
    const nonce = freshNonce();
    const headers = pageHeaders(page, nonce, tagPolicy(deps, c.req.raw));
    headers.append("Vary", `${languageVary}, Accept-Encoding`);
    if (!gzip.test(c.req.header("accept-encoding") ?? "")) {
      return new Response(page.parts.join(nonce), { headers });
    }
    headers.set("Content-Encoding", "gzip");
    return new Response(joinZipped(page.zipped, nonce), { headers });
  };
}
