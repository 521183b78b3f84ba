import { usualLeadMinutes } from "../../domain/locations/usual-lead.ts";
import { readHomes } from "../catalogue/read-locations.ts";
import type { Deps } from "../deps.ts";

/** The lead time that a place has while it has none of its own, in minutes. */
export async function findUsualLead(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  placeId: string,
): Promise<number> {
  const { transferMinutes, priceList } = await catalogue.get();
  return usualLeadMinutes(placeId, await readHomes(pool), transferMinutes, priceList.rules);
}
