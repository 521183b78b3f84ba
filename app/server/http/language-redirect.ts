import type { Context, MiddlewareHandler } from "hono";
import type { Language } from "../../domain/language.ts";
import { counterpart, languageOf } from "../../i18n/paths.ts";
import type { Deps } from "../deps.ts";
import { languageCookie, preferredLanguage } from "./preferred-language.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/**
 * `/en-us/*` is the same page without the prefix. An unprefixed page asked for by a person who prefers
 * Bosnian goes to its `/ba` counterpart; files, data and forms are never sent anywhere. A link that was
 * followed inside the site is the visitor's own choice of language: it is kept, with or without scripts.
 */
export function languageRedirect(deps: Deps): MiddlewareHandler {
  return async (c, next) => {
    const url = new URL(c.req.url);
    const moved = pathToday(url.pathname);
    if (moved) return c.redirect(moved + url.search, c.req.method === "GET" ? 301 : 308);
    if (!isPage(c.req.method, url.pathname)) return next();
    const need = languageNeed(c, url.pathname);
    if (need === "redirect") {
      const { priceList } = await deps.catalogue.get().catch(deps.catalogue.lastKnown);
      c.header("Vary", languageVary);
      return c.redirect(counterpart(url.pathname + url.search, "ba", priceList.locations), 302);
    }
    await next();
    c.res.headers.append("Vary", languageVary);
    if (need === "remember") {
      const cookie = `${languageCookie}=${languageOf(url.pathname)}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
      c.res.headers.append("Set-Cookie", cookie);
    }
  };
}

/** The request headers that the answer to a page depends on. */
export const languageVary = "Cookie, Accept-Language";

/** Returns what the language of a page requires before it is shown. */
export function languageNeed(c: Context, pathname: string): "none" | "redirect" | "remember" {
  const language = languageOf(pathname);
  const preferred = preferredLanguage(c.req.raw.headers);
  const from = languageOfReferrer(c.req.header("referer"), c.req.header("host"));
  // Pages of ours send no referrer in some cases; then this header shows that the link was one of ours.
  const isInside = from !== undefined || c.req.header("sec-fetch-site") === "same-origin";
  if (isInside) return (from ?? preferred) === language ? "none" : "remember";
  return language === "en-us" && preferred === "ba" ? "redirect" : "none";
}

/** The current path of a page whose path begins with `/en-us`, or with a language in capitals. */
function pathToday(pathname: string): string | undefined {
  const segment = /^\/(en-us|ba)(?=\/|$)/i.exec(pathname)?.[0];
  if (!segment || segment === "/ba") return undefined;
  const rest = pathname.slice(segment.length);
  if (segment.toLowerCase() === "/ba") return `/ba${rest}`;
  // One slash at the front, so that no path can name another host.
  return `/${rest.replace(/^[/\\]+/, "")}`;
}

/** The language of the page of ours that the referrer names. */
function languageOfReferrer(
  referrer: string | undefined,
  host: string | undefined,
): Language | undefined {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { host: from, pathname } = new URL(referrer);
  return from === host ? languageOf(pathname) : undefined;
}

/**
 * True for a read of a page: paths with a dot are files and data, those with two underscores are the router's own.
 */
function isPage(method: string, pathname: string): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/__|\.[a-z0-9]+$/i.test(pathname);
}
