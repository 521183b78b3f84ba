import type { Cash } from "../../domain/account/cash.ts";
import { addDays, type LocalDate } from "../../domain/calendar.ts";
import { heldCentsOf, type HoldMethod } from "../../domain/deposits/hold.ts";
import { holdCash, holdOnCard, type HoldRefusal } from "../../domain/deposits/moves.ts";
import { isOver } from "../../domain/reservations/states/states.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import { issueDocument, type IssuedNumber } from "../documents/issue-document.ts";
import { findByFormKey } from "../documents/list-documents.ts";
import { staffName } from "../documents/paper-agency.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { holdOpenDrawer, moveCash } from "../drawers/hold-drawer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { depositReceiptOf } from "./issue-deposit-receipt.ts";
import { findByForm, insertHold, readHolds } from "./hold-rows.ts";

export type HoldForm = {
  method: HoldMethod;
  /** What was laid on the counter; asked of cash alone. */
  tendered: Cash;
  /** Euro cents; absent for all that is asked. */
  amountCents?: number;
  /** Asked of a card alone, as the two below. */
  lastFour: string;
  reference: string;
  /** The last day on which the bank holds it. */
  lapsesOn?: LocalDate;
  note: string;
  /** The place whose drawer the cash goes into. */
  placeId: string;
};

export type HoldAsk = StaffAsk & {
  hold: HoldForm;
  /** Made with the form: who sends it twice holds once. */
  formKey: string;
};

/**
 * `no-drawer`: that place has no open drawer. `no-digits`, `no-lapse`: of a card the last four digits and the day on which its hold
 * lapses are asked. `lapses-past`: that day is over. `day-closed`: today's money was counted up.
 */
export type HoldAnswer =
  | {
      ok: true;
      depositId: number;
      /** Its receipt; undefined for a hold that was sent again and is older than receipts. */
      receipt: IssuedNumber | undefined;
    }
  | {
      ok: false;
      reason: HoldRefusal | "day-closed" | "no-drawer" | "no-digits" | "no-lapse" | "lapses-past";
    }
  | StaffRefusal;

/**
 * Holds a deposit, or a part of what is asked: cash in the open drawer of a place, or an amount on a card. Its receipt is issued with
 * it.
 */
export function holdDeposit(world: StaffWorld, ask: HoldAsk): Promise<HoldAnswer> {
  return holdForStaff<HoldAnswer>(world, ask, { work: (held) => holdHeld(held, ask) });
}

async function holdHeld(held: Held, { hold: form, formKey, by }: HoldAsk): Promise<HoldAnswer> {
  const { client, kept, at } = held;
  const { id: reservationId, view } = kept;
  const same = await findByForm(client, "deposit", formKey);
  if (same !== undefined)
    return { ok: true, depositId: same, receipt: await findByFormKey(client, formKey) };
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  if (isOver(view.status)) return { ok: false, reason: "closed" };
  const { method, tendered, amountCents, placeId, note } = form;
  const isCash = method === "cash";
  const holds = await readHolds(client, reservationId);
  const askedCents = view.depositCents - heldCentsOf(holds, at.getTime());
  const hold = isCash
    ? holdCash({ tendered, amountCents }, askedCents)
    : holdOnCard(amountCents, askedCents);
  if (typeof hold === "string") return { ok: false, reason: hold };
  const card = isCash ? noCard : cardOf(form, at);
  if (typeof card === "string") return { ok: false, reason: card };
  const sessionId = isCash ? await holdOpenDrawer(client, placeId) : undefined;
  if (isCash && sessionId === undefined) return { ok: false, reason: "no-drawer" };
  const staffId = memberIdOf(by.actor);
  const about = { reservationId, at, staffId, formKey };
  const depositId = await insertHold(client, { ...about, ...card, method, hold, note });
  const { cash } = hold;
  if (sessionId !== undefined)
    await moveCash(client, { ...about, sessionId, kind: "deposit-in", cash, depositId });
  const states = { fromStatus: view.status, toStatus: view.status };
  const after = { depositId, method, amountCents: hold.amountCents, ...(isCash && { cash }) };
  const deed = { reservationId, action: "deposit-hold", ...by, at, ...states } as const;
  await recordDeed(client, { ...deed, after, reason: note });
  const { lastFour, reference, lapsesAt } = card;
  const onCard = { lastFour, reference, lapsesAt: lapsesAt?.getTime() ?? null };
  const row = { id: depositId, method, amountCents: hold.amountCents, cash, ...onCard };
  const said = { payer: "", staff: await staffName(client, by) };
  const content = depositReceiptOf(held, { ...row, heldAt: at.getTime() }, said);
  const receipt = await issueDocument(client, { ...about, content, form: 1 });
  return { ok: true, depositId, receipt };
}

const noCard = { lastFour: "", reference: "", lapsesAt: undefined };

function cardOf({ lastFour, reference, lapsesOn }: HoldForm, at: Date) {
  if (lastFour === "") return "no-digits";
  if (lapsesOn === undefined) return "no-lapse";
  // It holds to the end of its last day.
  const lapsesAt = new Date(toInstant(`${addDays(lapsesOn, 1)}T00:00`));
  return lapsesAt <= at ? "lapses-past" : { lastFour, reference, lapsesAt };
}
