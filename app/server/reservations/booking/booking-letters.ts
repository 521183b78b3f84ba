import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import type { Letter } from "../../mail/letter.ts";

/** The letter to the customer and the notice to the staff about a new reservation, with all that they say. */
export function bookingLetters(reservation: Reservation, reservationId: number): Letter[] {
  const { language, status } = reservation;
  const waits = isUnconfirmed(status);
  return [
    {
      kind: waits ? "booking-received" : "booking-confirmed",
      language,
      payload: reservation,
      reservationId,
    },
    // The staff read Bosnian, whatever the customer reads.
    { kind: "booking-notice", language: "ba", payload: reservation, reservationId },
  ];
}
