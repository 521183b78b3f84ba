import type { Busy, Instant } from "../occupancy.ts";
import type { CarFleet } from "./car-fleet.ts";

/** What keeps the fleet busy at any moment from `from` to before `to`, in order of its start. Two binary searches, no scan. */
export function busyBetween(
  { busy, latestEnds }: Pick<CarFleet, "busy" | "latestEnds">,
  from: Instant,
  to: Instant,
): readonly Busy[] {
  const first = firstIndex(busy.length, (index) => (latestEnds[index] ?? Infinity) > from);
  const last = firstIndex(busy.length, (index) => (busy[index]?.start ?? Infinity) >= to);
  return busy.slice(first, last);
}

/** The first index at which a condition holds that holds at every later one too; `length` when none. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
