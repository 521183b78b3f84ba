import { can, statusAfter } from "../../domain/reservations/states/actions.ts";
import { rewriteReservation } from "../reservations/change/rewrite-reservation.ts";
import {
  holdForStaff,
  isJustSo,
  type Held,
  type StaffAnswer,
  type StaffAsk,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";

/** Closes a rental whose vehicle is back: nothing is left to be done. */
export function completeRental(world: StaffWorld, ask: StaffAsk): Promise<StaffAnswer> {
  return holdForStaff<StaffAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("complete"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => complete(held, ask),
  });
}

async function complete({ client, kept, at }: Held, { by }: StaffAsk): Promise<StaffAnswer> {
  const { id, view: before, phoneCountry, pinned, vehicleId } = kept;
  const status = statusAfter("complete");
  if (!status || !can("complete", before.status)) return { ok: false, reason: "closed" };
  const after = { ...before, status };
  await rewriteReservation(client, { id, view: after, phoneCountry, pinned, vehicleId });
  const states = { fromStatus: before.status, toStatus: status };
  await recordDeed(client, { reservationId: id, action: "complete", ...by, at, ...states });
  return { ok: true, reservation: after };
}
