import type { ReservationStatus } from "../reservations/states/status.ts";

/** One thing that a search of the back office found. */
export type Found = {
  kind: "reservation" | "customer" | "vehicle";
  /** What it is called: a code, a name, a plate. */
  label: string;
  /** What tells it from others of its kind, in the language of the page. */
  detail: string;
  /** Of a reservation, and of the reservation that a vehicle is out for. */
  status?: ReservationStatus;
  /** The bare code of the reservation that it leads to; of a customer the newest one. */
  code?: string;
  /** Of a vehicle. */
  id?: number;
};
