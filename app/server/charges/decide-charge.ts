import type { ChargeDecision } from "../../domain/account/charge.ts";
import { feesThatMayBeCharged, type FeeKind } from "../../domain/account/fees.ts";
import { queueChargeLetter } from "./queue-charge-letter.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { readReason, type ReasonFault } from "../reservations/deeds/read-reason.ts";
import { insertCharge, readCharges } from "./charge-rows.ts";

export type DecideAsk = StaffAsk & {
  kind: FeeKind;
  decision: ChargeDecision;
  /** The fee that was seen, euro cents: another change may have added to it since. */
  seenCents: number;
  /** What the customer is told. */
  reason: string;
  /** Made with the form: who sends it twice decides once. */
  formKey: string;
};

/** `decided`: somebody decided it meanwhile, or the fee is another one by now. */
export type DecideAnswer =
  | { ok: true; chargeId: number }
  | StaffRefusal
  | ReasonFault
  | { ok: false; reason: "decided" };

/** Charges or waives a fee that may be charged, also of a cancelled reservation; the customer gets a letter when it is charged. */
export async function decideCharge(world: StaffWorld, ask: DecideAsk): Promise<DecideAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  return holdForStaff<DecideAnswer>(world, ask, {
    work: (held) => decide(held, { ...ask, reason: reason.text }),
  });
}

const feesText = `select change_fee_cents as "changeFeeCents" from reservation where id = $1`;

async function decide(held: Held, ask: DecideAsk): Promise<DecideAnswer> {
  const { client, kept } = held;
  const charges = await readCharges(client, kept.id);
  const same = charges.find(({ formKey }) => formKey === ask.formKey);
  if (same) return { ok: true, chargeId: same.id };
  const { rows } = await client.query<{ changeFeeCents: number }>({
    name: "fees-of-changes",
    text: feesText,
    values: [kept.id],
  });
  const changeFeeCents = rows[0]?.changeFeeCents ?? 0;
  const fees = feesThatMayBeCharged({ ...kept.view, changeFeeCents }, charges);
  const fee = fees.find(({ kind }) => kind === ask.kind);
  if (!fee || fee.amountCents !== ask.seenCents) return { ok: false, reason: "decided" };
  const { decision, reason, formKey, by } = ask;
  const chargeId = await insertCharge(held, { ...fee, decision, reason, formKey, by });
  if (decision === "charged") await queueChargeLetter(held, { ...fee, reason, chargeId });
  return { ok: true, chargeId };
}
