import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router";
import type { About } from "../../server/http/about.ts";
import type { ClosedHouse } from "../../server/maintenance/last-status.ts";
import { MaintenanceScreen } from "../../ui/layout/maintenance-screen.tsx";

/** When it is worth trying again: so often a browser or a crawler may ask. */
const retrySeconds = 300;

/**
 * The answer to everything that is asked of the closed site. It is drawn without the router and its data, so it needs nothing
 * but what is known of the house; `sheets` are the addresses of the stylesheets.
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

/** The page whose data was asked for. */
function pageOf(path: string): string {
  return path.replace(/(\/_)?\.data(?=\?|$)/, "") || "/";
}
