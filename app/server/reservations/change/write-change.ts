/** The transaction of a change. */
import type { PoolClient } from "pg";
import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Coupon } from "../../../domain/coupons/coupon.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import {
  agreedAgain,
  type AgreedBefore,
  withCouponOf,
} from "../../../domain/reservations/change/agreed-before.ts";
import type {
  ChangeAnswer,
  ChangeRefusal,
  ChangeWish,
} from "../../../domain/reservations/change/change.ts";
import {
  changedContact,
  changedView,
  inStanding,
} from "../../../domain/reservations/change/changed-view.ts";
import { isToWait, type Standing } from "../../../domain/reservations/change/change-waits.ts";
import {
  checkChange,
  type CheckedChange,
} from "../../../domain/reservations/change/check-change.ts";
import { extrasNeeded } from "../../../domain/reservations/change/extras-needed.ts";
import { lateFeeOf } from "../../../domain/reservations/change/change-fee.ts";
import {
  priceChange,
  type KeptCoupon,
  type PricedChange,
} from "../../../domain/reservations/change/price-change.ts";
import {
  isRepeated,
  isAsSeen,
  type SeenChange,
} from "../../../domain/reservations/change/seen-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { personKeys } from "../../../domain/reservations/person/person-keys.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import { isSameTrip } from "../../../domain/reservations/trip/same-choice.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { chooseVehicle, holdVehicle, type Move } from "../../availability/hold-vehicle.ts";
import { releaseVehicle, shortenStay } from "../../availability/shorten-stay.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { lockExtras } from "../../extras/lock-extras.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { toE164 } from "../../phones/phone-number.ts";
import { customerLetters, type StaffHand } from "../deeds/hold-for-staff.ts";
import { priceFactsOf } from "../held/former-price.ts";
import { holdReservation } from "../held/hold-reservation.ts";
import { factsOf, recordDeed, type Deed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import { changeLetters } from "./change-letters.ts";
import { findMissingExtra } from "./find-missing-extra.ts";
import { findStanding } from "./find-standing.ts";
import { countAgain, keepCoupon, lockFormerCoupon, lockKeptCoupon } from "./kept-coupon.ts";
import { rewriteReservation } from "./rewrite-reservation.ts";

export type ChangeForm = SeenChange & {
  token: string;
  wish: ChangeWish;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** Who does it for the customer, and the fee that was agreed on, euro cents: never more is charged. */
  staff?: StaffHand & {
    agreedFeeCents: number;
    /** The vehicle of its car that it goes back to, if that is free without anybody else going elsewhere. */
    formerVehicleId?: number | undefined;
    /** The price that it goes back to, whatever the price list says by now. */
    agreed?: AgreedBefore | undefined;
  };
};

type World = Pick<Deps, "pool" | "clock">;

type Under = {
  carIds: readonly number[];
  catalogue: Catalogue;
  /** What the customer goes by, whose other bookings count; absent when the staff change it. */
  personKeys: readonly string[] | undefined;
};

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
  /** The coupon of the price that it goes back to, where that is counted once more. */
  again: Coupon | undefined;
  standing: Standing;
};

const visitor: Doer = { actor: { kind: "visitor" } };

/**
 * Changes a reservation under the locks of its car and of the wished one: everything, or nothing at all, so that the old
 * slot stays when the new one cannot be had. `met` and `stale` are for another try.
 */
export function writeChange(
  world: World,
  form: ChangeForm,
  { carIds, catalogue, personKeys: keys }: Under,
): Promise<Answer> {
  return inTransaction(world.pool, async (client) => {
    const hold = { token: form.token, carIds, personKeys: keys };
    const kept = await holdReservation(client, hold, catalogue);
    if (!kept) return { ok: false, reason: "not-found" };
    if (typeof kept === "string") return kept;
    if (isRepeated(kept, form, toE164)) return { ok: true, reservation: kept.view };
    const checked = checkChange(kept, form.wish, {
      catalogue,
      now: form.now,
      readPhone: toE164,
      byStaff: form.staff !== undefined,
    });
    if (!checked.ok) return checked;
    const { change } = checked;

    const coupon = await lockKeptCoupon(client, kept);
    const priced = priceOf(kept, form, { change, coupon, catalogue });
    if (priced?.ok === false) return { ok: false, reason: "selection", fault: priced.reason };
    const quote = priced?.quote;
    const again = await lockFormerCoupon(client, kept, form.staff?.agreed ?? {});
    if (again === "used-up") return "price-changed";
    if (!isAsSeen(kept, { ...form, seenVersion: form.staff?.seenVersion }, quote))
      return "price-changed";
    const byStaff = form.staff !== undefined;
    const price = quote ?? kept.view;
    const standing = await findStanding(client, kept, { change, price, now: form.now, byStaff });
    if (isToWait(kept.view, standing) && !form.seenWaits) return "price-changed";
    if (await isShortOfExtras(client, { kept, change })) return "extra-out-of-stock";
    const decided = { form, catalogue, kept, change, quote, coupon, again, standing };
    const seat = await seatAnew(client, decided);
    if (!seat) return "not-available";
    return { ok: true, reservation: await write(client, world, decided, seat) };
  });
}

/** The price that was agreed on before, where it goes back to that; else today's, and none while nothing that has a price changes. */
function priceOf(
  kept: HeldReservation,
  { staff }: ChangeForm,
  { change, coupon, catalogue }: Pick<Decided, "change" | "coupon" | "catalogue">,
): PricedChange | undefined {
  if (staff?.agreed)
    return { ok: true, quote: agreedAgain(staff.agreed, kept.view, catalogue.version) };
  const { trip, isPriced } = change;
  return isPriced ? priceChange(kept, change, { trip, coupon }) : undefined;
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
  const wanted = { extras: change.selection.extras, trip: change.trip };
  return (await findMissingExtra(client, kept, needed, wanted)) !== undefined;
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
  const former = await formerSeat(client, { form, seat, asked: sameCar ? asked : undefined });
  if (former) return { vehicleId: former.vehicleId, pinned, moves: [] };
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

type Former = {
  form: ChangeForm;
  seat: HeldReservation["seat"];
  /** Absent when it goes to another car. */
  asked: Parameters<typeof holdVehicle>[2] | undefined;
};

/** Puts it back onto the vehicle that it had; undefined when there is no other one, or that is not simply free. */
async function formerSeat(
  client: PoolClient,
  { form, seat, asked }: Former,
): Promise<{ vehicleId: number } | undefined> {
  const vehicleId = form.staff?.formerVehicleId;
  if (!asked || vehicleId === undefined || vehicleId === seat?.vehicleId) return undefined;
  if (asked.request.pinnedTo !== undefined) return undefined;
  const back = { ...asked, request: { ...asked.request, pinnedTo: vehicleId } };
  const chosen = await chooseVehicle(client, back);
  if (!chosen || chosen.moves.length > 0) return undefined;
  await holdVehicle(client, chosen, asked);
  return chosen;
}

async function write(
  client: PoolClient,
  { clock }: World,
  decided: Decided,
  seat: Seat,
): Promise<Reservation> {
  const { kept, change, quote, form, standing, again } = decided;
  const { id, view: before } = kept;
  const at = new Date(clock.now());
  const by = form.staff?.by ?? visitor;
  const from = withCouponOf(before, form.staff?.agreed);
  const after = inStanding(changedView(from, change, quote), standing);
  const formerPrice = await priceFactsOf(client, kept);
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
    waitReasons: isUnconfirmed(after.status) ? standing.waits : undefined,
    personKeys: personKeys({ ...after.customer, dateOfBirth: kept.dateOfBirth }),
  });
  await recordMoves(client, seat.moves, by.actor, at);
  if (again) await countAgain(client, id, { coupon: again, after });
  else if (quote && before.couponCode !== undefined) await keepCoupon(client, id, after);
  const letters = changeLetters({ action: "modify", before, after, lateFeeCents }, id);
  await queueLetters(client, form.staff ? customerLetters(letters) : letters, at);
  const deed: Deed = {
    reservationId: id,
    action: "modify",
    ...by,
    at,
    fromStatus: before.status,
    toStatus: after.status,
    before: { ...factsOf(before, kept.seat?.vehicleId), ...formerPrice },
    after: {
      ...factsOf(after, seat.vehicleId),
      changedContact: changedContact(before, after),
      lateFeeCents,
      waits: after.waits,
    },
  };
  await recordDeed(client, deed, seat.moves);
  return after;
}
