import { readCharges } from "../charges/charge-rows.ts";
import { accountOf } from "../../domain/account/account.ts";
import { lessCash, noCash } from "../../domain/account/cash.ts";
import type { Settled } from "../../domain/account/settle.ts";
import { lifeOf, type TakingPurpose } from "../../domain/deposits/hold.ts";
import { take, type TakeRefusal } from "../../domain/deposits/moves.ts";
import { isProved, standingEntries } from "../../domain/deposits/proof.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { holdOpenDrawer, moveCash } from "../drawers/hold-drawer.ts";
import { insertPayment, readPayments } from "../payments/payment-rows.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { findByForm, insertEntry, readHolds, type KeptHold } from "./hold-rows.ts";
import { queueDepositLetter } from "./queue-deposit-letter.ts";

export type TakeAsk = StaffAsk & {
  depositId: number;
  amountCents: number;
  purpose: TakingPurpose;
  reason: string;
  /** What it is for, where that is written down. */
  damageId?: number;
  chargeId?: number;
  placeId: string;
  /** Made with the form: who sends it twice takes once. */
  formKey: string;
  /** What was due when the form was drawn, euro cents. */
  seenDueCents: number;
};

/**
 * `due-changed`: somebody else entered something meanwhile. `no-reason`: nobody said why. `no-such`: that damage or charge is of
 * another reservation. `no-proof`: the whole deposit would be taken, and one of its takings does not show for what.
 * `day-closed`: today's money was counted up.
 */
export type TakeAnswer =
  | { ok: true; entryId: number }
  | { ok: false; reason: TakeRefusal | "no-drawer" | "due-changed" | "no-reason" }
  | { ok: false; reason: "no-such" | "no-proof" | "day-closed" }
  | StaffRefusal;

/** Takes a part of a deposit for something: it becomes a payment on the account, never above what is held or what is due. */
export function takeFromDeposit(world: StaffWorld, ask: TakeAsk): Promise<TakeAnswer> {
  return holdForStaff<TakeAnswer>(world, ask, { work: (held) => takeHeld(held, ask) });
}

async function takeHeld(held: Held, ask: TakeAsk): Promise<TakeAnswer> {
  const { client, kept, at } = held;
  const { id: reservationId, view } = kept;
  const { depositId, amountCents, formKey, seenDueCents } = ask;
  const same = await findByForm(client, "deposit_entry", formKey);
  if (same !== undefined) return { ok: true, entryId: same };
  if (ask.reason === "") return { ok: false, reason: "no-reason" };
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  const { dueCents } = accountOf(
    view,
    await readPayments(client, reservationId),
    [],
    await readCharges(client, reservationId),
  );
  if (dueCents !== seenDueCents) return { ok: false, reason: "due-changed" };
  const holds = await readHolds(client, reservationId);
  const hold = holds.find(({ id }) => id === depositId);
  if (!hold) return { ok: false, reason: "not-found" };
  const settled = take(hold, { amountCents, dueCents, now: at.getTime() });
  if (typeof settled === "string") return { ok: false, reason: settled };
  if (!(await isOfReservation(held, ask))) return { ok: false, reason: "no-such" };
  if (!isShown(hold, ask)) return { ok: false, reason: "no-proof" };
  const isCash = hold.method === "cash";
  const sessionId = isCash ? await holdOpenDrawer(client, ask.placeId) : undefined;
  if (isCash && sessionId === undefined) return { ok: false, reason: "no-drawer" };
  const entryId = await writeTaking(held, ask, { settled, sessionId });
  await queueDepositLetter(held, { deed: "taken", entryId });
  return { ok: true, entryId };
}

const ofReservationText = `
  select ($2::int is null or exists (select from damage where id = $2 and reservation_id = $1))
    and ($3::int is null or exists (select from charge where id = $3 and reservation_id = $1 and voided_at is null)) as "isSo"`;

async function isOfReservation({ client, kept }: Held, { damageId, chargeId }: TakeAsk) {
  const { rows } = await client.query<{ isSo: boolean }>({
    name: "taking-of-reservation",
    text: ofReservationText,
    values: [kept.id, damageId ?? null, chargeId ?? null],
  });
  return rows[0]?.isSo === true;
}

/** When nothing of the hold would go back, each of its takings has to show for what. */
function isShown(hold: KeptHold, { amountCents, purpose, reason, damageId }: TakeAsk): boolean {
  const { takenCents } = lifeOf(hold, 0);
  if (takenCents + amountCents < hold.amountCents) return true;
  const mine = { kind: "taken", purpose, reason, damageId: damageId ?? null } as const;
  return isProved([...standingEntries(hold.entries), mine]);
}

type Written = { settled: Settled; sessionId: number | undefined };

async function writeTaking(
  { client, kept, at }: Held,
  ask: TakeAsk,
  { settled, sessionId }: Written,
): Promise<number> {
  const { id: reservationId, view } = kept;
  const { depositId, purpose, reason, damageId = null, chargeId = null, formKey, by } = ask;
  const { amountCents, tendered: cash } = settled;
  const staffId = memberIdOf(by.actor);
  const about = { reservationId, at, staffId };
  const words = { reference: "", fiscalReceipt: "", note: reason };
  const kind = "payment" as const;
  const paymentId = await insertPayment(client, { ...about, ...words, formKey, kind, settled });
  const isCash = sessionId !== undefined;
  const why = { purpose, reason, damageId, chargeId };
  const entryId = await insertEntry(client, {
    ...why,
    depositId,
    kind: "taken",
    amountCents,
    cash: isCash ? cash : noCash,
    paymentId,
    undoesId: null,
    at,
    staffId,
    formKey,
  });
  if (isCash) {
    const out = { ...about, sessionId, kind: "deposit-out", cash: lessCash(noCash, cash) } as const;
    await moveCash(client, { ...out, depositId });
    await moveCash(client, { ...about, sessionId, kind, cash, paymentId, formKey });
  }
  const states = { fromStatus: view.status, toStatus: view.status };
  const after = { depositId, entryId, paymentId, amountCents, purpose, damageId, chargeId };
  const deed = { reservationId, action: "deposit-take", ...by, at, ...states } as const;
  await recordDeed(client, { ...deed, after, reason });
  return entryId;
}
