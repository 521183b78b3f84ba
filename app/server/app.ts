import { randomBytes } from "node:crypto";
import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { compress } from "hono/compress";
import { dateOf } from "../domain/calendar.ts";
import { toLocal } from "../domain/sarajevo.ts";
import { languageOf } from "../i18n/paths.ts";
import { formRefusalText } from "../i18n/refused-forms.ts";
import type { Deps } from "./deps.ts";
import type { About, Pages } from "./http/about.ts";
import { clientAddress } from "./http/client-address.ts";
import { languageRedirect } from "./http/language-redirect.ts";
import { anonymousMark, pageCache, type CutPage, type PageCache } from "./http/page-cache.ts";
import { freshNonce, pageHeaders } from "./http/page-headers.ts";
import { pathForLog } from "./http/path-for-log.ts";
import { mayCache, pagesFromCache, stampOf } from "./http/pages-from-cache.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sameOrigin } from "./http/same-origin.ts";
import { staticFiles } from "./http/static-files.ts";
import { lengthenSession } from "./sessions/lengthen-session.ts";

/** The largest form that a visitor can send; every field of the booking is far below it. */
const mostFormBytes = 256 * 1024;

/**
 * The whole site as one fetch handler: files, health, language, security headers, and `pages` for the rest.
 * `clientDir` holds the built browser files; development serves them itself and passes none.
 */
export function createApp(deps: Deps, pages: Pages, clientDir?: string): Hono {
  const app = new Hono();
  app.use(securityHeaders(deps.isProduction));
  app.get("/healthz", async (c) => {
    await deps.pool.query("select 1");
    return c.json({ ok: true });
  });
  const cache = pageCache(deps.clock);
  app.use(pagesFromCache(deps, cache));
  if (clientDir) app.use(staticFiles(clientDir));
  app.use(compress());
  app.use(sameOrigin);
  app.use(bodyLimit({ maxSize: mostFormBytes, onError: tooLarge }));
  app.use(languageRedirect(deps));
  app.use(lengthenSession(deps));
  app.all("*", answerPages(deps, pages, cache));
  app.onError((error, c) => {
    deps.log.error({ err: error, path: pathForLog(c.req.path) }, "request failed");
    return c.text("Something went wrong on our side. Please try again.", 500);
  });
  return app;
}

/** Its body is not read to the end, so nothing else can come over this connection. */
function tooLarge(c: Context): Response {
  const text = formRefusalText("too-large", languageOf(c.req.path));
  return c.text(text, 413, { Connection: "close" });
}

function answerPages(deps: Deps, pages: Pages, cache: PageCache) {
  // A placeholder of this process alone: nobody outside can write it into a page.
  const placeholder = randomBytes(18).toString("base64url");
  return async (c: Context): Promise<Response> => {
    const request = c.req.raw;
    const stamp = stampOf(deps);
    const answer = await pages(request, aboutRequest(deps, c, placeholder));
    if (!answer.headers.get("content-type")?.startsWith("text/html")) return answer;
    const page = await cut(answer, placeholder);
    const isAnonymous = answer.status === 200 && answer.headers.has(anonymousMark);
    if (isAnonymous && mayCache(deps, request)) cache.keep(c.req.path, stamp, page);
    return join(page, answer.status);
  };
}

function aboutRequest(deps: Deps, c: Context, nonce: string): About {
  const now = toLocal(deps.clock.now());
  const ip = clientAddress(c, deps.trustProxy);
  return { deps, language: languageOf(c.req.path), nonce, ip, now, today: dateOf(now) };
}

async function cut(answer: Response, placeholder: string): Promise<CutPage> {
  const headers = [...answer.headers].filter(
    ([name]) => name !== anonymousMark.toLowerCase() && name !== "content-length",
  );
  return { parts: (await answer.text()).split(placeholder), headers };
}

function join(page: CutPage, status: number): Response {
  const nonce = freshNonce();
  return new Response(page.parts.join(nonce), { status, headers: pageHeaders(page, nonce) });
}
