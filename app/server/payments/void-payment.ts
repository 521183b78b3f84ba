import { memberIdOf } from "../../domain/staff/doer.ts";
import { lessCash, noCash } from "../../domain/account/cash.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { findMovement, moveCash } from "../drawers/hold-drawer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { markVoided } from "./payment-rows.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

export type VoidAnswer =
  | { ok: true }
  | StaffRefusal
  /**
   * `drawer-closed`: its drawer was counted with it; a refund or a new payment puts it right. `no-reason`: nobody said why.
   * `online`: the provider has it; a refund gives it back. `of-deposit`: it was taken of a deposit, and is undone there. `day-closed`: today's money was counted up.
   */
  | { ok: false; reason: "drawer-closed" | "no-reason" | "of-deposit" | "online" | "day-closed" };

/** Voids an entry of an account that was never true, with the reason; both stay in the history. Voided once, it is answered the same. */
export function voidPayment(
  world: StaffWorld,
  ask: StaffAsk & { paymentId: number; reason: string },
): Promise<VoidAnswer> {
  return holdForStaff<VoidAnswer>(world, ask, { work: (held) => voidHeld(held, ask) });
}

type Row = {
  kind: PaymentKind;
  amountCents: number;
  isVoided: boolean;
  isOfDeposit: boolean;
  isOnline: boolean;
};

const text = `
  select kind, amount_cents as "amountCents", voided_at is not null as "isVoided", method = 'online' as "isOnline",
    exists (select from deposit_entry where payment_id = payment.id) as "isOfDeposit"
  from payment where id = $1 and reservation_id = $2 for update`;

async function voidHeld(
  { client, kept, at }: Held,
  { by, paymentId, reason }: StaffAsk & { paymentId: number; reason: string },
): Promise<VoidAnswer> {
  if (reason === "") return { ok: false, reason: "no-reason" };
  const { id: reservationId, view } = kept;
  const { rows } = await client.query<Row>({
    name: "hold-payment",
    text,
    values: [paymentId, reservationId],
  });
  const [row] = rows;
  if (!row) return { ok: false, reason: "not-found" };
  if (row.isVoided) return { ok: true };
  if (row.isOnline) return { ok: false, reason: "online" };
  if (row.isOfDeposit) return { ok: false, reason: "of-deposit" };
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  const moved = await findMovement(client, { paymentId });
  if (moved?.isClosed === true) return { ok: false, reason: "drawer-closed" };
  const staffId = memberIdOf(by.actor);
  await markVoided(client, { paymentId, at, reason, staffId });
  if (moved) {
    const { sessionId, cash } = moved;
    const { kind } = row;
    const back = lessCash(noCash, cash);
    await moveCash(client, {
      sessionId,
      kind,
      cash: back,
      at,
      staffId,
      reservationId,
      paymentId,
      note: reason,
    });
  }
  const states = { fromStatus: view.status, toStatus: view.status };
  const after = { paymentId, entry: row.kind, amountCents: row.amountCents };
  await recordDeed(client, {
    reservationId,
    action: "void-payment",
    ...by,
    at,
    ...states,
    after,
    reason,
  });
  return { ok: true };
}
