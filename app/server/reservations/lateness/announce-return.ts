/** The transaction in which an early return is announced, by a member or by the customer. */
import type { LocalDateTime } from "../../../domain/calendar.ts";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import {
  assessAnnounced,
  type AnnouncedReturn,
  type AnnounceFault,
} from "../../../domain/reservations/lateness/announced-return.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import type { Move } from "../../availability/hold-vehicle.ts";
import { findBusyUntil, shortenStay } from "../../availability/shorten-stay.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { earlyLetters } from "../change/change-letters.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";
import { findClash, type Clash } from "../deeds/find-waiting.ts";
import type { Held } from "../deeds/hold-for-staff.ts";
import { recordDeed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import { holdOut } from "./keep-out.ts";
import { dropReturnReport, keepReport } from "./keep-report.ts";

export type ReturnWish = {
  at: LocalDateTime;
  /** Others may have the vehicle from then on. */
  frees: boolean;
  /** What was said to come back then, euro cents. */
  seenBackCents: number;
};

export type AnnounceRefusal =
  | AnnounceFault
  /** What comes back is another amount by now. */
  | { ok: false; reason: "price-changed" }
  /** The vehicle was promised to somebody else meanwhile, and no other one is free for them. */
  | { ok: false; reason: "taken"; clash: Clash | undefined };

type Asked = { wish: ReturnWish; by: Doer; now: LocalDateTime };

/** Writes an announced return under the lock of the reservation: who is promised the vehicle follows it, the price does not. */
export async function announceReturn(
  held: Held,
  asked: Asked,
): Promise<{ ok: true; reservation: Reservation } | AnnounceRefusal> {
  const { client, kept, catalogue } = held;
  const { wish, now } = asked;
  const assessed = assessAnnounced(kept, wish.at, { catalogue, now });
  if (!assessed.ok) return assessed;
  if (assessed.foreseen.cents !== wish.seenBackCents) return { ok: false, reason: "price-changed" };
  const moves = await holdUntil(held, asked);
  if (!moves) {
    const rules = fleetRulesOf(catalogue);
    const until = heldUntil(kept, wish);
    return { ok: false, reason: "taken", clash: await findClash(client, kept, { until, rules }) };
  }
  return { ok: true, reservation: await write(held, asked, assessed, moves) };
}

/** Is this what was announced last? Then the same form came before. */
export function isAnnounced(
  { view, lateReturn }: Pick<HeldReservation, "view" | "lateReturn">,
  { at, frees }: Pick<ReturnWish, "at" | "frees">,
): boolean {
  if (!lateReturn) return at === view.trip.dropoffAt;
  return lateReturn.expectedAt === at && lateReturn.freesVehicle === frees;
}

/** Until when the vehicle is held: the agreed return, unless it is free for others before. */
function heldUntil({ view }: HeldReservation, { at, frees }: ReturnWish): LocalDateTime {
  return frees ? at : view.trip.dropoffAt;
}

/** Frees the rest of the stay, or holds again what was freed; `undefined` when others have the vehicle by now. */
async function holdUntil(
  { client, kept, catalogue }: Held,
  { wish, now }: Asked,
): Promise<Move[] | undefined> {
  const until = heldUntil(kept, wish);
  const end = toInstant(until);
  const busyUntil = await findBusyUntil(client, kept.id);
  if (!kept.seat || busyUntil === undefined)
    throw new Error(`reservation ${kept.id} is out and holds no vehicle`);
  if (end > busyUntil) return holdOut(client, { kept, catalogue, until, now });
  const stay = { start: kept.seat.start, end };
  if (end < busyUntil) await shortenStay(client, kept.id, stay, fleetRulesOf(catalogue));
  return [];
}

async function write(
  { client, kept, at }: Held,
  { wish, by }: Asked,
  { isAsAgreed, foreseen }: AnnouncedReturn,
  moves: readonly Move[],
): Promise<Reservation> {
  const { id, view: before, phoneCountry, pinned, seat } = kept;
  const after = { ...before, sequence: before.sequence + 1 };
  await rewriteReservation(client, {
    id,
    view: after,
    phoneCountry,
    pinned,
    vehicleId: seat?.vehicleId,
  });
  await recordMoves(client, moves, by.actor, at);
  const freesVehicle = wish.frees && !isAsAgreed;
  const told = { expectedAt: wish.at, feeCents: 0, differenceCents: 0, freesVehicle, at };
  if (isAsAgreed) await dropReturnReport(client, id);
  else await keepReport(client, { reservationId: id, end: "return", trip: after.trip, ...told });
  const early = { reservation: after, at: wish.at, days: foreseen.days, cents: foreseen.cents };
  const letters = earlyLetters(early, { reservationId: id, by: by.actor });
  await queueLetters(client, letters, at);
  const deed = { reservationId: id, action: "announce-return", ...by, at } as const;
  const states = { fromStatus: before.status, toStatus: after.status };
  await recordDeed(
    client,
    { ...deed, ...states, before: saidBefore(kept), after: { expectedAt: wish.at, freesVehicle } },
    moves,
  );
  return after;
}

function saidBefore({ view, lateReturn }: HeldReservation): object {
  const { expectedAt = view.trip.dropoffAt, freesVehicle = false } = lateReturn ?? {};
  return { expectedAt, freesVehicle };
}
