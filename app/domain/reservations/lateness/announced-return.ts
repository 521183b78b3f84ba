/**
 * An early return that is announced while the car is out. The price stays as it is until the car is back: what comes back then follows
 * the setting and the real return, and is only foreseen here.
 */
import type { LocalDateTime } from "../../calendar.ts";
import type { Catalogue } from "../../catalogue/catalogue.ts";
import { offeredTo } from "../change/offered-to.ts";
import type { HeldReservation } from "../held-reservation.ts";
import { closedAt } from "./assess-late.ts";
import type { LateRefusal } from "./late.ts";
import { checkEarlier } from "./lateness.ts";
import { can } from "../states/actions.ts";
import type { EarlyReturn } from "../../handovers/early-return.ts";
import { returnPrice, type ReturnPrice } from "../../handovers/return-price.ts";

/** What comes back when the car does then, by the setting of today; euro cents. */
export type Foreseen = ReturnPrice["early"] & { rule: EarlyReturn };

export type AnnouncedReturn = {
  ok: true;
  /** The agreed return: what was announced before is taken back. */
  isAsAgreed: boolean;
  foreseen: Foreseen;
};

export type AnnounceFault =
  | { ok: false; reason: "closed" | "bad-time" }
  /** Before now, before the pick-up, after the agreed return, or the agreed one while nothing else was announced. */
  | { ok: false; reason: "not-earlier" }
  | Extract<LateRefusal, { reason: "place-closed" }>;

/** What an announced return means; whether the vehicle is free until then is another question. `now` is the wall clock in Sarajevo. */
export function assessAnnounced(
  kept: HeldReservation,
  at: LocalDateTime,
  { catalogue, now }: { catalogue: Catalogue; now: LocalDateTime },
): AnnouncedReturn | AnnounceFault {
  const { view, lateReturn } = kept;
  const { trip } = view;
  if (!can("announce-return", view.status)) return { ok: false, reason: "closed" };
  const fault = checkEarlier(at, trip, now);
  if (fault) return { ok: false, reason: fault };
  const isAsAgreed = at === trip.dropoffAt;
  if (isAsAgreed && !lateReturn) return { ok: false, reason: "not-earlier" };
  const closed = closedAt(trip.dropoffLocationId, at, offeredTo(view, catalogue).priceList);
  if (closed && !isAsAgreed) return closed;
  const { early } = returnPrice(kept, at, catalogue);
  return {
    ok: true,
    isAsAgreed,
    foreseen: { ...early, rule: catalogue.handovers.earlyReturn },
  };
}
