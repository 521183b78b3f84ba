/** Whether a booking is confirmed at once, or waits for the word of the staff, and why. */
import type { RentalRules } from "../../pricing/price-list.ts";

export const waitReasons = ["every", "days", "value", "reservations", "person-days"] as const;

/**
 * `every`: the staff confirm all bookings themselves. `days`, `value`: it is longer or dearer than what is confirmed at once.
 * `reservations`, `person-days`: the same person would have more open reservations, or more days in all of them.
 */
export type WaitReason = (typeof waitReasons)[number];

/** What the same person has booked already that is not over, by `isSamePerson`. */
export type OpenBookings = { reservations: number; rentalDays: number };

/** Rules about what is confirmed at once; all limits are inclusive, and those of a person count the booking itself. */
export type InstantRules = Pick<
  RentalRules,
  "autoConfirm" | "instantDays" | "instantValueCents" | "instantReservations" | "instantPersonDays"
>;

type Asked = { rentalDays: number; totalCents: number };

/**
 * The reasons why a booking waits, in the order of `waitReasons`; none: it is confirmed at once. `open` is unknown until
 * somebody has said who they are, and is not counted then. A member of the staff knows whom they book for: `isByStaff` is
 * measured by nothing.
 */
export function waitReasonsOf(
  { rentalDays, totalCents }: Asked,
  rules: InstantRules,
  { open, isByStaff = false }: { open?: OpenBookings | undefined; isByStaff?: boolean } = {},
): WaitReason[] {
  if (!rules.autoConfirm) return ["every"];
  if (isByStaff) return [];
  const reservations = (open?.reservations ?? 0) + 1;
  const days = (open?.rentalDays ?? 0) + rentalDays;
  const waits: Record<WaitReason, boolean> = {
    every: false,
    days: rentalDays > rules.instantDays,
    value: totalCents > rules.instantValueCents,
    reservations: open !== undefined && reservations > rules.instantReservations,
    "person-days": open !== undefined && days > rules.instantPersonDays,
  };
  return waitReasons.filter((reason) => waits[reason]);
}

/** What customers are told of the reasons: never that somebody has other reservations, since anybody may type an address. */
export type ToldReason = "days" | "value" | "other";

/** The reason that the customer of a booking which waits is told. */
export function toldReason(waits: readonly WaitReason[]): ToldReason {
  if (waits.includes("days")) return "days";
  return waits.includes("value") ? "value" : "other";
}
