import { lessCash, noCash } from "../../domain/account/cash.ts";
import { standingEntries } from "../../domain/deposits/proof.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { findMovement, moveCash, type Moved } from "../drawers/hold-drawer.ts";
import { markVoided } from "../payments/payment-rows.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { formKeyOf, insertEntry, readHolds, type KeptEntry } from "./hold-rows.ts";
import { queueDepositLetter } from "./queue-deposit-letter.ts";

export type UndoAsk = StaffAsk & { entryId: number; reason: string; formKey: string };

/** `drawer-closed`: its drawer was counted with it; a payment or a refund puts it right. `no-reason`: nobody said why. `day-closed`: today's money was counted up. */
export type UndoAnswer =
  | { ok: true }
  | { ok: false; reason: "drawer-closed" | "no-reason" | "day-closed" }
  | StaffRefusal;

/**
 * Undoes a release or a taking that never was, by its opposite with a reason; both stand, and the payment of a taking is voided.
 * Undone once, it is answered the same.
 */
export function undoEntry(world: StaffWorld, ask: UndoAsk): Promise<UndoAnswer> {
  return holdForStaff<UndoAnswer>(world, ask, { work: (held) => undoHeld(held, ask) });
}

async function undoHeld(held: Held, ask: UndoAsk): Promise<UndoAnswer> {
  const { client, kept, at } = held;
  const { id: reservationId, view } = kept;
  const { entryId, reason, formKey, by } = ask;
  if (reason === "") return { ok: false, reason: "no-reason" };
  const holds = await readHolds(client, reservationId);
  const hold = holds.find(({ entries }) => entries.some(({ id }) => id === entryId));
  const entry = hold?.entries.find(({ id }) => id === entryId);
  if (!hold || !entry || entry.undoesId !== null) return { ok: false, reason: "not-found" };
  if (!standingEntries(hold.entries).includes(entry)) return { ok: true };
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  const moved = await findMoved(held, entry);
  if (moved?.isClosed === true) return { ok: false, reason: "drawer-closed" };
  const staffId = memberIdOf(by.actor);
  const { kind, purpose, damageId, chargeId, paymentId } = entry;
  const amountCents = -entry.amountCents;
  const cash = lessCash(noCash, entry.cash);
  const about = { depositId: hold.id, purpose, damageId, chargeId, paymentId, at, staffId };
  const opposite = { kind, amountCents, cash, reason, undoesId: entryId, formKey } as const;
  const undoingId = await insertEntry(client, { ...about, ...opposite });
  if (paymentId !== null) await markVoided(client, { paymentId, at, reason, staffId });
  if (moved) {
    const movement = { sessionId: moved.sessionId, at, staffId, reservationId, note: reason };
    const back = { kind: "deposit-out", cash: entry.cash, depositId: hold.id } as const;
    await moveCash(client, { ...movement, ...back });
    if (paymentId !== null)
      await moveCash(client, { ...movement, kind: "payment", cash, paymentId });
  }
  await queueDepositLetter(held, { deed: "undone", entryId: undoingId });
  const states = { fromStatus: view.status, toStatus: view.status };
  const after = { depositId: hold.id, entryId, entry: kind, amountCents: entry.amountCents };
  const deed = { reservationId, action: "deposit-undo", ...by, at, ...states } as const;
  await recordDeed(client, { ...deed, after, reason });
  return { ok: true };
}

/** The movement in a drawer that a step made: of a taking that of its payment, of a release that of its form. */
async function findMoved({ client }: Held, entry: KeptEntry): Promise<Moved | undefined> {
  if (entry.paymentId !== null) return findMovement(client, { paymentId: entry.paymentId });
  const releaseKey = await formKeyOf(client, entry.id);
  return releaseKey === undefined ? undefined : findMovement(client, { releaseKey });
}
