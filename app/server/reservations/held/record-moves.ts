import type { PoolClient } from "pg";
import { memberIdOf, type Actor, type Doer } from "../../../domain/staff/doer.ts";
import type { AuditEntry } from "../../audit/write-audit-entries.ts";
import type { Move } from "../../availability/hold-vehicle.ts";
import { keepLedger } from "../ledger/keep-ledger.ts";

const text = `
  with moved as (
    update reservation set vehicle_id = "toVehicleId"
    from jsonb_to_recordset($1) as move ("reservationId" int, "fromVehicleId" int, "toVehicleId" int)
    where reservation.id = "reservationId"
    returning reservation.id, status, "fromVehicleId", "toVehicleId"
  )
  insert into reservation_event (
    reservation_id, action, from_status, to_status, actor_kind, actor_id, before, after, created_at
  )
  select id, 'reseat', status, status, $2, $3,
    jsonb_build_object('vehicleId', "fromVehicleId"), jsonb_build_object('vehicleId', "toVehicleId"), $4
  from moved`;

/**
 * Writes into the reservations that gave their vehicle to another one, and into the ledger, which vehicle they have now; and into
 * their history who caused it.
 */
export async function recordMoves(
  client: PoolClient,
  moves: readonly Move[],
  actor: Actor,
  at: Date,
): Promise<void> {
  if (moves.length === 0) return;
  const actorId = memberIdOf(actor) ?? null;
  // One after the other: who is moved twice ends up where the last move says.
  for (const move of moves) {
    const values = [JSON.stringify([move]), actor.kind, actorId, at];
    await client.query({ name: "record-moves", text, values });
  }
  const moved = new Set(moves.map(({ reservationId }) => reservationId));
  await keepLedger(client, [...moved], at);
}

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
