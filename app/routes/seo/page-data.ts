import { findLocation } from "../../domain/locations/find-location.ts";
import { agencyData, placeData, websiteData } from "./agency-data.ts";
import { carData, carListData } from "./car-data.ts";
import type { FoundPage } from "./found-page.ts";
import type { FoundSite, Thing } from "./found-site.ts";
import { questionsData } from "./questions-data.ts";
import { trailData } from "./trail-data.ts";

/** Pages that show questions; other pages may carry some in their data and not show them. */
const asking: ReadonlySet<string> = new Set(["home", "contact", "location"]);

/** All that a page says to machines in the words of schema.org. */
export function pageData(page: FoundPage, site: FoundSite): Thing {
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

function subjectsOf({ name, params }: FoundPage, site: FoundSite): Thing[] {
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

/** JSON as it may stand in a page: nothing in it can end the element that it stands in. */
export function jsonForPage(data: Thing): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
