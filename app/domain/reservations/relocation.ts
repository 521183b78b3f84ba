/** What it means to put a reservation somewhere else in the planner: on another vehicle, or at other times. */
import type { LocalDateTime } from "../calendar.ts";
import { existsInSarajevo } from "../sarajevo.ts";
import { can } from "./states/actions.ts";
import { isOut } from "./states/states.ts";
import type { ReservationStatus } from "./states/status.ts";
import type { Trip } from "./trip/trip.ts";

/** Where a reservation is to stand: a row of the planner, and both ends of its bar. */
export type Spot = { vehicleId: number; pickupAt: LocalDateTime; dropoffAt: LocalDateTime };

/** The deed that brings it there. */
export type RelocationDeed = "swap" | "change" | "extend";

/** `both`: another vehicle and other times at once, which are two deeds with a price each. */
export type SpotRefusal =
  | "unchanged"
  | "both"
  | "closed"
  | "turned-around"
  | "no-such-time"
  | "pickup-is-over";

type Standing = {
  status: ReservationStatus;
  trip: Pick<Trip, "pickupAt" | "dropoffAt">;
  /** The vehicle that it has; absent while it has none. */
  vehicleId?: number | undefined;
};

/** The one deed that brings a reservation to a spot, or why there is none. */
export function relocationDeed(
  { status, trip, vehicleId }: Standing,
  spot: Spot,
): { ok: true; deed: RelocationDeed } | { ok: false; reason: SpotRefusal } {
  const { pickupAt, dropoffAt } = spot;
  const isMoved = pickupAt !== trip.pickupAt || dropoffAt !== trip.dropoffAt;
  const isOther = vehicleId !== spot.vehicleId;
  if (!isMoved && !isOther) return { ok: false, reason: "unchanged" };
  if (isMoved && isOther) return { ok: false, reason: "both" };
  if (dropoffAt <= pickupAt) return { ok: false, reason: "turned-around" };
  if (!existsInSarajevo(pickupAt) || !existsInSarajevo(dropoffAt))
    return { ok: false, reason: "no-such-time" };
  if (isOther)
    return can("swap", status) ? { ok: true, deed: "swap" } : { ok: false, reason: "closed" };
  if (isOut(status) && pickupAt !== trip.pickupAt) return { ok: false, reason: "pickup-is-over" };
  if (can("extend", status)) return { ok: true, deed: "extend" };
  return can("modify", status) ? { ok: true, deed: "change" } : { ok: false, reason: "closed" };
}
