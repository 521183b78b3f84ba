import type { Busy, FleetRules, FleetVehicle, Instant, Request } from "../occupancy.ts";

/**
 * Is there a moment of the request at which every vehicle is busy? Then no seating can help: each of those stays needs a
 * vehicle of its own at that moment, and so does the request. (False says nothing: places and service windows may still
 * stand in the way.) `near` holds at least what overlaps the request.
 */
export function isFull(
  vehicles: readonly FleetVehicle[],
  near: readonly Busy[],
  request: Request,
  { turnaroundMinutes }: Pick<FleetRules, "turnaroundMinutes">,
): boolean {
  const starts = near
    .map((stay) => stay.start)
    .filter((start) => start > request.start && start < request.end);
  return [request.start, ...starts].some((moment) => {
    const busy = vehiclesBusyAt(moment, near, turnaroundMinutes);
    return vehicles.every(({ id, from = -Infinity, until = Infinity }) => {
      return busy.has(id) || moment < from || moment >= until;
    });
  });
}

/**
 * A turnaround keeps a vehicle busy only while nothing is in service: a block needs none before it, so whatever is just
 * back may have been on a vehicle whose service has begun.
 */
function vehiclesBusyAt(
  moment: Instant,
  near: readonly Busy[],
  turnaroundMinutes: number,
): ReadonlySet<number> {
  const begun = near.filter(({ start }) => start <= moment);
  const inService = begun.some(({ kind, end }) => kind === "block" && moment < end);
  const turnaround = inService ? 0 : turnaroundMinutes * 60_000;
  const underWay = begun.filter(
    ({ kind, end }) => moment < end + (kind === "block" ? 0 : turnaround),
  );
  return new Set(underWay.map(({ vehicleId }) => vehicleId));
}
