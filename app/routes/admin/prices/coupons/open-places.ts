import type { Deps } from "../../../../server/deps.ts";
import type { Place } from "./coupon-fields.ts";

/** The places that a coupon can be bound to: also those that are closed now, so that an edit never loses one. */
export async function openPlaces({ catalogue }: Pick<Deps, "catalogue">): Promise<Place[]> {
  const { priceList, withdrawn } = await catalogue.get();
  return [...priceList.locations, ...withdrawn.locations].map(({ id, name }) => ({ id, name }));
}
