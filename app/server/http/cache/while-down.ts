/** What visitors get while the database does not answer. */
import type { Context } from "hono";
import { html } from "hono/html";
import { toLocal } from "../../../domain/sarajevo.ts";
import { errorWords } from "../../../i18n/errors/en.ts";
import { languageOf } from "../../../i18n/paths.ts";
import type { Deps } from "../../deps.ts";
import { cutPage, joinPage } from "./cut-page.ts";
import type { CutPage, PageCache } from "./page-cache.ts";
import { cacheKey, mayCache } from "./pages-from-cache.ts";
import { tagPolicy } from "../tag-policy.ts";
import { retryAfter, type PlainPage } from "../plain-page.ts";

/** A form is copied up to this size, in characters; nobody types more. */
const maxForm = 20_000;

type Failed = {
  request: Request;
  /** The error page that was made instead. */
  answer: Response;
  placeholder: string;
  cache: PageCache;
  plain: PlainPage;
  /** The form that was sent. */
  sent: URLSearchParams | undefined;
  deps: Deps;
};

/** Forms of the back office hold passwords and codes, which no page repeats. */
const backOffice = /^(?:\/ba)?\/admin(?:\/|$)/;

/** Returns a copy of a visitor's form that is being sent, undefined for anything else. Its body can be read once more afterwards. */
export async function copyForm(request: Request): Promise<URLSearchParams | undefined> {
  const type = request.headers.get("content-type") ?? "";
  const isForm = request.method === "POST" && type.startsWith("application/x-www-form-urlencoded");
  if (!isForm || backOffice.test(new URL(request.url).pathname)) return undefined;
  const text = await request.clone().text();
  return text.length <= maxForm ? new URLSearchParams(text) : undefined;
}

/**
 * Answers a request whose page failed because the database does not answer. A public page that was made in the last day is shown
 * again and says as of when; a form is kept on the page, to be sent again; anything else is 503 with the error page.
 */
export async function whileDown(c: Context, failed: Failed): Promise<Response> {
  const { request, answer, placeholder, cache, plain, sent, deps } = failed;
  const isData = new URL(request.url).pathname.endsWith(".data");
  if (sent && !isData) return plain(c, "down", [...sent]);
  const older = mayCache(deps, request) ? cache.findOlder(cacheKey(deps, c)) : undefined;
  if (older) return joinPage(asOf(c, older), 200, tagPolicy(deps, request));
  if (isData) return withRetry(new Response(answer.body, { headers: answer.headers, status: 503 }));
  if (!answer.headers.get("content-type")?.startsWith("text/html")) return plain(c, "down");
  return withRetry(joinPage(await cutPage(answer, placeholder), 503, tagPolicy(deps, request)));
}

/** The page with a line before everything else that says from when it is. */
function asOf(c: Context, { page, madeAt }: { page: CutPage; madeAt: number }): CutPage {
  const { down } = errorWords(languageOf(c.req.path));
  const line = html`<p class="as-of" role="status">${down.asOf(toLocal(madeAt).slice(11))}</p>`;
  const parts = page.parts.map((part) =>
    part.replace(/<body\b[^>]*>/, (body) => body + String(line)),
  );
  return { parts, headers: page.headers };
}

function withRetry(answer: Response): Response {
  answer.headers.set("Retry-After", retryAfter);
  return answer;
}
