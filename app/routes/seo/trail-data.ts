import { inLanguage } from "../../domain/language.ts";
import { findLocation } from "../../domain/locations/find-location.ts";
import { carWords } from "../../i18n/booking/car-words.ts";
import { pageWords } from "../../i18n/pages/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { siteWords } from "../../i18n/site/en.ts";
import type { FoundPage } from "./found-page.ts";
import type { FoundSite, Thing } from "./found-site.ts";

type Step = { name: string; path: string };

/** The breadcrumbs of a page, as they stand on it; a page without them has none. */
export function trailData(page: FoundPage, site: FoundSite): Thing | undefined {
  const steps = stepsOf(page, site);
  if (steps.length === 0) return undefined;
  const home = { name: siteWords(site.language).home, path: pathTo("home", site.language) };
  return {
    "@type": "BreadcrumbList",
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: site.origin + path,
    })),
  };
}

function stepsOf({ name, params, paths }: FoundPage, { catalogue, language }: FoundSite): Step[] {
  const words = siteWords(language);
  const path = paths[language];
  const vehicles = { name: words.vehicles, path: pathTo("vehicles", language) };
  const locations = { name: words.locations, path: pathTo("locations", language) };
  switch (name) {
    case "vehicles":
      return [vehicles];
    case "locations":
      return [locations];
    case "contact":
      return [{ name: words.contact, path }];
    case "legal":
      return [{ name: pageWords(language).legal.title, path }];
    case "location": {
      const place = findLocation(catalogue.priceList.locations, params.slug ?? "");
      return place ? [locations, { name: inLanguage(place.name, language), path }] : [];
    }
    case "car": {
      const car = catalogue.cars.find(({ id }) => String(id) === params.id);
      if (!car) return [];
      const category = {
        name: carWords(language).category[car.category],
        path: `${vehicles.path}?category=${car.category}`,
      };
      return [vehicles, category, { name: car.name, path }];
    }
    default:
      return [];
  }
}
