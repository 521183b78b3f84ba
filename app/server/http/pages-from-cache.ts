import type { Context, MiddlewareHandler } from "hono";
import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { joinZipped } from "./joined-gzip.ts";
import { languageNeed, languageVary } from "./language-redirect.ts";
import type { PageCache } from "./page-cache.ts";
import { freshNonce, pageHeaders } from "./page-headers.ts";
import { siteOrigin } from "./site-origin.ts";

/** Under which prices and on which day a page was made. */
export function stampOf(deps: Pick<Deps, "catalogue" | "clock">): string {
  return `${deps.catalogue.currentVersion()}|${dateOf(toLocal(deps.clock.now()))}`;
}

/**
 * Only a plain address can name a page that is the same for everybody: one with a `%` in it is written otherwise in the page
 * than in the path that the page would be kept under.
 */
export function mayCache(deps: Pick<Deps, "cachePages">, request: Request): boolean {
  return deps.cachePages && request.method === "GET" && !/[?%]/.test(request.url);
}

/**
 * What a page is kept under. Pages name the address of the site: where the operator has not said it, it is the one that was
 * asked for, so that nobody is given a page with the address that another one made up.
 */
export function cacheKey(deps: Pick<Deps, "publicUrl" | "trustProxy">, c: Context): string {
  return siteOrigin(deps, c.req.raw) + c.req.path;
}

/** Accepted, and not with a weight of 0, which means anything but this. */
const gzip = /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i;

/**
 * Answers an anonymous page from memory before anything else looks at the request, compressed as it was
 * kept. Who has to be sent to another language, or remembered in one, goes the long way, and so does everybody while the
 * site is closed. That is asked only of a page that is there, so a file never waits for it.
 */
export function pagesFromCache(
  deps: Deps,
  cache: PageCache,
  closed: () => Promise<unknown>,
): MiddlewareHandler {
  return async (c, next) => {
    const page = mayCache(deps, c.req.raw)
      ? cache.find(cacheKey(deps, c), stampOf(deps))
      : undefined;
    if (!page || languageNeed(c, c.req.path) !== "none" || (await closed())) return next();
    const nonce = freshNonce();
    const headers = pageHeaders(page, nonce, deps.analyticsTag);
    headers.append("Vary", `${languageVary}, Accept-Encoding`);
    if (!gzip.test(c.req.header("accept-encoding") ?? "")) {
      return new Response(page.parts.join(nonce), { headers });
    }
    headers.set("Content-Encoding", "gzip");
    return new Response(joinZipped(page.zipped, nonce), { headers });
  };
}
