import {
  addDays,
  addMinutesWall,
  dateOf,
  joinDateTime,
  timeOf,
  type LocalDateTime,
} from "../../calendar.ts";
import type { Spot } from "../../reservations/relocation.ts";
import { existsInSarajevo } from "../../sarajevo.ts";

/** Which part of a bar moves: the whole of it, or one of its ends. */
export const barParts = ["whole", "start", "end"] as const;
export type BarPart = (typeof barParts)[number];

const minutesPerDay = 1440;

/**
 * The spot some steps later, or earlier when `steps` is negative. A step of whole days keeps the time of the clock; a shorter one
 * that would end in the hour that the spring skips goes on to the next that exists. The ends never pass each other.
 */
export function stepSpot(
  spot: Spot,
  { part, steps, minutes }: { part: BarPart; steps: number; minutes: number },
): Spot {
  const move = (at: LocalDateTime) => stepTime(at, steps, minutes);
  const pickupAt = part === "end" ? spot.pickupAt : move(spot.pickupAt);
  const dropoffAt = part === "start" ? spot.dropoffAt : move(spot.dropoffAt);
  return pickupAt < dropoffAt ? { ...spot, pickupAt, dropoffAt } : spot;
}

function stepTime(at: LocalDateTime, steps: number, minutes: number): LocalDateTime {
  if (minutes % minutesPerDay === 0)
    return joinDateTime(addDays(dateOf(at), (steps * minutes) / minutesPerDay), timeOf(at));
  const direction = steps < 0 ? -1 : 1;
  let next = addMinutesWall(at, steps * minutes);
  while (!existsInSarajevo(next)) next = addMinutesWall(next, direction * minutes);
  return next;
}
