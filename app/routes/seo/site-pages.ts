import type { Language } from "../../domain/language.ts";
import { pathTo } from "../../i18n/paths.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";

/** A page that may be listed, in both languages. `changedOn` is set where it is known. */
export type SitePage = { paths: Record<Language, string>; changedOn?: string };

/** Returns every page that the sitemap lists. */
export function sitePages({
  cars,
  legal,
  priceList,
}: Pick<Catalogue, "cars" | "legal" | "priceList">): SitePage[] {
  const legalDates = legal.map(({ publishedOn }) => publishedOn).sort();
  return [
    both((language) => pathTo("home", language)),
    both((language) => pathTo("search", language)),
    both((language) => pathTo("vehicles", language)),
    ...cars.map(({ category, id }) =>
      both((language) => pathTo("car", language, { category, id })),
    ),
    both((language) => pathTo("locations", language)),
    ...priceList.locations.map(({ slug }) =>
      both((language) =>
        pathTo("location", language, { slug: language === "ba" ? slug.bs : slug.en }),
      ),
    ),
    both((language) => pathTo("contact", language)),
    { ...both((language) => pathTo("legal", language)), changedOn: legalDates.at(-1) },
  ];
}

function both(path: (language: Language) => string): SitePage {
  return { paths: { "en-us": path("en-us"), ba: path("ba") } };
}
