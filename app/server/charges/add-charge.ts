import { accountOf } from "../../domain/account/account.ts";
import type { addedKinds } from "../../domain/account/read-charge.ts";
import { isBack } from "../../domain/reservations/states/states.ts";
import { readPayments } from "../payments/payment-rows.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { insertCharge, readCharges } from "./charge-rows.ts";
import { queueChargeLetter } from "./queue-charge-letter.ts";

export type AddChargeAsk = StaffAsk & {
  kind: (typeof addedKinds)[number];
  /** Euro cents, VAT inside, above zero. */
  amountCents: number;
  /** What the customer is told; not empty. */
  reason: string;
  /** What was due when the form was drawn, euro cents: somebody else may have charged the same since. */
  seenDueCents: number;
  /** Made with the form: who sends it twice charges once. */
  formKey: string;
};

/** `due-changed`: somebody else entered something meanwhile. `not-back`: damage is charged here once the vehicle is back; before, the return proposes it. */
export type AddChargeAnswer =
  | { ok: true; chargeId: number }
  | StaffRefusal
  | { ok: false; reason: "due-changed"; dueCents: number }
  | { ok: false; reason: "not-back" };

/** Charges something beside the price of a reservation, also of a cancelled or completed one; the customer gets a letter. */
export function addCharge(world: StaffWorld, ask: AddChargeAsk): Promise<AddChargeAnswer> {
  return holdForStaff<AddChargeAnswer>(world, ask, { work: (held) => add(held, ask) });
}

async function add(held: Held, ask: AddChargeAsk): Promise<AddChargeAnswer> {
  const { client, kept } = held;
  const { kind, amountCents, reason, formKey, by } = ask;
  const charges = await readCharges(client, kept.id);
  const same = charges.find((one) => one.formKey === formKey);
  if (same) return { ok: true, chargeId: same.id };
  if (kind === "damage" && !isBack(kept.view.status)) return { ok: false, reason: "not-back" };
  const payments = await readPayments(client, kept.id);
  const { dueCents } = accountOf(kept.view, payments, [], charges);
  if (dueCents !== ask.seenDueCents) return { ok: false, reason: "due-changed", dueCents };
  const chargeId = await insertCharge(held, {
    kind,
    decision: "charged",
    amountCents,
    reason,
    formKey,
    by,
  });
  await queueChargeLetter(held, { kind, amountCents, reason, chargeId });
  return { ok: true, chargeId };
}
