import { joinDateTime, type LocalDateTime } from "../../calendar.ts";
import { findLocation } from "../../locations/find-location.ts";
import { firstPickup, leadMinutesAt } from "../../locations/lead-time.ts";
import { isOpenAt } from "../../locations/opening-hours.ts";
import type { SearchFields, TripContext } from "./check-trip.ts";

/** How early a pick-up has to be booked. */
export type PickupNotice = {
  leadMinutes: number;
  isOutOfHours: boolean;
  /** The first pick-up that can still be booked at the place. */
  first: LocalDateTime;
};

/** What the place of a search asks for before its pick-up; undefined while no place is chosen, or when nothing can be had there. */
export function pickupNotice(
  { pickupLocation = "", pickupDate, pickupTime }: SearchFields,
  context: Pick<TripContext, "locations" | "rules" | "now">,
): PickupNotice | undefined {
  const place = findLocation(context.locations, pickupLocation);
  const first = place && firstPickup(place, context);
  if (!place || first === undefined) return undefined;
  const at = pickupDate && pickupTime ? joinDateTime(pickupDate, pickupTime) : first;
  const isOutOfHours = !isOpenAt(place.hours, at);
  return { leadMinutes: leadMinutesAt(place, at, context.rules), isOutOfHours, first };
}
