/** How long the personal data of a reservation is kept depends on what became of it. */
import type { ReservationStatus } from "./status.ts";

/** No contract came of them. */
export const unmadeStatuses: readonly ReservationStatus[] = ["cancelled", "no_show"];
/** The car was out: papers and invoices of them belong to the books. */
export const contractStatuses: readonly ReservationStatus[] = ["returned", "completed"];

const over: ReadonlySet<ReservationStatus> = new Set([...unmadeStatuses, "completed"]);

/** Is nothing left to be done? Only then may the personal data of a reservation be erased on demand. */
export function isOver(status: ReservationStatus): boolean {
  return over.has(status);
}
