/** The transaction of a change. */
import type { PoolClient } from "pg";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import { isSameTrip } from "../../../domain/reservations/trip/same-choice.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Doer } from "../../audit/write-audit-entries.ts";
import { chooseVehicle, holdVehicle, type Move } from "../../availability/hold-vehicle.ts";
import { fleetRulesOf } from "../../availability/fleet-rules.ts";
import { releaseVehicle } from "../../availability/release-vehicle.ts";
import { requestOf } from "../../availability/request-of.ts";
import { shortenStay } from "../../availability/shorten-stay.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockExtras } from "../../extras/lock-extras.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import type { ChangeAnswer, ChangeRefusal, ChangeWish } from "./change.ts";
import { changeLetters } from "./change-letters.ts";
import { changedContact, changedView } from "./changed-view.ts";
import { checkChange, isAsKept, type CheckedChange } from "./check-change.ts";
import { extrasNeeded, findMissingExtra } from "./extras-missing.ts";
import { keepCoupon } from "./keep-coupon.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { holdReservation } from "../held/hold-reservation.ts";
import { lateFeeOf } from "./late-fee.ts";
import { lockKeptCoupon, priceChange, type KeptCoupon } from "./price-change.ts";
import { factsOf, recordDeed, type Deed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { rewriteReservation } from "./rewrite-reservation.ts";
import { customerLetters, type StaffHand } from "../deeds/staff-hand.ts";

export type ChangeForm = {
  token: string;
  wish: ChangeWish;
  /** What the customer saw and agreed to: the new total, and which state of the reservation it was told for. */
  seenTotalCents: number;
  seenSequence: number;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** Who does it for the customer, and the fee that was agreed on, euro cents: never more is charged. */
  staff?: StaffHand & { agreedFeeCents: number };
};

type World = Pick<Deps, "pool" | "clock">;

/** Not as it was seen, or taken by somebody else: the customer is to be told the newest price. */
type Missed = "price-changed" | "not-available" | "extra-out-of-stock";
type Answer = Extract<ChangeAnswer, { ok: true }> | ChangeRefusal | Missed | "met" | "stale";

/** A change of which everything is decided. */
type Decided = {
  form: ChangeForm;
  catalogue: Catalogue;
  kept: HeldReservation;
  change: CheckedChange;
  /** Absent when the kept price stays. */
  quote?: Quote;
  coupon: KeptCoupon;
};

const visitor: Doer = { actor: { kind: "visitor" } };

/**
 * Changes a reservation under the locks of its car and of the wished one: everything, or nothing at all, so that the old
 * slot stays when the new one cannot be had. `met` and `stale` are for another try.
 */
export function writeChange(
  world: World,
  form: ChangeForm,
  { carIds, catalogue }: { carIds: readonly number[]; catalogue: Catalogue },
): Promise<Answer> {
  return inTransaction(world.pool, async (client) => {
    const kept = await holdReservation(client, { token: form.token, carIds }, catalogue);
    if (!kept) return { ok: false, reason: "not-found" };
    if (typeof kept === "string") return kept;
    if (isRepeated(kept, form)) return { ok: true, reservation: kept.view };
    const checked = checkChange(kept, form.wish, {
      catalogue,
      now: form.now,
      byStaff: form.staff !== undefined,
    });
    if (!checked.ok) return checked;
    const { change } = checked;

    const coupon = await lockKeptCoupon(client, kept);
    const { trip, isPriced } = change;
    const priced = isPriced ? priceChange(kept, change, { trip, coupon }) : undefined;
    if (priced?.ok === false) return { ok: false, reason: "selection", fault: priced.reason };
    const quote = priced?.quote;
    if (!isAsSeen(kept, form, quote)) return "price-changed";
    if (await isShortOfExtras(client, { kept, change })) return "extra-out-of-stock";
    const decided = { form, catalogue, kept, change, quote, coupon };
    const seat = await seatAnew(client, decided);
    if (!seat) return "not-available";
    return { ok: true, reservation: await write(client, world, decided, seat) };
  });
}

/** Is this the change that was made last, sent once more? */
export function isRepeated(
  kept: HeldReservation,
  { wish, seenSequence, seenTotalCents }: ChangeForm,
): boolean {
  const { sequence, totalCents } = kept.view;
  return seenSequence === sequence - 1 && seenTotalCents === totalCents && isAsKept(kept, wish);
}

/** Is the price what was agreed to, and the reservation what it was told for? */
function isAsSeen(
  { view, version }: HeldReservation,
  { staff, seenTotalCents, seenSequence }: ChangeForm,
  quote: Quote | undefined,
): boolean {
  if (staff && staff.seenVersion !== version) return false;
  return (quote ?? view).totalCents === seenTotalCents && view.sequence === seenSequence;
}

async function isShortOfExtras(
  client: PoolClient,
  { kept, change }: Pick<Decided, "kept" | "change">,
): Promise<boolean> {
  const needed = extrasNeeded(kept, change);
  await lockExtras(
    client,
    needed.map(({ code }) => code),
  );
  return (await findMissingExtra(client, kept, change, needed)) !== undefined;
}

type Seat = { vehicleId: number | undefined; pinned: boolean; moves: Move[] };

/**
 * Puts the reservation where it is to be: on its own vehicle when that is free, else on the best one. What was promised is
 * a vehicle of its car; with another car the promise is over. `undefined`: no seating serves the new trip.
 */
async function seatAnew(
  client: PoolClient,
  { form, catalogue, kept, change }: Decided,
): Promise<Seat | undefined> {
  const { id, seat, view, pinned } = kept;
  const sameCar = change.car.id === view.car.id;
  if (sameCar && isSameTrip(change.trip, view.trip))
    return { vehicleId: seat?.vehicleId, pinned, moves: [] };
  const staysOn = sameCar ? seat?.vehicleId : undefined;
  const asked = {
    carId: change.car.id,
    request: { ...requestOf(change.trip), pinnedTo: pinned ? staysOn : undefined },
    rules: fleetRulesOf(catalogue),
    now: toInstant(form.now),
    reservationId: id,
    staysOn,
  };
  if (seat && !change.needsSeat) {
    await shortenStay(client, id, asked.request, asked.rules);
    return { vehicleId: seat.vehicleId, pinned, moves: [] };
  }
  const chosen = await chooseVehicle(client, asked);
  if (!chosen) return undefined;
  if (pinned && !sameCar) await releaseVehicle(client, id);
  const moves = await holdVehicle(client, chosen, asked);
  return { vehicleId: chosen.vehicleId, pinned: pinned && sameCar, moves };
}

async function write(
  client: PoolClient,
  { clock }: World,
  decided: Decided,
  seat: Seat,
): Promise<Reservation> {
  const { kept, change, quote, form } = decided;
  const { id, view: before } = kept;
  const at = new Date(clock.now());
  const by = form.staff?.by ?? visitor;
  const after = changedView(before, change, quote);
  const mostCents = form.staff?.agreedFeeCents ?? Infinity;
  const lateFeeCents = Math.min(lateFeeOf(before, change, form.now) ?? 0, mostCents) || undefined;
  await rewriteReservation(client, {
    id,
    view: after,
    vehicleId: seat.vehicleId,
    pinned: seat.pinned,
    phoneCountry: change.contact.phoneCountry,
    priceListVersion: quote?.priceListVersion,
    changeFeeCents: lateFeeCents,
  });
  await recordMoves(client, seat.moves, by.actor, at);
  if (quote && before.couponCode !== undefined) await keepCoupon(client, id, after);
  const letters = changeLetters({ action: "modify", before, after, lateFeeCents }, id);
  await queueLetters(client, form.staff ? customerLetters(letters) : letters, at);
  const deed: Deed = {
    reservationId: id,
    action: "modify",
    ...by,
    at,
    fromStatus: before.status,
    toStatus: after.status,
    before: factsOf(before, kept.seat?.vehicleId),
    after: {
      ...factsOf(after, seat.vehicleId),
      changedContact: changedContact(before, after),
      lateFeeCents,
    },
  };
  await recordDeed(client, deed, seat.moves);
  return after;
}
