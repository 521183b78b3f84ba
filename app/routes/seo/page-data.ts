import { z } from "zod";
import { inLanguage, type Language } from "../../domain/language.ts";
import { findLocation } from "../../domain/locations/find-location.ts";
import { carWords } from "../../i18n/booking/car-words.ts";
import { pageWords } from "../../i18n/pages/en.ts";
import { pathTo } from "../../i18n/paths.ts";
import { siteWords } from "../../i18n/site/en.ts";
import { agencyData, placeData, websiteData } from "./agency-data.ts";
import { carData, carListData } from "./car-data.ts";
import type { SeoPage } from "./seo-page.ts";
import type { SeoSite, Thing } from "./seo-site.ts";

/** Pages that show questions; other pages may carry questions in their data without showing them. */
const asking: ReadonlySet<string> = new Set(["home", "contact", "location"]);

/** Returns the structured data of a page, in schema.org's vocabulary. */
export function pageData(page: SeoPage, site: SeoSite): Thing {
  const things = [
    agencyData(site),
    ...subjectsOf(page, site),
    trailData(page, site),
    asking.has(page.name) ? questionsData(page.data, page.language) : undefined,
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}

function subjectsOf({ name, params }: SeoPage, site: SeoSite): Thing[] {
  const { cars, priceList } = site.catalogue;
  const { locations } = priceList;
  switch (name) {
    case "home":
      return [websiteData(site)];
    case "locations":
      return locations.map((place) => placeData(place, site));
    case "location": {
      const place = findLocation(locations, params.slug ?? "");
      return place ? [placeData(place, site)] : [];
    }
    case "contact":
      return locations
        .filter(({ category }) => category === "offices")
        .map((place) => placeData(place, site));
    case "vehicles":
      return [carListData(site)];
    case "car": {
      const car = cars.find(({ id }) => String(id) === params.id);
      return car ? [carData(car, site)] : [];
    }
    default:
      return [];
  }
}

/** Returns JSON that is safe inside a script element: nothing in it can close the element. */
export function jsonForPage(data: Thing): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

type Step = { name: string; path: string };

/** Returns the breadcrumbs that a page shows; `undefined` for a page without any. */
function trailData(page: SeoPage, site: SeoSite): Thing | undefined {
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

function stepsOf({ name, params, paths }: SeoPage, { catalogue, language }: SeoSite): Step[] {
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

const pair = z.object({ en: z.string(), bs: z.string() });
const withQuestions = z.object({
  questions: z.array(z.object({ question: pair, answer: pair })).min(1),
});

/** Returns the questions that a page shows, from its loader data; `undefined` when it shows none. */
export function questionsData(data: unknown, language: Language): Thing | undefined {
  const read = withQuestions.safeParse(data);
  if (!read.success) return undefined;
  return {
    "@type": "FAQPage",
    mainEntity: read.data.questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: inLanguage(question, language),
      acceptedAnswer: { "@type": "Answer", text: inLanguage(answer, language) },
    })),
  };
}
