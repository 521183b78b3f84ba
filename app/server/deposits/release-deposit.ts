import { lessCash, noCash } from "../../domain/account/cash.ts";
import { leave, type LeaveRefusal } from "../../domain/deposits/moves.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { holdOpenDrawer, moveCash } from "../drawers/hold-drawer.ts";
import { isDrawerShort } from "../drawers/read-drawer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { findByForm, insertEntry, readHolds } from "./hold-rows.ts";
import { queueDepositLetter } from "./queue-deposit-letter.ts";

export type ReleaseAsk = StaffAsk & {
  depositId: number;
  /** Euro cents; absent for all that is held. */
  amountCents?: number;
  reason: string;
  placeId: string;
  /** Made with the form: who sends it twice releases once. */
  formKey: string;
};

/** `drawer-short`: less lies in the drawer, in the currency that goes back. `day-closed`: today's money was counted up. */
export type ReleaseAnswer =
  | { ok: true; entryId: number }
  | { ok: false; reason: LeaveRefusal | "no-drawer" | "drawer-short" | "day-closed" }
  | StaffRefusal;

/** Gives back what is held, or a part of it: cash out of the open drawer of a place, in the currency in which it lies. */
export function releaseDeposit(world: StaffWorld, ask: ReleaseAsk): Promise<ReleaseAnswer> {
  return holdForStaff<ReleaseAnswer>(world, ask, { work: (held) => releaseHeld(held, ask) });
}

async function releaseHeld(held: Held, ask: ReleaseAsk): Promise<ReleaseAnswer> {
  const { client, kept, at } = held;
  const { id: reservationId, view } = kept;
  const { depositId, amountCents: asked, reason, formKey, by } = ask;
  const same = await findByForm(client, "deposit_entry", formKey);
  if (same !== undefined) return { ok: true, entryId: same };
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  const holds = await readHolds(client, reservationId);
  const hold = holds.find(({ id }) => id === depositId);
  if (!hold) return { ok: false, reason: "not-found" };
  const left = leave(hold, { amountCents: asked, now: at.getTime() });
  if (typeof left === "string") return { ok: false, reason: left };
  const { amountCents, cash } = left;
  const out = lessCash(noCash, cash);
  const isCash = hold.method === "cash";
  const sessionId = isCash ? await holdOpenDrawer(client, ask.placeId) : undefined;
  if (isCash && sessionId === undefined) return { ok: false, reason: "no-drawer" };
  if (sessionId !== undefined && (await isDrawerShort(client, sessionId, out)))
    return { ok: false, reason: "drawer-short" };
  const staffId = memberIdOf(by.actor);
  const about = { at, staffId, formKey };
  const step = { depositId, kind: "released", amountCents, cash, reason } as const;
  const entryId = await insertEntry(client, { ...about, ...nothingElse, ...step });
  if (sessionId !== undefined)
    await moveCash(client, {
      ...about,
      reservationId,
      sessionId,
      kind: "deposit-out",
      cash: out,
      depositId,
    });
  await queueDepositLetter(held, { deed: "released", entryId });
  const after = { depositId, entryId, amountCents, ...(isCash && { cash }) };
  const states = { fromStatus: view.status, toStatus: view.status };
  const deed = { reservationId, action: "deposit-release", ...by, at, ...states } as const;
  await recordDeed(client, { ...deed, after, reason });
  return { ok: true, entryId };
}

const nothingElse = {
  purpose: null,
  damageId: null,
  chargeId: null,
  paymentId: null,
  undoesId: null,
};
