import type { RentalRules } from "../pricing/price-list.ts";
import type { Busy, FleetRules, Instant } from "./occupancy.ts";
import { canFollow } from "./gap.ts";

const stepMs = 30 * 60_000;

/** What is asked of a rental that is out: its agreed return, or the earlier one from which others were promised its vehicle. */
type Out = { dropoffAt: Instant };

/**
 * The earliest moment at which a vehicle that is out can be counted on, epoch milliseconds: its agreed return, and once it is
 * overdue the next half hour that is at least half an hour away. It moves in steps, so that a calendar changes twice an hour and
 * not with every tick of the clock, and it is always ahead of the clock.
 */
export function backAtEarliest(
  { dropoffAt }: Out,
  now: Instant,
  { graceMinutes }: Pick<RentalRules, "graceMinutes">,
): Instant {
  if (now <= dropoffAt + graceMinutes * 60_000) return dropoffAt;
  return Math.ceil((now + stepMs) / stepMs) * stepMs;
}

/**
 * What stands in the way of a vehicle that comes back at `end` and not when it was agreed, the earliest first: what is on the same
 * vehicle later and cannot follow any more. A service that begins meanwhile is one of them.
 */
export function clashesWith(
  own: Busy,
  end: Instant,
  busy: readonly Busy[],
  rules: FleetRules,
): Busy[] {
  const longer = { ...own, end };
  return busy
    .filter(
      (other) =>
        other.id !== own.id &&
        other.vehicleId === own.vehicleId &&
        other.start >= own.start &&
        !canFollow(longer, other, rules),
    )
    .toSorted((a, b) => a.start - b.start);
}
