import type { FleetRules } from "../../domain/availability/occupancy.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";

/** The times that lie between two reservations of one vehicle. */
export function fleetRulesOf({
  priceList,
  transferMinutes,
}: Pick<Catalogue, "priceList" | "transferMinutes">): FleetRules {
  return { turnaroundMinutes: priceList.rules.turnaroundMinutes, transferMinutes };
}
