import type { DepositReceiptContent } from "../../domain/documents/contents/deposit-receipt.ts";
import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "../documents/issue-by-staff.ts";
import { paperAgency, staffName } from "../documents/paper-agency.ts";
import type { Held, StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { readHolds, type KeptHold } from "./hold-rows.ts";

/** `no-deposit`: the reservation has no such hold. */
export type DepositReceiptAnswer = PaperDone | StaffRefusal | { ok: false; reason: "no-deposit" };

/**
 * Issues the receipt of a hold once more, under a number of its own: for somebody else who put it down, or for a hold of before there
 * were receipts. The first one is issued with the hold.
 */
export function issueDepositReceipt(
  world: StaffWorld,
  ask: PaperAsk & {
    depositId: number;
    /** Who put it down, where it was not the customer; else empty. */
    payer: string;
  },
): Promise<DepositReceiptAnswer> {
  return issueByStaff<{ ok: false; reason: "no-deposit" }>(world, ask, async (held) => {
    const holds = await readHolds(held.client, held.kept.id);
    const hold = holds.find(({ id }) => id === ask.depositId);
    if (!hold) return { ok: false, reason: "no-deposit" };
    const staff = await staffName(held.client, ask.by);
    return { content: depositReceiptOf(held, hold, { payer: ask.payer, staff }), form: 1 };
  });
}

type OnReceipt = Omit<KeptHold, "entries" | "note">;

/** What the receipt of a hold says. */
export function depositReceiptOf(
  { kept: { view }, catalogue }: Pick<Held, "kept" | "catalogue">,
  hold: OnReceipt,
  { payer, staff }: { payer: string; staff: string },
): DepositReceiptContent {
  const { customer, trip } = view;
  const { id, method, amountCents, cash, lastFour, reference, lapsesAt, heldAt } = hold;
  return {
    kind: "deposit-receipt",
    agency: paperAgency(catalogue),
    code: view.code,
    payer: payer || `${customer.firstName} ${customer.lastName}`.trim(),
    car: view.car.name,
    from: trip.pickupAt,
    to: trip.dropoffAt,
    hold: {
      id,
      method,
      at: toLocal(heldAt),
      amountCents,
      cash,
      lastFour: lastFour ?? "",
      reference: reference ?? "",
      // The bank holds it to the end of the day before.
      ...(lapsesAt !== null && { heldUntil: dateOf(toLocal(lapsesAt - 1)) }),
    },
    askedCents: view.depositCents,
    staff,
  };
}
