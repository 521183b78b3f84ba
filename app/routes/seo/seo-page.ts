import type { EntryContext, MetaDescriptor } from "react-router";
import { languages, type Language } from "../../domain/language.ts";
import { findLocation } from "../../domain/locations/find-location.ts";
import type { Location } from "../../domain/locations/location.ts";
import { readSearchFields } from "../../domain/reservations/trip/search-params.ts";
import { pathTo, type PageName } from "../../i18n/paths.ts";

/** Pages that a search engine may list. Every other page gets noindex. */
const listedPages = [
  "home",
  "search",
  "vehicles",
  "car",
  "locations",
  "location",
  "contact",
  "legal",
] as const satisfies readonly PageName[];
type ListedPage = (typeof listedPages)[number];

/** A page from the view of search engines and other sites. */
export type SeoPage = {
  name: ListedPage;
  language: Language;
  /** The page's path in each language, without a query. */
  paths: Readonly<Record<Language, string>>;
  params: Readonly<Record<string, string | undefined>>;
  title: string;
  description: string;
  /** The page's loader data. */
  data: unknown;
};

/** Returns the rendered page when it may be listed; `undefined` for any other page, and for the results of a visitor's trip. */
export function readSeoPage(
  { staticHandlerContext: found, routeModules }: EntryContext,
  locations: readonly Location[],
): SeoPage | undefined {
  const match = found.matches.at(-1);
  const [language, name] = readRouteId(match?.route.id ?? "");
  if (!match || !language || !name || found.errors || found.statusCode !== 200) return undefined;
  if (name === "search" && isTrip(found.location.search)) return undefined;
  const { params, route } = match;
  const data: unknown = found.loaderData[route.id];
  const { meta } = routeModules[route.id] ?? {};
  const told =
    typeof meta === "function"
      ? meta({ loaderData: data, params, location: found.location, matches: [] })
      : meta;
  return { name, language, params, data, paths: pathsOf(name, params, locations), ...texts(told) };
}

function readRouteId(id: string): [Language | undefined, ListedPage | undefined] {
  const [prefix, rest] = [id.slice(0, id.indexOf(".")), id.slice(id.indexOf(".") + 1)];
  return [languages.find((each) => each === prefix), listedPages.find((each) => each === rest)];
}

function isTrip(search: string): boolean {
  return Object.keys(readSearchFields(new URLSearchParams(search))).length > 0;
}

function pathsOf(
  name: ListedPage,
  params: SeoPage["params"],
  locations: readonly Location[],
): Record<Language, string> {
  const inEach = (path: (language: Language) => string) => ({
    "en-us": path("en-us"),
    ba: path("ba"),
  });
  const { category = "", id, slug = "" } = params;
  if (name === "car") return inEach((each) => pathTo("car", each, { category, id: Number(id) }));
  if (name !== "location") return inEach((each) => pathTo(name, each));
  const pair = findLocation(locations, slug)?.slug ?? { en: slug, bs: slug };
  return {
    "en-us": pathTo("location", "en-us", { slug: pair.en }),
    ba: pathTo("location", "ba", { slug: pair.bs }),
  };
}

function texts(told: readonly MetaDescriptor[] | undefined): {
  title: string;
  description: string;
} {
  const all = told ?? [];
  const title = all.flatMap((each) => ("title" in each ? [String(each.title)] : [])).at(-1);
  const description = all
    .flatMap((each) =>
      "name" in each && each.name === "description" ? [String(each.content)] : [],
    )
    .at(-1);
  return { title: title ?? "", description: description ?? "" };
}
