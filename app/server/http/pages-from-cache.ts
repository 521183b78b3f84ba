import type { MiddlewareHandler } from "hono";
import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { joinZipped } from "./joined-gzip.ts";
import { languageNeed, languageVary } from "./language-redirect.ts";
import type { PageCache } from "./page-cache.ts";
import { freshNonce, pageHeaders } from "./page-headers.ts";

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
 * Answers an anonymous page from memory before anything else looks at the request, compressed as it was
 * kept. Who has to be sent to another language, or remembered in one, goes the long way.
 */
export function pagesFromCache(deps: Deps, cache: PageCache): MiddlewareHandler {
  return async (c, next) => {
    const page = mayCache(deps, c.req.raw) ? cache.find(c.req.path, stampOf(deps)) : undefined;
    if (!page || languageNeed(c, c.req.path) !== "none") return next();
    const nonce = freshNonce();
    const headers = pageHeaders(page, nonce);
    headers.append("Vary", `${languageVary}, Accept-Encoding`);
    if (!/\bgzip\b/.test(c.req.header("accept-encoding") ?? "")) {
      return new Response(page.parts.join(nonce), { headers });
    }
    headers.set("Content-Encoding", "gzip");
    return new Response(joinZipped(page.zipped, nonce), { headers });
  };
}
