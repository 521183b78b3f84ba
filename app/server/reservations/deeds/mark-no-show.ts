import { can, statusAfter } from "../../../domain/reservations/states/actions.ts";
import { isMissable } from "../../../domain/reservations/states/moments.ts";
import { writeCancelled } from "../change/write-cancelled.ts";
import {
  holdForStaff,
  isJustSo,
  type Held,
  type StaffWorld,
  type StaffAnswer,
  type StaffAsk,
} from "./hold-for-staff.ts";
import { readReason, type ReasonFault } from "./read-reason.ts";

export type NoShowAsk = StaffAsk & {
  /** What is known of it, for the staff alone. */
  reason: string;
};

export type NoShowAnswer = StaffAnswer | { ok: false; reason: "too-early" } | ReasonFault;

/** Writes down, after the agreed pick-up, that nobody came: the vehicle is free for others at once. No letter goes out. */
export async function markNoShow(world: StaffWorld, ask: NoShowAsk): Promise<NoShowAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  return holdForStaff<NoShowAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("no-show"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => write(held, { ...ask, reason: reason.text }),
  });
}

async function write(
  { client, kept, at }: Held,
  { by, now, reason }: NoShowAsk,
): Promise<NoShowAnswer> {
  const { view } = kept;
  const status = statusAfter("no-show");
  if (!status || !can("no-show", view.status)) return { ok: false, reason: "closed" };
  if (!isMissable(view, now)) return { ok: false, reason: "too-early" };
  const reservation = { ...view, status, sequence: view.sequence + 1 };
  await writeCancelled(client, kept, { reservation }, { action: "no-show", ...by, at, reason });
  return { ok: true, reservation };
}
