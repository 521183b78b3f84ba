import type { LocalDateTime } from "../../../domain/calendar.ts";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { readHeld } from "../held/hold-reservation.ts";
import { checkLate } from "../lateness/check-late.ts";
import { seatForLonger } from "../lateness/keep-out.ts";
import { assessExtension, type ExtendRefusal } from "./extend-by-staff.ts";
import { findClash, listMoving, type Moving } from "./find-waiting.ts";
import type { StaffRefusal } from "./hold-for-staff.ts";

export type ExtensionQuote =
  | {
      ok: true;
      before: Reservation;
      after: Reservation;
      /** New total less old total, euro cents. */
      differenceCents: number;
      /** The version of the reservation that the price is of. */
      version: number;
      /** Later reservations that go to other vehicles for it. */
      moving: Moving[];
    }
  | StaffRefusal
  | Exclude<ExtendRefusal, { reason: "taken" | "price-changed" }>
  | (Extract<ExtendRefusal, { reason: "taken" }> & {
      /** The latest return until which the car can stay out; absent when that is the agreed one. */
      latest?: LocalDateTime;
    });

type World = Pick<Deps, "pool" | "catalogue">;

/** What `extendByStaff` would do now: the price, who goes to another vehicle, or who has none. Writes nothing. */
export async function quoteExtension(
  { pool, catalogue }: World,
  { token, until, now }: { token: string; until: LocalDateTime; now: LocalDateTime },
): Promise<ExtensionQuote> {
  const known = await catalogue.get();
  const kept = await readHeld(pool, token, known);
  if (!kept) return { ok: false, reason: "not-found" };
  if (!can("extend", kept.view.status)) return { ok: false, reason: "closed" };
  const assessed = assessExtension(kept, until, { catalogue: known, now });
  if (!assessed.ok) return assessed;
  const longer = { kept, catalogue: known, until, now };
  const seat = await inTransaction(pool, (client) => seatForLonger(client, longer));
  if (!seat) {
    const rules = fleetRulesOf(known);
    const clash = await findClash(pool, kept, { until, rules });
    const latest = await latestReturn({ pool, catalogue }, { token, until, now });
    const isLater = latest !== undefined && latest > kept.view.trip.dropoffAt && latest >= now;
    return { ok: false, reason: "taken", clash, ...(isLater && { latest }) };
  }
  const { differenceCents, view: after } = assessed;
  const { view: before, version } = kept;
  return {
    ok: true,
    before,
    after,
    differenceCents,
    version,
    moving: await listMoving(pool, seat),
  };
}

async function latestReturn(
  world: World,
  { token, until, now }: { token: string; until: LocalDateTime; now: LocalDateTime },
): Promise<LocalDateTime | undefined> {
  const answer = await checkLate(world, { token, wish: { end: "return", at: until }, now });
  return !answer.ok && answer.reason === "return-by" ? answer.at : undefined;
}
