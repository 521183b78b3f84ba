import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import { withSoldGrace } from "../../../domain/pricing/lines/sold-grace.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import {
  ownStay,
  promisedReturn,
  type HeldReservation,
} from "../../../domain/reservations/held-reservation.ts";
import { assessLate } from "../../../domain/reservations/lateness/assess-late.ts";
import { addedTime, heldExtras } from "../../../domain/reservations/lateness/held-extras.ts";
import { answerLate, findReport } from "../../../domain/reservations/lateness/late-answer.ts";
import type { LateAnswer, LateWish } from "../../../domain/reservations/lateness/late.ts";
import { canStayOut, returnBy } from "../../../domain/reservations/lateness/return-by.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import type { Deps } from "../../deps.ts";
import { extrasWantedFrom } from "../../extras/extras-left.ts";
import { readHeld } from "../held/hold-reservation.ts";

type Asked = {
  token: string;
  wish: LateWish;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
};

/**
 * What it means when a customer comes, or brings the car back, later than agreed: free, the price of it, or why not.
 * Writes nothing.
 */
export async function checkLate(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { token, wish, now }: Asked,
): Promise<LateAnswer> {
  const held = await catalogue.get();
  const kept = await readHeld(pool, token, held);
  if (!kept) return { ok: false, reason: "not-found" };
  const report = findReport(kept, wish);
  if (report) return answerLate(kept.view, kept.view, wish, report.differenceCents);
  const assessed = assessLate(kept, wish, { catalogue: held, now });
  if (!assessed.ok) return assessed;
  // A vehicle that was promised to others earlier has to be held again, however short the delay.
  const until = assessed.isExtension ? wish.at : kept.view.trip.dropoffAt;
  if (wish.end === "return" && until > promisedReturn(kept)) {
    const refusal = await whoWaits({ pool, catalogue: held }, kept, { until, now });
    if (refusal) return refusal;
  }
  return answerLate(kept.view, assessed.view, wish, assessed.differenceCents);
}

/** When the car has to be back, because somebody waits for it or for an extra that is in it. */
async function whoWaits(
  { pool, catalogue }: { pool: Deps["pool"]; catalogue: Catalogue },
  kept: HeldReservation,
  { until, now }: Pick<Asked, "now"> & { until: LocalDateTime },
): Promise<LateAnswer | undefined> {
  const own = ownStay(kept);
  const rules = fleetRulesOf(catalogue);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleet = own && withoutStay(current, own).get(own.carId);
  if (!kept.seat || !fleet) throw new Error(`reservation ${kept.id} is out and holds no vehicle`);
  const { id, view, seat } = kept;
  const added = addedTime(view, until);
  const wantedFrom = await extrasWantedFrom(pool, heldExtras(view, catalogue), added, id);
  const out = { trip: view.trip, seat, fleet, rules, extrasWantedFrom: wantedFrom };
  if (canStayOut(out, until)) return undefined;
  const promised = promisedReturn(kept);
  if (promised < view.trip.dropoffAt && !canStayOut(out, view.trip.dropoffAt))
    return { ok: false, reason: "return-by", at: promised };
  const { priceList } = offeredTo(view, catalogue);
  const at = returnBy(out, until, withSoldGrace(priceList, view.lines));
  return { ok: false, reason: "return-by", at };
}
