/** A vehicle that goes out or comes back: what a day at the desk is made of. */
import { dateOf, type LocalDate, type LocalDateTime } from "../calendar.ts";
import type { VehicleLack } from "../handovers/vehicle-lacks.ts";
import type { ReservationStatus } from "../reservations/states/status.ts";

export const moveSides = ["out", "in"] as const;
export type MoveSide = (typeof moveSides)[number];

export type Move = {
  side: MoveSide;
  /** When the customer is expected: the agreed time, or the one that they reported. */
  at: LocalDateTime;
  agreedAt: LocalDateTime;
  placeId: string;
  /** The agreed ends of the whole trip. */
  pickupAt: LocalDateTime;
  dropoffAt: LocalDateTime;
  /** Bare. */
  code: string;
  /** Of the reservation, as it was seen. */
  version: number;
  status: ReservationStatus;
  firstName: string;
  lastName: string;
  /** E.164. */
  phone: string;
  carName: string;
  plate: string | null;
  flightNumber: string | null;
  /** Quantity per extra code. */
  extras: Readonly<Record<string, number>>;
  totalCents: number;
  /** Paid less given back, euro cents. */
  paidCents: number;
  /** Charged beside the price, euro cents. */
  chargesCents: number;
  /** The vehicle is out, or back, as this move says. */
  isDone: boolean;
  /** Out beyond the return and the grace. */
  isOverdue: boolean;
  /** It comes back earlier than agreed, and others are promised the vehicle from `at` on. */
  freesVehicle?: true;
  /** Nobody came, and the pick-up is over. */
  isMissed: boolean;
  /** The code of the overdue rental that has its vehicle, while no other vehicle can take it. */
  waitsFor?: string;
  /** Where the vehicle stands before it goes out; absent while it is out. */
  standsAt?: string;
  /** What the vehicle lacks for the trip; nothing once the move is done. */
  lacks: readonly VehicleLack[];
  /** The codes of the countries that the customer drives to. */
  countries: readonly string[];
  /** The member who brings or fetches the vehicle; absent while nobody was named for this time and place. */
  driver?: { id: string; name: string };
  /** Whoever drove ticked it off on the run sheet: when, by our clock in Sarajevo, and who. */
  ticked?: { at: LocalDateTime; by: string };
  /** The customer left it at the key box, and nobody has seen it yet. */
  leftAt?: LocalDateTime;
};

/** What is wrong with a move, the worst first: it stands before all days. */
export const moveTroubles = ["overdue", "danger", "missed"] as const;
export type MoveTrouble = (typeof moveTroubles)[number];

/** What is wrong with a move; undefined when nothing is. Who is late today may still come. */
export function troubleOf(move: Move, today: LocalDate): MoveTrouble | undefined {
  if (move.isOverdue) return "overdue";
  if (move.waitsFor !== undefined) return "danger";
  return move.isMissed && dateOf(move.at) < today ? "missed" : undefined;
}
