/** The transaction of a report of lateness. */
import type { PoolClient } from "pg";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import {
  promisedReturn,
  type HeldReservation,
} from "../../../domain/reservations/held-reservation.ts";
import { assessLate, type Assessed } from "../../../domain/reservations/lateness/assess-late.ts";
import { answerLate, findReport } from "../../../domain/reservations/lateness/late-answer.ts";
import type { LateAnswer } from "../../../domain/reservations/lateness/late.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { Move } from "../../availability/hold-vehicle.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { lateLetters } from "../change/change-letters.ts";
import { keepCoupon } from "../change/kept-coupon.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";
import { holdReservation } from "../held/hold-reservation.ts";
import { holdOut, keepOut } from "./keep-out.ts";
import { keepReport } from "./keep-report.ts";
import { factsOf, recordDeed, type Deed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import type { LateForm } from "./report-late.ts";

type World = Pick<Deps, "pool" | "clock">;

/** Not what was seen, or somebody waits for the car or an extra in it: the customer is to be told anew. */
type Missed = "price-changed" | "taken";

/** A report of which everything is decided. */
type Decided = {
  form: LateForm;
  catalogue: Catalogue;
  kept: HeldReservation;
  assessed: Assessed;
};

const visitor = { kind: "visitor" } as const;

/** Writes a report under the lock of the car. `met` and `stale` are for another try; then nothing is written. */
export function writeReport(
  world: World,
  form: LateForm,
  { catalogue, carIds }: { catalogue: Catalogue; carIds: readonly number[] },
): Promise<LateAnswer | Missed | "met" | "stale"> {
  return inTransaction(world.pool, async (client) => {
    const { token, wish, now } = form;
    const kept = await holdReservation(client, { token, carIds }, catalogue);
    if (!kept) return { ok: false, reason: "not-found" };
    if (typeof kept === "string") return kept;
    const report = findReport(kept, wish);
    if (report) return answerLate(kept.view, kept.view, wish, report.differenceCents);
    const assessed = assessLate(kept, wish, { catalogue, now });
    if (!assessed.ok) return assessed;
    if (Math.max(0, assessed.differenceCents) !== form.seenDifferenceCents) return "price-changed";
    const decided = { form, catalogue, kept, assessed };
    const moves = await stayOut(client, decided);
    if (!moves) return "taken";
    const after = await write(client, world, decided, moves);
    return answerLate(after, after, wish, assessed.differenceCents);
  });
}

/** Holds the vehicle for as long as it stays out now; `undefined` when others wait for it. Who comes later is waited for anyway. */
async function stayOut(
  client: PoolClient,
  { kept, catalogue, assessed, form: { wish, now } }: Decided,
): Promise<Move[] | undefined> {
  if (assessed.isExtension) return keepOut(client, { kept, catalogue, until: wish.at, now });
  const { dropoffAt } = kept.view.trip;
  if (wish.end === "arrival" || promisedReturn(kept) === dropoffAt) return [];
  return holdOut(client, { kept, catalogue, until: dropoffAt, now });
}

async function write(
  client: PoolClient,
  { clock }: World,
  decided: Decided,
  moves: readonly Move[],
): Promise<Reservation> {
  const { kept, assessed, form, catalogue } = decided;
  const { id, view: before, phoneCountry, pinned, seat } = kept;
  const { differenceCents, isExtension } = assessed;
  const at = new Date(clock.now());
  const isChanged = isExtension || differenceCents !== 0;
  const after = isChanged ? { ...assessed.view, sequence: before.sequence + 1 } : before;
  if (isChanged) {
    const priceListVersion = after.lines === before.lines ? undefined : catalogue.version;
    const known = { id, phoneCountry, pinned, vehicleId: seat?.vehicleId };
    await rewriteReservation(client, { ...known, view: after, priceListVersion });
  }
  await recordMoves(client, moves, visitor, at);
  if (isExtension && before.couponCode !== undefined) await keepCoupon(client, id, after);
  const action = isExtension ? "extend" : "modify";
  const change = isChanged ? ({ action, before, after } as const) : undefined;
  const report = { reservation: after, wish: form.wish, differenceCents };
  await queueLetters(client, lateLetters(report, change, id), at);
  const { end, at: expectedAt } = form.wish;
  const told = { expectedAt, feeCents: assessed.feeCents, differenceCents, at };
  await keepReport(client, { reservationId: id, end, trip: after.trip, ...told });
  await recordDeed(client, deedOf(decided, after, at), moves);
  return after;
}

/** The report as history keeps it, for people to read. */
function deedOf({ kept, assessed, form }: Decided, after: Reservation, at: Date): Deed {
  const { id, view: before, seat } = kept;
  const { differenceCents, feeCents, isExtension } = assessed;
  const { pickupAt, pickupLocationId, dropoffAt } = after.trip;
  const isArrival = form.wish.end === "arrival";
  const about = isArrival ? { pickupAt, pickupLocationId, feeCents } : { dropoffAt };
  const facts = after === before ? undefined : factsOf(after, seat?.vehicleId);
  return {
    reservationId: id,
    action: isArrival ? "late-arrival" : isExtension ? "extend" : "late-return",
    fromStatus: before.status,
    toStatus: after.status,
    actor: visitor,
    at,
    before: facts && factsOf(before, seat?.vehicleId),
    after: { ...facts, expectedAt: form.wish.at, differenceCents, ...about },
  };
}
