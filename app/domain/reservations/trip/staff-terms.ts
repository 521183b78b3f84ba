/** What binds the staff when they make a trip: less than binds a customer. */
import { dateOf, joinDateTime, type LocalDateTime } from "../../calendar.ts";
import type { Location } from "../../locations/location.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import type { TripContext } from "./check-trip.ts";
import { searchContext, type SearchContext } from "./search-context.ts";

/**
 * What a trip is checked against when the staff make it: they need no time to get a car ready, may open a closed place, and
 * may write down what began today.
 */
export function staffTerms(
  { rules, seasons, locations }: Pick<PriceList, "rules" | "seasons" | "locations">,
  now: LocalDateTime,
): TripContext {
  return {
    seasons,
    rules: withoutLead(rules),
    now: startOfToday(now),
    locations: locations.map(opened),
  };
}

/** The same for a browser, as the search form of the staff checks a trip before it is sent. */
export function staffSearch(priceList: PriceList, now: LocalDateTime): SearchContext {
  const context = searchContext(priceList, startOfToday(now));
  return {
    ...context,
    rules: withoutLead(context.rules),
    locations: context.locations.map(opened),
  };
}

function startOfToday(now: LocalDateTime): LocalDateTime {
  return joinDateTime(dateOf(now), "00:00");
}

function withoutLead<Rules extends TripContext["rules"]>(rules: Rules): Rules {
  return { ...rules, leadMinutes: 0 };
}

function opened<Place extends Pick<Location, "outOfHours">>(place: Place): Place {
  return place.outOfHours === "blocked" ? { ...place, outOfHours: "free" } : place;
}
