import { randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import { compress } from "hono/compress";
import { dateOf } from "../domain/calendar.ts";
import { toLocal } from "../domain/sarajevo.ts";
import { languageOf } from "../i18n/paths.ts";
import { isDatabaseDown } from "./db/is-down.ts";
import type { Deps } from "./deps.ts";
import type { About, Pages } from "./http/about.ts";
import { health } from "./http/health.ts";
import { copyForm, whileDown } from "./http/cache/while-down.ts";
import { cutPage, joinPage } from "./http/cache/cut-page.ts";
import { bodyLimits } from "./http/body-limits.ts";
import { clientAddress } from "./http/client-address.ts";
import { languageRedirect } from "./http/language-redirect.ts";
import { anonymousMark, pageCache, type PageCache } from "./http/cache/page-cache.ts";
import { tilesMark } from "./http/page-headers.ts";
import { tagPolicy } from "./http/tag-policy.ts";
import { pageTurns } from "./http/page-turns.ts";
import { pathForLog } from "./http/path-for-log.ts";
import {
  cacheKey,
  hasDraft,
  mayCache,
  pagesFromCache,
  stampOf,
} from "./http/cache/pages-from-cache.ts";
import { plainPages, type PlainPage } from "./http/plain-page.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { readableAddress } from "./http/readable-address.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { siteOrigin } from "./http/site-origin.ts";
import { staticFiles } from "./http/static-files.ts";
import { keepClosed, maintenanceOf } from "./maintenance/keep-closed.ts";
import { lastStatus } from "./maintenance/last-status.ts";
import { photoFiles } from "./images/photo-files.ts";
import { lengthenSession } from "./sessions/lengthen-session.ts";
import { warnOfProxy } from "./http/warn-of-proxy.ts";
import { countPages } from "./visits/count-pages.ts";

/**
 * The whole site as one fetch handler: files, the health check, language, security headers, and `pages` for the rest.
 * `clientDir` holds the built browser files; absent in development, where Vite serves them.
 */
export function createApp(deps: Deps, pages: Pages, clientDir?: string): Hono {
  const app = new Hono();
  app.use(securityHeaders(deps.isProduction));
  app.use(warnOfProxy(deps));
  app.get("/healthz", health(deps));
  app.use(countPages(deps));
  const plain = plainPages(deps, clientDir);
  const cache = pageCache(deps.clock);
  const closed = lastStatus(deps);
  app.use(pagesFromCache(deps, cache, closed));
  if (clientDir) app.use(staticFiles(clientDir));
  app.get("/photos/:file/:size", photoFiles(deps));
  app.use(compress());
  app.use(sameOrigin(plain));
  app.use(bodyLimits(plain));
  const answer = answerPages({ deps, pages, cache, plain });
  app.use(keepClosed(deps, closed, answer));
  app.use(languageRedirect(deps));
  app.use(lengthenSession(deps));
  app.all("*", answer);
  app.onError((error, c) => {
    deps.log.error({ err: error, path: pathForLog(c.req.path) }, "request failed");
    return plain(c, isDatabaseDown(error) ? "down" : "failed");
  });
  return app;
}

type Site = { deps: Deps; pages: Pages; cache: PageCache; plain: PlainPage };

function answerPages({ deps, pages, cache, plain }: Site) {
  // A placeholder of this process alone: nobody outside can write it into a page.
  const placeholder = randomBytes(18).toString("base64url");
  // Some pages run two queries at the same time, each on its own connection.
  const inTurn = pageTurns(Math.max(1, Math.floor((deps.pool.options.max ?? 10) / 2)));
  return async (c: Context): Promise<Response> => {
    const request = readableAddress(c.req.raw);
    const stamp = stampOf(deps);
    let isDown = false;
    const noteFailure = (error: unknown) => void (isDown ||= isDatabaseDown(error));
    const sent = await copyForm(request);
    const make = () => pages(request, { ...aboutRequest(deps, c, placeholder), noteFailure });
    // Requests that send a form may take any time; the maintenance screen does not touch the database.
    const isQueued = request.method === "GET" && maintenanceOf(c).kind !== "screen";
    const answer = await (isQueued ? inTurn(make) : make());
    if (isDown && answer.status >= 500)
      return whileDown(c, { request, answer, placeholder, cache, plain, sent, deps });
    // The router's own last resort, in plain English: not even the error page could be rendered.
    if (answer.status === 500 && isPlainText(answer)) return plain(c, "failed");
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return withoutMarks(answer);
    const page = await cutPage(answer, placeholder);
    const isAnonymous = answer.status === 200 && answer.headers.has(anonymousMark);
    const isOpen = maintenanceOf(c).kind === "off";
    if (isAnonymous && isOpen && mayCache(deps, request) && !hasDraft(request))
      cache.keep(cacheKey(deps, c), stamp, page);
    return joinPage(page, answer.status, tagPolicy(deps, request));
  };
}

/** Removes the internal mark headers. Data requests of the router carry the same headers as their page. */
function withoutMarks(answer: Response): Response {
  for (const mark of [anonymousMark, tilesMark]) answer.headers.delete(mark);
  return answer;
}

function isPlainText({ headers }: Response): boolean {
  return headers.get("content-type")?.startsWith("text/plain") ?? true;
}

function aboutRequest(deps: Deps, c: Context, nonce: string): Omit<About, "noteFailure"> {
  const now = toLocal(deps.clock.now());
  const ip = clientAddress(c, deps.trustProxy);
  const origin = siteOrigin(deps, c.req.raw);
  const language = languageOf(c.req.path);
  const maintenance = maintenanceOf(c);
  return { deps, language, nonce, ip, origin, now, today: dateOf(now), maintenance };
}
