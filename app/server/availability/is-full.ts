import type {
  Busy,
  FleetRules,
  FleetVehicle,
  Instant,
  Request,
} from "../../domain/availability/occupancy.ts";

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
  const heldUntil = (stay: Busy): Instant =>
    stay.kind === "block" ? stay.end : stay.end + turnaroundMinutes * 60_000;
  const starts = near
    .map((stay) => stay.start)
    .filter((start) => start > request.start && start < request.end);
  return [request.start, ...starts].some((moment) => {
    const busy = new Set<number>();
    for (const stay of near) {
      if (stay.start <= moment && moment < heldUntil(stay)) busy.add(stay.vehicleId);
    }
    return vehicles.every(({ id, from = -Infinity, until = Infinity }) => {
      return busy.has(id) || moment < from || moment >= until;
    });
  });
}
