import type { LengthDiscount, PriceList } from "../../../../domain/pricing/price-list.ts";
import { isWholeDay } from "../../../../i18n/hours.ts";

/** What the home page promises, as far as the price list keeps it. */
export type Offer = {
  freeCancellationHours: number;
  /** Every airport hands over around the clock; none of them charges for it. */
  airportsAllDay: boolean;
  airportsFree: boolean;
  /** A child seat and a second driver cost nothing. */
  freeExtras: boolean;
  /** The most that is taken off for a long rental. */
  discount?: LengthDiscount;
  /** So many countries beside our own may be driven into. */
  countriesAbroad: number;
};

/** The extras that are promised to be free. */
const promised = ["child_seat", "additional_driver"];

type Known = Pick<PriceList, "rules" | "locations" | "extras" | "countries" | "lengthDiscounts">;

export function offerOf({ rules, locations, extras, countries, lengthDiscounts }: Known): Offer {
  const airports = locations.filter(({ category }) => category === "airports");
  return {
    freeCancellationHours: rules.freeCancellationHours,
    airportsAllDay:
      airports.length > 0 &&
      airports.every(({ hours }) => hours.weekly.every((span) => span && isWholeDay(span))),
    airportsFree:
      airports.length > 0 && airports.every(({ deliveryFeeCents }) => deliveryFeeCents === 0),
    freeExtras: promised.every((code) =>
      extras.some((extra) => extra.code === code && extra.charge === "free"),
    ),
    discount: [...lengthDiscounts].sort((a, b) => b.percent - a.percent)[0],
    countriesAbroad: countries.filter(({ code, allowed }) => allowed && code !== "BA").length,
  };
}
