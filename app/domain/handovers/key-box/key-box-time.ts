/** When a car may be left at the key box: around the agreed return, and as long as it is overdue. */
import { addMinutesWall, type LocalDateTime } from "../../calendar.ts";
import type { Trip } from "../../reservations/trip/trip.ts";

/** Hours before and after the agreed return. */
const [before, after] = [24, 72];

/** Whether it is time, too early, or too late; `now` is the wall clock in Sarajevo. */
export function keyBoxTime(
  { dropoffAt }: Pick<Trip, "dropoffAt">,
  now: LocalDateTime,
): "early" | "open" | "over" {
  if (now < opensAt({ dropoffAt })) return "early";
  return now > addMinutesWall(dropoffAt, after * 60) ? "over" : "open";
}

/** From when on the car may be left there. */
export function opensAt({ dropoffAt }: Pick<Trip, "dropoffAt">): LocalDateTime {
  return addMinutesWall(dropoffAt, -before * 60);
}
