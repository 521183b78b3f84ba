import type { Charge } from "../../domain/account/charge.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { readReason, type ReasonFault } from "../reservations/deeds/read-reason.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

export type VoidChargeAsk = StaffAsk & { chargeId: number; reason: string };

export type VoidChargeAnswer = { ok: true } | StaffRefusal | ReasonFault;

/**
 * Voids a charge, or the waiving of one, that was wrong, with the reason: it stays in the history, and a fee may be decided again.
 * Voided once, it is answered the same.
 */
export async function voidCharge(world: StaffWorld, ask: VoidChargeAsk): Promise<VoidChargeAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  return holdForStaff<VoidChargeAnswer>(world, ask, {
    work: (held) => voidHeldCharge(held, { ...ask, reason: reason.text }),
  });
}

const text = `
  select kind, amount_cents as "amountCents", voided_at is not null as "isVoided"
  from charge where id = $1 and reservation_id = $2 for update`;

/** Voids a charge of a reservation that is held. */
export async function voidHeldCharge(
  { client, kept, at }: Held,
  { by, chargeId, reason }: Pick<VoidChargeAsk, "by" | "chargeId" | "reason">,
): Promise<VoidChargeAnswer> {
  const { id: reservationId, view } = kept;
  const { rows } = await client.query<Omit<Charge, "decision">>({
    name: "hold-charge",
    text,
    values: [chargeId, reservationId],
  });
  const [row] = rows;
  if (!row) return { ok: false, reason: "not-found" };
  if (row.isVoided) return { ok: true };
  await client.query({
    name: "void-charge",
    text: "update charge set voided_at = $2, void_reason = $3, voided_by = $4 where id = $1",
    values: [chargeId, at, reason, memberIdOf(by.actor) ?? null],
  });
  await recordDeed(client, {
    reservationId,
    action: "void-charge",
    ...by,
    at,
    fromStatus: view.status,
    toStatus: view.status,
    after: { chargeId, charge: row.kind, amountCents: row.amountCents },
    reason,
  });
  return { ok: true };
}
