import type { PoolClient } from "pg";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { ReservationStatus } from "../../../domain/reservations/states/status.ts";
import { memberIdOf, type Actor } from "../../../domain/staff/doer.ts";
import { writeAuditEntries, type AuditEntry } from "../../audit/write-audit-entries.ts";
import type { Move } from "../../availability/hold-vehicle.ts";
import { afterCommit } from "../../db/in-transaction.ts";
import { tellNews } from "../../notices/tell-news.ts";
import { keepLedger } from "../ledger/keep-ledger.ts";
import { reseatEntries } from "./record-moves.ts";

/** What customers and staff do to a reservation, and what the clock does. */
type DeedAction =
  | (
      | "modify"
      | "extend"
      | "extend-back"
      | "cancel"
      | "late-arrival"
      | "late-return"
      | "announce-return"
    )
  | "in-danger"
  | (
      | "hand-over"
      | "check-in"
      | "complete"
      | "exchange"
      | "handover-addendum"
      | "key-box"
      | "return-seen"
    )
  | ("deposit-hold" | "deposit-release" | "deposit-take" | "deposit-undo")
  | ("payment" | "refund" | "void-payment" | "paper" | "revoke-paper" | "fiscal")
  | ("charge" | "waive" | "void-charge")
  | ("debt-stop" | "debt-resume")
  | (
      | "confirm"
      | "no-show"
      | "reinstate"
      | "swap"
      | "price"
      | "customer"
      | "source"
      | "note"
      | "letter"
      | "message"
    );

/**
 * What was done to a reservation. `before` and `after` hold nothing personal; what a member wrote as the reason may, and stays
 * out of the audit log.
 */
export type Deed = Partial<Pick<AuditEntry, "addressHash">> & {
  reservationId: number;
  action: DeedAction;
  fromStatus: ReservationStatus;
  toStatus: ReservationStatus;
  actor: Actor;
  at: Date;
  before?: object;
  after?: object;
  reason?: string;
};

const text = `
  insert into reservation_event (
    reservation_id, action, from_status, to_status, actor_kind, actor_id, before, after, created_at,
    reason
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

/**
 * Writes a deed into the history of its reservation, into the ledger of what is sold, and into the audit log, with the others that
 * it moved. It comes after everything else that the deed writes.
 */
export async function recordDeed(
  client: PoolClient,
  deed: Deed,
  moves: readonly Move[] = [],
): Promise<void> {
  const { reservationId, action, fromStatus, toStatus, actor, before, after, at } = deed;
  const values = [
    reservationId,
    action,
    fromStatus,
    toStatus,
    actor.kind,
    memberIdOf(actor) ?? null,
    asJson(before),
    asJson(after),
    at,
    deed.reason || null,
  ];
  await client.query({ name: "record-deed", text, values });
  await keepLedger(client, [reservationId], at);
  afterCommit(client, tellNews);
  const by = { actor, addressHash: deed.addressHash };
  const about = { subjectKind: "reservation", subjectId: String(reservationId) };
  await writeAuditEntries(client, [
    { ...by, ...about, action: `reservation.${action}`, before, after },
    ...reseatEntries(by, moves),
  ]);
}

/** A reservation as history keeps it: what was agreed on, and not by whom. */
export function factsOf(view: Reservation, vehicleId: number | undefined): object {
  const { trip, car, planCode, extras, countries, couponCode, rentalDays, totalCents } = view;
  const chosen = { planCode, extras, countries, couponCode };
  return { trip, carId: car.id, vehicleId, ...chosen, rentalDays, totalCents };
}

function asJson(value: object | undefined): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
