import { accountOf } from "../../domain/account/account.ts";
import { isSettled, type OpenMatters } from "../../domain/account/settled.ts";
import { heldCentsOf } from "../../domain/deposits/hold.ts";
import { can, statusAfter } from "../../domain/reservations/states/actions.ts";
import { readCharges } from "../charges/charge-rows.ts";
import { readHolds } from "../deposits/hold-rows.ts";
import { readPayments } from "../payments/payment-rows.ts";
import { rewriteReservation } from "../reservations/change/rewrite-reservation.ts";
import {
  holdForStaff,
  isJustSo,
  type Held,
  type StaffAnswer,
  type StaffAsk,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { readReason, type ReasonFault } from "../reservations/deeds/read-reason.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

export type CompleteAsk = StaffAsk & {
  /** The word of somebody who may close an open account (right `close-open-accounts`), as typed; absent without it. */
  openBecause?: string;
};

/** `open-account`: something is owed or held, euro cents. */
export type CompleteAnswer =
  | StaffAnswer
  | ({ ok: false; reason: "open-account" } & OpenMatters)
  | ReasonFault;

/** Closes a rental whose vehicle is back: its account is settled and its deposit is not held any more, or somebody says why not. */
export async function completeRental(world: StaffWorld, ask: CompleteAsk): Promise<CompleteAnswer> {
  const reason = ask.openBecause === undefined ? undefined : readReason(ask.openBecause);
  if (reason && !reason.ok) return reason;
  return holdForStaff<CompleteAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("complete"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => complete(held, ask, reason?.text),
  });
}

async function complete(
  held: Held,
  { by }: StaffAsk,
  reason: string | undefined,
): Promise<CompleteAnswer> {
  const { client, kept, at } = held;
  const { id, view: before, phoneCountry, pinned, vehicleId } = kept;
  const status = statusAfter("complete");
  if (!status || !can("complete", before.status)) return { ok: false, reason: "closed" };
  const open = await openMatters(held);
  if (!isSettled(open) && reason === undefined)
    return { ok: false, reason: "open-account", ...open };
  const after = { ...before, status };
  await rewriteReservation(client, { id, view: after, phoneCountry, pinned, vehicleId });
  const states = { fromStatus: before.status, toStatus: status };
  const left = isSettled(open) ? {} : { after: open, reason };
  await recordDeed(client, {
    reservationId: id,
    action: "complete",
    ...by,
    at,
    ...states,
    ...left,
  });
  return { ok: true, reservation: after };
}

async function openMatters({ client, kept, at }: Held): Promise<OpenMatters> {
  const payments = await readPayments(client, kept.id);
  const charges = await readCharges(client, kept.id);
  const holds = await readHolds(client, kept.id);
  const held = { heldCents: heldCentsOf(holds, at.getTime()) };
  const { dueCents, heldCents } = accountOf(kept.view, payments, [held], charges);
  return { dueCents, heldCents };
}
