import type { Bilingual, Language } from "../domain/language.ts";
import { inLanguage } from "../domain/language.ts";

/** Parameters of a page's path. */
type PathParams = {
  home: undefined;
  search: undefined;
  vehicles: undefined;
  locations: undefined;
  location: { slug: string };
  contact: undefined;
  extras: undefined;
  review: undefined;
  "reservation-review": undefined;
  "reservation-review-of": { token: string };
  confirmation: { token: string };
  "reservation-pdf": { token: string };
  "reservation-calendar": { token: string };
  modify: undefined;
  change: undefined;
  "own-sheet": { sheet: number };
  "open-pass": { pass: string };
  handover: { token: string };
  "key-box": { token: string };
  paper: { pass: string };
  "online-payment": { token: string };
  "test-payment": { pass: string };
  "border-check": { secret: string };
  legal: undefined;
  "legal-version": { kind: string; version: number };
  "street-map": undefined;
  offline: undefined;
  newsletter: undefined;
  car: { category: string; id: number };
};

export type PageName = keyof PathParams;

/** The path of every public page, in React Router's syntax. */
const pagePaths: Record<PageName, string> = {
  home: "/",
  search: "/search",
  vehicles: "/vehicles",
  locations: "/locations",
  location: "/locations/:slug",
  contact: "/contact",
  extras: "/extras",
  review: "/review",
  "reservation-review": "/reservationreview",
  "reservation-review-of": "/reservationreview/:token",
  confirmation: "/reservation-confirmation/:token",
  "reservation-pdf": "/reservation-confirmation/:token/reservation.pdf",
  "reservation-calendar": "/reservation-confirmation/:token/reservation.ics",
  modify: "/modify-reservation",
  change: "/modify-reservation/details",
  "own-sheet": "/modify-reservation/details/sheets/:sheet",
  "open-pass": "/modify-reservation/open/:pass",
  handover: "/handover/:token",
  "key-box": "/key-box/:token",
  paper: "/paper/:pass",
  "online-payment": "/payment/:token",
  "test-payment": "/test-payment/:pass",
  "border-check": "/border/:secret",
  legal: "/legal",
  "legal-version": "/legal/:kind/:version",
  "street-map": "/street-map",
  offline: "/offline",
  newsletter: "/newsletter",
  car: "/cars/:category/:id",
};

type Rest<Name extends PageName> = PathParams[Name] extends undefined ? [] : [PathParams[Name]];

/** Returns the path of a page in a language: English has no prefix, Bosnian is under `/ba`. */
export function pathTo<Name extends PageName>(
  name: Name,
  language: Language,
  ...[params]: Rest<Name>
): string {
  const given: Record<string, string | number> = params ?? {};
  const path = pagePaths[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(given[key] ?? "")),
  );
  return prefixed(path, language);
}

/** Returns the language of a path: `/ba` and everything under it is Bosnian, the rest English. */
export function languageOf(path: string): Language {
  return /^\/ba(?:\.data)?(?:[/?#]|$)/.test(path) ? "ba" : "en-us";
}

/**
 * Returns the same page in a language. Query and hash stay; the slug of a location becomes its counterpart. An unknown path keeps
 * its words and gets the prefix.
 */
export function counterpart(
  url: string,
  language: Language,
  locations: readonly { slug: Bilingual }[],
): string {
  const end = url.search(/[?#]/);
  const [path, rest] = end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
  const bare = languageOf(path) === "ba" ? path.slice("/ba".length) : path;
  // One slash at the front, so that no path can name another host.
  const inside = `/${bare.replace(/^[/\\]+/, "")}`;
  return prefixed(translated(inside, language, locations), language) + rest;
}

function translated(
  path: string,
  language: Language,
  locations: readonly { slug: Bilingual }[],
): string {
  const slug = /^\/locations\/([^/]+)$/.exec(path)?.[1];
  const location = locations.find(({ slug: pair }) => pair.en === slug || pair.bs === slug);
  return location ? `/locations/${inLanguage(location.slug, language)}` : path;
}

function prefixed(path: string, language: Language): string {
  if (language === "en-us") return path;
  return path === "/" ? "/ba" : `/ba${path}`;
}
