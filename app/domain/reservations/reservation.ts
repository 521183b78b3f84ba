import type { LocalDateTime } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import type { Language } from "../language.ts";
import type { QuoteLine } from "../pricing/quote-line.ts";
import type { WaitReason } from "./booking/wait-reasons.ts";
import type { ReservationStatus } from "./states/status.ts";
import type { Selection, Trip } from "./trip/trip.ts";

/** A reservation as its customer sees it: on the confirmation page, in letters, on paper. */
export type Reservation = {
  /** As people read it: EP-XXXXX-XXXXX. */
  code: string;
  token: string;
  status: ReservationStatus;
  /** Why it waits for the word of the staff; absent unless it does. */
  waits?: readonly WaitReason[];
  language: Language;
  car: Car;
  trip: Trip;
  rentalDays: number;
  customer: {
    firstName: string;
    lastName: string;
    email: string;
    /** E.164. */
    phone: string;
    flightNumber?: string;
  };
  planCode: string;
  extras: Readonly<Record<string, number>>;
  countries: readonly string[];
  lines: readonly QuoteLine[];
  totalCents: number;
  netCents: number;
  vatCents: number;
  depositCents: number;
  couponCode?: string;
  /** What may be charged for a cancellation after its free time, euro cents; absent when it costs nothing. */
  cancellationFeeCents?: number;
  /** When it was booked: the wall clock in Sarajevo. */
  createdAt: LocalDateTime;
  /** How often it was changed: SEQUENCE of its calendar file. */
  sequence: number;
};

/** What a reservation has chosen, or would have with another car. */
export function selectionOf(
  {
    planCode,
    extras,
    countries,
    car: own,
  }: Pick<Reservation, keyof Omit<Selection, "carId"> | "car">,
  car: Pick<Car, "id"> = own,
): Selection {
  return { carId: car.id, planCode, extras, countries };
}
