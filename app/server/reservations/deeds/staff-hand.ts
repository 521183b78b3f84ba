/** What every verb has in common that a member of the staff does to a reservation. */
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import type { Letter } from "../../mail/letter.ts";

/** Who does it, and the version of the reservation that they saw. */
export type StaffHand = { by: Doer; seenVersion: number };

export type StaffAsk = StaffHand & {
  token: string;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/**
 * `stale`: somebody else changed it since it was seen. `closed`: its state does not allow it (`reservationActions`), or the time
 * for it is over.
 */
export type StaffRefusal = { ok: false; reason: "not-found" | "stale" | "closed" };

export type StaffAnswer = { ok: true; reservation: Reservation } | StaffRefusal;

/** Of the letters about a deed those to the customer: whoever did it knows. A customer without an address gets none. */
export function customerLetters(letters: readonly Letter[]): Letter[] {
  return letters.filter(({ kind, payload }) => !kind.endsWith("-notice") && addressOf(payload));
}

function addressOf(payload: Letter["payload"]): string {
  if ("customer" in payload) return payload.customer.email;
  if ("after" in payload) return payload.after.customer.email;
  if ("reservation" in payload) return payload.reservation.customer.email;
  return "email" in payload ? payload.email : payload.to;
}
