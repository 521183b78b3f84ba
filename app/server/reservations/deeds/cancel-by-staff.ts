import { can, statusAfter } from "../../../domain/reservations/states/actions.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { cancelLetters } from "../change/change-letters.ts";
import {
  holdForStaff,
  isJustSo,
  type Held,
  type StaffWorld,
  customerLetters,
  type StaffAnswer,
  type StaffAsk,
  type StaffRefusal,
} from "./hold-for-staff.ts";
import { readReason, type ReasonFault } from "./read-reason.ts";
import { writeCancelled } from "../change/write-cancelled.ts";

export type CancelAsk = StaffAsk & {
  /** Why, for the staff alone. */
  reason: string;
  /** The fee that was agreed on, euro cents: never more is charged, though it has fallen due since. */
  agreedFeeCents: number;
};

export type StaffCancelAnswer = StaffAnswer | ReasonFault;

/** Cancels a reservation for its customer, at any time before the car is out, and tells them. */
export async function cancelByStaff(world: StaffWorld, ask: CancelAsk): Promise<StaffCancelAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  return holdForStaff<StaffAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("cancel"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => write(held, { ...ask, reason: reason.text }),
  });
}

async function write(
  { client, kept, catalogue, at }: Held,
  { by, now, reason, agreedFeeCents }: CancelAsk,
): Promise<{ ok: true; reservation: Held["kept"]["view"] } | StaffRefusal> {
  const { id, view } = kept;
  const status = statusAfter("cancel");
  if (!status || !can("cancel", view.status)) return { ok: false, reason: "closed" };
  const { isOver, lateFeeCents } = freeTimeOf(view, catalogue.priceList.rules, now);
  const feeCents = isOver ? Math.min(lateFeeCents, agreedFeeCents) : 0;
  const reservation = { ...view, status, sequence: view.sequence + 1 };
  const cancelled = { reservation, ...(feeCents > 0 && { lateFeeCents: feeCents }) };
  await writeCancelled(client, kept, cancelled, { ...by, at, reason });
  await queueLetters(client, customerLetters(cancelLetters(cancelled, id)), at);
  return { ok: true, reservation };
}
