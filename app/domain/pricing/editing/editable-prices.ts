/** The part of a price list that the pricing page edits. Protection, extras and border fees have pages of their own. */
import type { Location } from "../../locations/location.ts";
import type {
  LengthDiscount,
  OneWayFee,
  PriceList,
  Rate,
  RentalRules,
  Season,
} from "../price-list.ts";

/** What a place costs, in euro cents. */
export type PlaceFees = Pick<
  Location,
  "id" | "deliveryFeeCents" | "outOfHours" | "outOfHoursFeeCents"
>;

export type YoungDriverRule = Pick<
  RentalRules,
  "youngDriverUntil" | "youngDriverPerDayCents" | "youngDriverCapCents"
>;

export type EditablePrices = {
  seasons: readonly Season[];
  rates: readonly Rate[];
  lengthDiscounts: readonly LengthDiscount[];
  oneWayFees: readonly OneWayFee[];
  places: readonly PlaceFees[];
  youngDriver: YoungDriverRule;
};

/** The price list as it would be with other prices; everything else of it stays. */
export function withPrices(list: PriceList, prices: EditablePrices): PriceList {
  const { seasons, rates, lengthDiscounts, oneWayFees, youngDriver } = prices;
  const fees = new Map(prices.places.map((place) => [place.id, place]));
  return {
    ...list,
    seasons,
    rates,
    lengthDiscounts,
    oneWayFees,
    rules: { ...list.rules, ...youngDriver },
    locations: list.locations.map((location) =>
      Object.assign({}, location, fees.get(location.id) ?? {}),
    ),
  };
}
