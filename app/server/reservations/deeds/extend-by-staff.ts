import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { assessLate, type Assessed } from "../../../domain/reservations/lateness/assess-late.ts";
import type { LateRefusal } from "../../../domain/reservations/lateness/late.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import type { Move } from "../../availability/hold-vehicle.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { changeLetters } from "../change/change-letters.ts";
import { keepCoupon } from "../change/kept-coupon.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";
import { priceFactsOf } from "../held/former-price.ts";
import { factsOf, recordDeed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import { keepOut } from "../lateness/keep-out.ts";
import { findClash, type Clash } from "./find-waiting.ts";
import {
  customerLetters,
  holdForStaff,
  type Held,
  type StaffAnswer,
  type StaffAsk,
  type StaffWorld,
} from "./hold-for-staff.ts";

export type ExtendAsk = StaffAsk & {
  until: LocalDateTime;
  /** What it was said to cost more, euro cents. */
  seenDifferenceCents: number;
};

export type ExtendRefusal =
  | Exclude<LateRefusal, { reason: "return-by" }>
  /** That little is no extension: it is free anyway. */
  | { ok: false; reason: "within-grace" }
  | { ok: false; reason: "price-changed"; differenceCents: number }
  /** Others wait for the vehicle, or for an extra that is in it, and have nothing else. */
  | { ok: false; reason: "taken"; clash: Clash | undefined };

export type ExtendAnswer = StaffAnswer | ExtendRefusal;

/**
 * Lets a customer keep the car for longer, at the prices of the contract (`extendedLines`). Who waits for this vehicle goes to another
 * one; when there is none, it is told who waits. What it costs beforehand says `quoteExtension`.
 */
export function extendByStaff(world: StaffWorld, ask: ExtendAsk): Promise<ExtendAnswer> {
  return holdForStaff<ExtendAnswer>(world, ask, {
    repeated: ({ view, version }) =>
      version > ask.seenVersion && view.trip.dropoffAt === ask.until
        ? { ok: true, reservation: view }
        : undefined,
    work: (held) => extend(held, ask),
  });
}

type AssessedLonger = Assessed | Exclude<ExtendRefusal, { reason: "taken" | "price-changed" }>;

/** What a later return means for the place and the price; whether the vehicle is free so long is another question. */
export function assessExtension(
  kept: HeldReservation,
  until: LocalDateTime,
  known: { catalogue: Catalogue; now: LocalDateTime },
): AssessedLonger {
  const assessed = assessLate(kept, { end: "return", at: until }, known);
  if (!assessed.ok)
    return assessed.reason === "return-by" ? { ok: false, reason: "bad-time" } : assessed;
  return assessed.isExtension ? assessed : { ok: false, reason: "within-grace" };
}

async function extend(held: Held, ask: ExtendAsk): Promise<ExtendAnswer> {
  const { client, kept, catalogue } = held;
  const { until, now } = ask;
  if (!can("extend", kept.view.status)) return { ok: false, reason: "closed" };
  const assessed = assessExtension(kept, until, { catalogue, now });
  if (!assessed.ok) return assessed;
  const { differenceCents } = assessed;
  if (differenceCents !== ask.seenDifferenceCents)
    return { ok: false, reason: "price-changed", differenceCents };
  const moves = await keepOut(client, { kept, catalogue, until, now });
  const rules = fleetRulesOf(catalogue);
  if (!moves)
    return { ok: false, reason: "taken", clash: await findClash(client, kept, { until, rules }) };
  return { ok: true, reservation: await write(held, ask, assessed, moves) };
}

async function write(
  { client, kept, catalogue, at }: Held,
  { by, until }: ExtendAsk,
  { view, differenceCents }: Assessed,
  moves: readonly Move[],
): Promise<Reservation> {
  const { id, view: before, phoneCountry, pinned, seat } = kept;
  const after = { ...view, sequence: before.sequence + 1 };
  const priceListVersion = after.lines === before.lines ? undefined : catalogue.version;
  const known = { id, phoneCountry, pinned, vehicleId: seat?.vehicleId };
  const formerPrice = await priceFactsOf(client, kept);
  await rewriteReservation(client, { ...known, view: after, priceListVersion });
  await recordMoves(client, moves, by.actor, at);
  if (before.couponCode !== undefined) await keepCoupon(client, id, after);
  const letters = changeLetters({ action: "extend", before, after }, id);
  await queueLetters(client, customerLetters(letters), at);
  const deed = { reservationId: id, action: "extend", ...by, at } as const;
  const states = { fromStatus: before.status, toStatus: after.status };
  const facts = {
    // With its price, so that it can be taken back as it was.
    before: { ...factsOf(before, seat?.vehicleId), ...formerPrice },
    after: { ...factsOf(after, seat?.vehicleId), expectedAt: until, differenceCents },
  };
  await recordDeed(client, { ...deed, ...states, ...facts }, moves);
  return after;
}
