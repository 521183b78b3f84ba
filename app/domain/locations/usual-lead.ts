/** How long a place without a lead time of its own has to know of a pick-up before it. */
import type { TransferMinutes } from "../availability/occupancy.ts";
import type { RentalRules } from "../pricing/price-list.ts";

/** The number of vehicles in service that stand at each place when they are not rented. */
export type Homes = Readonly<Record<string, number>>;

/**
 * The lead time of a place that has none of its own, in minutes: the drive that brings most of the vehicles there, and the
 * time that it takes to get one ready. A road that the table of transfers lacks counts as no drive.
 */
export function usualLeadMinutes(
  placeId: string,
  homes: Homes,
  transferMinutes: TransferMinutes,
  { leadMinutes: readyMinutes }: Pick<RentalRules, "leadMinutes">,
): number {
  return driveOfMost(placeId, homes, transferMinutes) + readyMinutes;
}

/** The least drive within which more than half of the vehicles reach a place: the few that stand far off do not count. */
function driveOfMost(placeId: string, homes: Homes, transferMinutes: TransferMinutes): number {
  const drives = Object.entries(homes)
    .map(([home, vehicles]) => ({
      vehicles,
      minutes: home === placeId ? 0 : (transferMinutes[home]?.[placeId] ?? 0),
    }))
    .toSorted((a, b) => a.minutes - b.minutes);
  const half = drives.reduce((sum, { vehicles }) => sum + vehicles, 0) / 2;
  let reached = 0;
  for (const { vehicles, minutes } of drives) {
    reached += vehicles;
    if (reached > half) return minutes;
  }
  return 0;
}
