import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { CancelAnswer } from "../../../domain/reservations/change/change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { can, statusAfter } from "../../../domain/reservations/states/actions.ts";
import { isClosedToCustomer } from "../../../domain/reservations/states/moments.ts";
import { isCancelled } from "../../../domain/reservations/states/states.ts";
import { freeTimeOf } from "../../../domain/reservations/trip/free-time.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { inCarLanes } from "../booking/booking-lanes.ts";
import { holdReservation, readHeld } from "../held/hold-reservation.ts";
import { untilDone } from "../held/until-done.ts";
import { cancelLetters } from "./change-letters.ts";
import { writeCancelled } from "./write-cancelled.ts";

type World = Pick<Deps, "pool" | "catalogue" | "clock">;

type Asked = {
  token: string;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

type Try = Asked & { catalogue: Catalogue; carIds: readonly number[] };

/**
 * Cancels a reservation before its pick-up: the vehicle is free at once, and its coupon may be used again. One that is
 * cancelled already, by whomever, is answered the same and nothing is written.
 */
export async function cancelReservation(world: World, asked: Asked): Promise<CancelAnswer> {
  const answer = await untilDone(world, async (): Promise<CancelAnswer | "met" | "stale"> => {
    const catalogue = await world.catalogue.get();
    const kept = await readHeld(world.pool, asked.token, catalogue);
    if (!kept) return { ok: false, reason: "not-found" };
    const carIds = [kept.view.car.id];
    const attempt = { ...asked, catalogue, carIds };
    return inCarLanes(world.pool, carIds, () => writeCancellation(world, attempt));
  });
  if (!answer) throw new Error("a cancellation met others again and again");
  return answer;
}

function writeCancellation(
  { pool, clock }: World,
  { token, now, catalogue, carIds }: Try,
): Promise<CancelAnswer | "met" | "stale"> {
  return inTransaction(pool, async (client) => {
    const kept = await holdReservation(client, { token, carIds }, catalogue);
    if (!kept) return { ok: false, reason: "not-found" };
    if (typeof kept === "string") return kept;
    const { view } = kept;
    if (isCancelled(view.status)) return answerFor(kept);
    const status = statusAfter("cancel");
    if (!status || !can("cancel", view.status) || isClosedToCustomer(view, now))
      return { ok: false, reason: "closed" };

    const { isOver, lateFeeCents } = freeTimeOf(view, catalogue.priceList.rules, now);
    const isCharged = isOver && lateFeeCents > 0;
    const reservation = {
      ...view,
      status,
      sequence: view.sequence + 1,
      ...(isCharged && { cancellationFeeCents: lateFeeCents }),
    };
    const fee = isCharged ? { lateFeeCents } : {};
    const cancelled = { reservation, ...fee };
    const at = new Date(clock.now());
    await writeCancelled(client, kept, cancelled, { actor: { kind: "visitor" }, at });
    await queueLetters(client, cancelLetters(cancelled, kept.id), at);
    return { ok: true, reservation, ...fee };
  });
}

/** What the customer was told when it was cancelled. */
function answerFor({ view }: HeldReservation): CancelAnswer {
  const { cancellationFeeCents: lateFeeCents } = view;
  return { ok: true, reservation: view, ...(lateFeeCents !== undefined && { lateFeeCents }) };
}
