/** When two occupations of one vehicle get along. */
import type { Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";

/** What a request and a busy time have in common; without a kind it is a reservation. */
export type Stay = Pick<Busy, "start" | "end" | "pickupLocationId" | "dropoffLocationId"> & {
  kind?: Busy["kind"];
};

/**
 * Can `next` take the vehicle after `prev`? Between two reservations lie the turnaround and the transfer from the place
 * of the return to the place of the pick-up. A block needs neither: service may begin at the return and a reservation at
 * the end of a service.
 */
export function canFollow(prev: Stay, next: Stay, rules: FleetRules): boolean {
  return next.start >= prev.end + gapMinutes(prev, next, rules) * 60_000;
}

/**
 * Can both be on one vehicle? Asked of every two, not only of neighbours: a short block between two reservations does not
 * shorten the way from one to the other.
 */
export function canShare(a: Stay, b: Stay, rules: FleetRules): boolean {
  return canFollow(a, b, rules) || canFollow(b, a, rules);
}

/** Is the vehicle in service for the whole stay? */
export function inService(vehicle: FleetVehicle, stay: Pick<Request, "start" | "end">): boolean {
  return (vehicle.from ?? -Infinity) <= stay.start && stay.end <= (vehicle.until ?? Infinity);
}

/** May the stay be on the vehicle at all, whatever else is on it? */
export function canTake(
  vehicle: FleetVehicle,
  stay: Pick<Request, "start" | "end" | "pinnedTo">,
): boolean {
  return (stay.pinnedTo ?? vehicle.id) === vehicle.id && inService(vehicle, stay);
}

const longestGaps = new WeakMap<FleetRules, number>();

/** The most time that can lie between two stays, in ms: what is farther apart cannot clash. Worked out once per rules. */
export function longestGapMs(rules: FleetRules): number {
  const known = longestGaps.get(rules);
  if (known !== undefined) return known;
  const transfers = Object.values(rules.transferMinutes).flatMap((row) => Object.values(row));
  const longest = (rules.turnaroundMinutes + Math.max(0, ...transfers)) * 60_000;
  longestGaps.set(rules, longest);
  return longest;
}

function gapMinutes(
  prev: Stay,
  next: Stay,
  { turnaroundMinutes, transferMinutes }: FleetRules,
): number {
  if (prev.kind === "block" || next.kind === "block") return 0;
  const from = prev.dropoffLocationId;
  const to = next.pickupLocationId;
  if (from === undefined || to === undefined || from === to) return turnaroundMinutes;
  return turnaroundMinutes + (transferMinutes[from]?.[to] ?? 0);
}
