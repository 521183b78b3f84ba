import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";

const longestPath = 500;
const anySite = "http://any.test";

/**
 * Where a sign-in leads: to the page of the back office that was asked for. Anything else that an address may say (another
 * site, a page outside `/admin`, the sign-in itself) leads to the first page.
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
 * The page that an address belongs to: the router asks for data of a page under an address of its own, and a file leads to the
 * list that it is of, where it is asked for anew.
 */
function pageOf(pathname: string): string {
  return pathname
    .replace(/(?:\/_)?\.data$/, "")
    .replace(/\/(?:export|vehicles)\.(?:csv|xlsx)$/, "")
    .replace(/(\/settings\/customers)\/file$/, "$1");
}

/** The sign-in that leads back to the page of a request. */
export function loginFor(request: Request, language: Language): string {
  const { pathname, search } = new URL(request.url);
  const to = returnPath(pathname + search, language);
  const login = adminPath("login", language);
  return to === adminPath("admin", language) ? login : `${login}?${new URLSearchParams({ to })}`;
}
