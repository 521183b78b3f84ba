import type { PoolClient } from "pg";
import type { ReservationStatus } from "../../domain/reservations/status.ts";
import { writeAuditEntries, type Actor } from "../audit/write-audit-entries.ts";
import type { Move } from "../availability/hold-vehicle.ts";
import type { ReservationView } from "./reservation-view.ts";

/** What was done to a reservation. `before` and `after` hold nothing personal. */
export type Deed = {
  reservationId: number;
  action: "modify" | "extend" | "cancel" | "late-arrival" | "late-return";
  fromStatus: ReservationStatus;
  toStatus: ReservationStatus;
  actor: Actor;
  at: Date;
  before?: object;
  after?: object;
};

const text = `
  insert into reservation_event (
    reservation_id, action, from_status, to_status, actor_kind, actor_id, before, after, created_at
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

/** Writes a deed into the history of its reservation and into the audit log, with the others that it moved. */
export async function recordDeed(
  client: PoolClient,
  deed: Deed,
  moves: readonly Move[] = [],
): Promise<void> {
  const { reservationId, action, fromStatus, toStatus, actor, before, after, at } = deed;
  const values = [
    ...[reservationId, action, fromStatus, toStatus, actor.kind],
    ...[actor.kind === "staff" ? actor.id : null, asJson(before), asJson(after), at],
  ];
  await client.query({ name: "record-deed", text, values });
  const about = (id: number) => ({
    actor,
    subjectKind: "reservation",
    subjectId: String(id),
  });
  await writeAuditEntries(client, [
    { ...about(reservationId), action: `reservation.${action}`, before, after },
    ...moves.map(({ reservationId: id, fromVehicleId, toVehicleId }) => ({
      ...about(id),
      action: "reservation.reseat",
      before: { vehicleId: fromVehicleId },
      after: { vehicleId: toVehicleId },
    })),
  ]);
}

/** A reservation as history keeps it: what was agreed on, and not by whom. */
export function factsOf(view: ReservationView, vehicleId: number | undefined): object {
  const { trip, car, planCode, extras, countries, couponCode, rentalDays, totalCents } = view;
  const chosen = { planCode, extras, countries, couponCode };
  return { trip, carId: car.id, vehicleId, ...chosen, rentalDays, totalCents };
}

function asJson(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
