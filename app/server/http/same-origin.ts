import type { MiddlewareHandler } from "hono";
import { languageOf } from "../../i18n/paths.ts";
import { formRefusalText } from "../../i18n/refused-forms.ts";

const safe = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends. Browsers put `Origin` on every POST and say where it
 * came from in `Sec-Fetch-Site`; what sends neither is no browser and carries no visitor's cookies.
 */
export const sameOrigin: MiddlewareHandler = async (c, next) => {
  if (!safe.has(c.req.method) && isForeign(c.req.raw.headers)) {
    return c.text(formRefusalText("foreign", languageOf(c.req.path)), 403);
  }
  await next();
};

function isForeign(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site && site !== "same-origin" && site !== "none") return true;
  const origin = headers.get("origin");
  if (!origin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get("host");
}
