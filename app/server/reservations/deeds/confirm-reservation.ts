import { can, statusAfter } from "../../../domain/reservations/states/actions.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { bookingLetters } from "../booking/booking-letters.ts";
import {
  holdForStaff,
  isJustSo,
  type Held,
  type StaffWorld,
  customerLetters,
  type StaffAnswer,
  type StaffAsk,
} from "./hold-for-staff.ts";
import { recordDeed } from "../held/record-deed.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";

/** Confirms a booking that waits for the staff's word, and tells the customer. */
export function confirmReservation(world: StaffWorld, ask: StaffAsk): Promise<StaffAnswer> {
  return holdForStaff<StaffAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("confirm"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => write(held, ask),
  });
}

async function write({ client, kept, at }: Held, { by }: StaffAsk): Promise<StaffAnswer> {
  const { id, view: before, vehicleId } = kept;
  const status = statusAfter("confirm");
  if (!status || !can("confirm", before.status)) return { ok: false, reason: "closed" };
  const { waits: _over, ...same } = before;
  const after = { ...same, status, sequence: before.sequence + 1 };
  await rewriteReservation(client, { ...kept, view: after, vehicleId });
  await queueLetters(client, customerLetters(bookingLetters(after, id)), at);
  await recordDeed(client, {
    reservationId: id,
    action: "confirm",
    ...by,
    at,
    fromStatus: before.status,
    toStatus: status,
  });
  return { ok: true, reservation: after };
}
