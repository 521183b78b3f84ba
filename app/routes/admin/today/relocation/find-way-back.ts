import { can } from "../../../../domain/reservations/states/actions.ts";
import {
  lastMoveIn,
  type WayBackFrom,
  wayBackFrom,
} from "../../../../domain/reservations/way-back.ts";
import { landingWords } from "../../../../i18n/admin-landing/en.ts";
import { formatDayTime } from "../../../../i18n/format.ts";
import { platesOf } from "../../../../server/cars/plates-of.ts";
import type { StaffReservation } from "../../../../server/reservations/reading/find-for-staff.ts";
import type { PageContext } from "../../../request/page-context.ts";

export type WayBackShown = WayBackFrom & {
  /** Where it goes back to, as a button says it. */
  label: string;
  /** The id of the event that is taken back. */
  eventId: number;
};

/** True while any deed can bring a reservation to another vehicle or to other times. */
export function isMovable({ view, vehicle }: StaffReservation): boolean {
  const deeds = ["swap", "modify", "extend"] as const;
  return vehicle !== null && deeds.some((deed) => can(deed, view.status));
}

/** The way back from the last move in the history of a reservation; undefined when there is none. */
export async function findWayBack(
  found: StaffReservation,
  { deps, language }: Pick<PageContext, "deps" | "language">,
): Promise<WayBackShown | undefined> {
  const { view, vehicle, events } = found;
  if (!isMovable(found) || !vehicle) return undefined;
  const { trip, totalCents } = view;
  const spot = { vehicleId: vehicle.id, pickupAt: trip.pickupAt, dropoffAt: trip.dropoffAt };
  const back = wayBackFrom(events, { spot, totalCents });
  const last = lastMoveIn(events);
  if (!back || !last) return undefined;
  const { vehicleId, pickupAt, dropoffAt } = back.spot;
  const where =
    vehicleId === vehicle.id
      ? `${formatDayTime(pickupAt, language)} – ${formatDayTime(dropoffAt, language)}`
      : ((await platesOf(deps.pool, [vehicleId]))[vehicleId] ?? "");
  return { ...back, label: landingWords(language).takeBack(where), eventId: last.id };
}
