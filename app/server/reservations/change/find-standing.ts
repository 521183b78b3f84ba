import type { Pool, PoolClient } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { CheckedChange } from "../../../domain/reservations/change/check-change.ts";
import { standingAfter, type Standing } from "../../../domain/reservations/change/change-waits.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { personKeys } from "../../../domain/reservations/person/person-keys.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { findOtherBookings } from "../booking/find-open-bookings.ts";

type Asked = {
  change: Pick<CheckedChange, "isPriced" | "priceList">;
  /** As it would be. */
  price: Pick<Reservation, "rentalDays" | "totalCents">;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  byStaff: boolean;
};

/** Whether a reservation is confirmed or waits after a change, by what its customer has open besides. */
export async function findStanding(
  db: Pool | PoolClient,
  kept: HeldReservation,
  { change, price, now, byStaff }: Asked,
): Promise<Standing> {
  const { id, view } = kept;
  const { isPriced, priceList } = change;
  const isMeasured = isPriced && !byStaff;
  const others = { keys: keysOf(kept), reservationId: id };
  const open = isMeasured ? await findOtherBookings(db, others, toInstant(now)) : undefined;
  return standingAfter(view, { ...price, isPriced }, { rules: priceList.rules, open });
}

/** What the customer went by when they booked: a phone that they type now might be somebody else's. */
export function keysOf({ view, dateOfBirth }: HeldReservation): string[] {
  return personKeys({ ...view.customer, dateOfBirth });
}
