import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";

const longestPath = 500;
const anySite = "http://any.test";

/**
 * The page of the back office to which a sign-in leads: the one that was asked for. Any other address (another site, a
 * page outside `/admin`, the sign-in itself) becomes the first page.
 */
export function returnPath(asked: string | null, language: Language): string {
  const home = adminPath("admin", language);
  if (!asked || asked.length > longestPath || !asked.startsWith("/")) return home;
  if (!URL.canParse(asked, anySite)) return home;
  const url = new URL(asked, anySite);
  const { origin } = url;
  const pathname = pageOf(url.pathname);
  const isInside = origin === anySite && /^(?:\/ba)?\/admin(?:\/|$)/.test(pathname);
  const isDoor =
    /^(?:\/ba)?\/admin\/(?:login|sign-out|look|first-owner|confirm|invitation)(?:\/|$)/i.test(
      pathname,
    );
  if (url.searchParams.has("_routes")) url.searchParams.delete("_routes");
  return isInside && !isDoor ? pathname + url.search : home;
}

/**
 * The page of an address: the router requests data of a page under another address, and the address of a file becomes
 * that of the page with its button.
 */
function pageOf(pathname: string): string {
  return pathname
    .replace(/(?:\/_)?\.data$/, "")
    .replace(/\/(?:export|vehicles)\.(?:csv|xlsx)$/, "")
    .replace(/(\/settings\/customers)\/file$/, "$1");
}

/** The address of the sign-in that leads back to the page of a request. */
export function loginFor(request: Request, language: Language): string {
  const { pathname, search } = new URL(request.url);
  const to = returnPath(pathname + search, language);
  const login = adminPath("login", language);
  return to === adminPath("admin", language) ? login : `${login}?${new URLSearchParams({ to })}`;
}
