/** What binds the staff when they make a trip: less than binds a customer. */
import { dateOf, joinDateTime, type LocalDateTime } from "../../calendar.ts";
import type { Location } from "../../locations/location.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import type { TripContext } from "./check-trip.ts";
import { searchContext, type SearchContext } from "./search-context.ts";

/**
 * What a trip is checked against when the staff make it: the lead time of a place does not bind them, they may open a closed
 * place, and may write down what began today.
 */
export function staffTerms(
  { rules, seasons, locations }: Pick<PriceList, "rules" | "seasons" | "locations">,
  now: LocalDateTime,
): TripContext {
  const terms = withoutLead({ rules, seasons, locations });
  return { ...terms, now: startOfToday(now), locations: terms.locations.map(opened) };
}

/** The same for a browser, as the search form of the staff checks a trip before it is sent. */
export function staffSearch(priceList: PriceList, now: LocalDateTime): SearchContext {
  const context = withoutLead(searchContext(priceList, startOfToday(now)));
  return { ...context, locations: context.locations.map(opened) };
}

type Led<Place> = { rules: TripContext["rules"]; locations: readonly Place[] };

/** The same terms without a lead time anywhere. */
export function withoutLead<Place extends Pick<Location, "leadMinutes">, Terms extends Led<Place>>(
  terms: Terms & Led<Place>,
): Terms & Led<Place> {
  return {
    ...terms,
    rules: { ...terms.rules, outOfHoursLeadHours: 0 },
    locations: terms.locations.map((place) => ({ ...place, leadMinutes: 0 })),
  };
}

function startOfToday(now: LocalDateTime): LocalDateTime {
  return joinDateTime(dateOf(now), "00:00");
}

function opened<Place extends Pick<Location, "outOfHours">>(place: Place): Place {
  return place.outOfHours === "blocked" ? { ...place, outOfHours: "free" } : place;
}
