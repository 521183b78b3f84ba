import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { About } from "../../server/http/about.ts";
import type { ClosedHouse } from "../../server/maintenance/last-status.ts";
import { MaintenanceScreen } from "../../ui/layout/maintenance-screen.tsx";

/** Seconds after which a browser or a crawler may try again. */
const retrySeconds = 300;

/**
 * Returns the answer to every request while the site is closed. It is drawn without the router and its data, from the agency's
 * last known facts alone; `sheets` are the addresses of the stylesheets.
 */
export function maintenanceAnswer(
  request: Request,
  { language }: Pick<About, "language">,
  house: ClosedHouse,
  sheets: readonly string[],
): Response {
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const html = renderToStaticMarkup(
    <StaticRouter location={path}>
      <MaintenanceScreen {...{ language, path: pageOf(path), ...house, sheets }} />
    </StaticRouter>,
  );
  return new Response(`<!DOCTYPE html>${html}`, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": String(retrySeconds),
      "X-Robots-Tag": "noindex",
    },
  });
}

/** Returns the page's path for a request of its data. */
function pageOf(path: string): string {
  return path.replace(/(\/_)?\.data(?=\?|$)/, "") || "/";
}
