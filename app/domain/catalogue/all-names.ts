import type { PriceList } from "../pricing/price-list.ts";
import type { Catalogue } from "./catalogue.ts";

/**
 * The price list with what is no longer offered in it: for the names of what was booked, never to price or to choose from.
 */
export function allNames({
  priceList,
  withdrawn,
}: Pick<Catalogue, "priceList" | "withdrawn">): PriceList {
  return {
    ...priceList,
    plans: [...priceList.plans, ...withdrawn.plans],
    extras: [...priceList.extras, ...withdrawn.extras],
    locations: [...priceList.locations, ...withdrawn.locations],
  };
}
