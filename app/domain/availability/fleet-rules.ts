import type { Catalogue } from "../catalogue/catalogue.ts";
import type { FleetRules } from "./occupancy.ts";

/** The times that lie between two reservations of one vehicle. */
export function fleetRulesOf({
  priceList,
  transferMinutes,
}: Pick<Catalogue, "priceList" | "transferMinutes">): FleetRules {
  return { turnaroundMinutes: priceList.rules.turnaroundMinutes, transferMinutes };
}
