import type { Location } from "../../locations/location.ts";
import { outOfHoursAt } from "../../locations/opening-hours.ts";
import type { TripEnd } from "./trip-days.ts";
import type { Trip } from "./trip.ts";

/** The ends of a trip at which its place is closed, also where somebody comes for a fee. What is no place of `places` has no hours. */
export function closedEnds(
  trip: Trip,
  places: readonly Pick<Location, "id" | "hours" | "outOfHours">[],
): TripEnd[] {
  const isClosed = (end: TripEnd) => {
    const place = places.find(({ id }) => id === trip[`${end}LocationId`]);
    return place !== undefined && outOfHoursAt(place, trip[`${end}At`]) !== "open";
  };
  return (["pickup", "dropoff"] as const).filter(isClosed);
}
