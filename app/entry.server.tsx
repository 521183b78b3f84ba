import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
} from "react-router";
import { seoHead } from "./routes/seo/seo-head.tsx";
import { languageTag } from "./routes/seo/language-tag.ts";
import { isAtWork } from "./routes/document/at-work.ts";
import { NonceContext, ServerHead } from "./routes/document/server-context.ts";
import { pathForLog } from "./server/http/path-for-log.ts";
import { isStill, Still } from "./routes/offline/still.ts";
import { page } from "./routes/request/page-context.ts";
import { earlyTaps } from "./routes/document/early-taps.ts";
import { plainPreloads } from "./routes/document/plain-preloads.ts";
import { scriptsLast } from "./routes/document/scripts-last.ts";
import { withHeadScripts } from "./routes/document/head-scripts.ts";

/**
 * Renders a page whole: pages are small, and the page cache stores a finished string. A failure while rendering throws,
 * and becomes the error page.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const about = context.get(page);
  const { nonce } = about;
  const drawn = await render(
    <NonceContext value={nonce}>
      <ServerHead value={await seoHead(entryContext, about)}>
        <Still value={isStill(new URL(request.url))}>
          <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
        </Still>
      </ServerHead>
    </NonceContext>,
    nonce,
  );
  const html = withHeadScripts(drawn, nonce);
  headers.set("Content-Language", languageTag(about.language));
  headers.set("Content-Type", "text/html; charset=utf-8");
  const { pathname } = new URL(request.url);
  const isReadFirst = !import.meta.env.DEV && !isAtWork(pathname);
  const live = isStill(new URL(request.url)) ? html : earlyTaps(html, nonce);
  return new Response(isReadFirst ? scriptsLast(live) : plainPreloads(live), { status, headers });
}

function render(element: React.ReactElement, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(element, {
      nonce,
      // A large part that comes late is put in place by a script, so without scripts it would never appear.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
      onShellError: reject,
      onError: reject,
    });
  });
}

/** Logs the errors of loaders and of rendering, once; aborted requests and client errors are not our fault. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { deps, noteFailure } = context.get(page);
  noteFailure(error);
  deps.log.error({ err: error, path: pathForLog(new URL(request.url).pathname) }, "page failed");
}
