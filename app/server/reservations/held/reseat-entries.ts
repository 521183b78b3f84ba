import type { Doer } from "../../../domain/staff/doer.ts";
import type { AuditEntry } from "../../audit/write-audit-entries.ts";
import type { Move } from "../../availability/hold-vehicle.ts";

/** What the audit log says of reservations that gave their vehicle to another one, and who caused it. */
export function reseatEntries(by: Doer, moves: readonly Move[]): AuditEntry[] {
  return moves.map(({ reservationId, fromVehicleId, toVehicleId }) => ({
    ...by,
    action: "reservation.reseat",
    subjectKind: "reservation",
    subjectId: String(reservationId),
    before: { vehicleId: fromVehicleId },
    after: { vehicleId: toVehicleId },
  }));
}
