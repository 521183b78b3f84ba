import type { LocalDateTime } from "../../calendar.ts";
import type { Location } from "../../locations/location.ts";
import type { PriceList, Season } from "../../pricing/price-list.ts";
import type { TripContext } from "./check-trip.ts";
import type { SearchDraft } from "./search-draft.ts";

/** A place as the search form shows it. */
export type SearchPlace = Pick<
  Location,
  | "id"
  | "slug"
  | "name"
  | "category"
  | "iata"
  | "hours"
  | "outOfHours"
  | "outOfHoursFeeCents"
  | "leadMinutes"
>;

/** What the search form has to know to check a trip before it is sent. */
export type SearchContext = Omit<TripContext, "locations" | "seasons"> & {
  locations: readonly SearchPlace[];
  seasons: readonly SearchSeason[];
  /** The search that this browser has begun, where the page is drawn with it. */
  draft?: SearchDraft;
};

/** A season as the calendar marks it. */
export type SearchSeason = Pick<Season, "name" | "from" | "to" | "priority" | "minRentalDays">;

/** The part of a price list that a browser needs to check a trip. `now` is the wall clock in Sarajevo. */
export function searchContext(priceList: PriceList, now: LocalDateTime): SearchContext {
  const { graceMinutes, minRentalDays, maxRentalDays, maxAdvanceDays, outOfHoursLeadHours } =
    priceList.rules;
  return {
    now,
    rules: { graceMinutes, minRentalDays, maxRentalDays, maxAdvanceDays, outOfHoursLeadHours },
    seasons: priceList.seasons
      .filter((season) => season.to >= now.slice(0, 10))
      .map(({ name, from, to, priority, minRentalDays: days }) => ({
        name,
        from,
        to,
        priority,
        minRentalDays: days,
      })),
    locations: priceList.locations.map(asSearchPlace),
  };
}

function asSearchPlace(location: Location): SearchPlace {
  const { id, slug, name, category, iata, hours, outOfHours, outOfHoursFeeCents, leadMinutes } =
    location;
  return { id, slug, name, category, iata, hours, outOfHours, outOfHoursFeeCents, leadMinutes };
}
