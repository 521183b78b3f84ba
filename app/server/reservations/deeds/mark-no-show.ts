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

export type NoShowAnswer = StaffAnswer | { ok: false; reason: "too-early" };

/** Writes down, after the agreed pick-up, that nobody came: the vehicle is free for others at once. No letter goes out. */
export function markNoShow(world: StaffWorld, ask: StaffAsk): Promise<NoShowAnswer> {
  return holdForStaff<NoShowAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("no-show"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => write(held, ask),
  });
}

async function write({ client, kept, at }: Held, { by, now }: StaffAsk): Promise<NoShowAnswer> {
  const { view } = kept;
  const status = statusAfter("no-show");
  if (!status || !can("no-show", view.status)) return { ok: false, reason: "closed" };
  if (!isMissable(view, now)) return { ok: false, reason: "too-early" };
  const reservation = { ...view, status, sequence: view.sequence + 1 };
  await writeCancelled(client, kept, { reservation }, { action: "no-show", ...by, at });
  return { ok: true, reservation };
}
