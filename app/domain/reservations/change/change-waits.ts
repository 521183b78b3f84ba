/** Whether a change of a reservation waits for the word of the staff, as a booking may. */
import {
  waitReasonsOf,
  type InstantRules,
  type OpenBookings,
  type WaitReason,
} from "../booking/wait-reasons.ts";
import type { Reservation } from "../reservation.ts";
import { statusWhenBooked } from "../states/actions.ts";
import { isUnconfirmed } from "../states/states.ts";

/** The state of a reservation, and why it waits; no reasons: it does not, or only until a member has looked at it. */
export type Standing = { status: Reservation["status"]; waits: readonly WaitReason[] };

type Price = Pick<Reservation, "rentalDays" | "totalCents">;

type Changed = Price & {
  /** Something that has a price changes: the trip, the car, the plan, an extra or a country. */
  isPriced: boolean;
};

type Measure = {
  rules: InstantRules;
  /** What the same person has open besides this reservation; absent when a member of the staff changes it. */
  open: OpenBookings | undefined;
};

/**
 * Where a reservation stands after a change. What was confirmed has had its word, from the measure or from a member, and keeps
 * it: it waits again only for what the customer's change makes longer or dearer than is confirmed at once. A phone or a flight
 * number never waits, and what becomes shorter or cheaper does not either, so a family whose second car is a day longer goes on.
 * What waits already goes on waiting whatever it becomes, since somebody is at it, but its reasons are those of today. A change
 * by a member is that member's word. Where the staff confirm everything, they confirm every change that has a price.
 */
export function standingAfter(
  before: Pick<Reservation, "status" | "waits"> & Price,
  { isPriced, ...price }: Changed,
  { rules, open }: Measure,
): Standing {
  const { status, waits = [] } = before;
  if (!isPriced || open === undefined) return { status, waits };
  const measured = waitReasonsOf(price, rules, { open });
  if (isUnconfirmed(status)) return { status, waits: measured };
  const isLonger = price.rentalDays > before.rentalDays;
  const grown: Record<WaitReason, boolean> = {
    every: true,
    days: isLonger,
    value: price.totalCents > before.totalCents,
    // A change makes no further reservation.
    reservations: false,
    "person-days": isLonger,
  };
  const reasons = measured.filter((reason) => grown[reason]);
  return { status: reasons.length === 0 ? status : statusWhenBooked(reasons), waits: reasons };
}

/** True when a change takes back what was confirmed: its customer has to know before. */
export function isToWait(before: Pick<Reservation, "status">, { status }: Standing): boolean {
  return isUnconfirmed(status) && !isUnconfirmed(before.status);
}
