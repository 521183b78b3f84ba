export const reservationStatuses = [
  "pending",
  "confirmed",
  "on_rent",
  "returned",
  "completed",
  "cancelled",
  "no_show",
] as const;
export type ReservationStatus = (typeof reservationStatuses)[number];
