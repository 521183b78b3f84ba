import type {
  ReservationChange,
  Cancellation,
} from "../../../domain/reservations/change/change.ts";
import type { EarlyReport, LateReport } from "../../../domain/reservations/lateness/late.ts";
import type { Actor } from "../../../domain/staff/doer.ts";
import type { Letter } from "../../mail/letter.ts";

/** The letter to the customer and the notice to the staff about a change, with all that they say. */
export function changeLetters(change: ReservationChange, reservationId: number): Letter[] {
  const { language } = change.after;
  return [
    { kind: "reservation-changed", language, payload: change, reservationId },
    // The staff read Bosnian, whatever the customer reads.
    { kind: "change-notice", language: "ba", payload: change, reservationId },
  ];
}

/** The same about a cancellation. */
export function cancelLetters(cancellation: Cancellation, reservationId: number): Letter[] {
  const { language } = cancellation.reservation;
  return [
    { kind: "reservation-cancelled", language, payload: cancellation, reservationId },
    { kind: "cancel-notice", language: "ba", payload: cancellation, reservationId },
  ];
}

/**
 * What the staff are told about a customer who is late; the customer, who has read the answer, gets a letter when the
 * reservation is another one now.
 */
export function lateLetters(
  report: LateReport,
  change: ReservationChange | undefined,
  reservationId: number,
): Letter[] {
  const notice: Letter = { kind: "late-notice", language: "ba", payload: report, reservationId };
  if (!change) return [notice];
  const { language } = change.after;
  return [{ kind: "reservation-changed", language, payload: change, reservationId }, notice];
}

/**
 * The letter to the customer about an early return that was announced, and the notice to the staff when the customer announced it. A
 * customer without an address gets none.
 */
export function earlyLetters(
  report: EarlyReport,
  { reservationId, by }: { reservationId: number; by: Actor },
): Letter[] {
  const { reservation, at } = report;
  const { language, customer } = reservation;
  const letters: Letter[] =
    customer.email === ""
      ? []
      : [{ kind: "early-return", language, payload: report, reservationId }];
  if (by.kind !== "visitor") return letters;
  const payload: LateReport = {
    reservation,
    wish: { end: "return", at },
    differenceCents: 0,
    isAsAgreed: at === reservation.trip.dropoffAt,
  };
  return [...letters, { kind: "late-notice", language: "ba", payload, reservationId }];
}
