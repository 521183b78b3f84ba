import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import type { CountedCoupon } from "../../../domain/coupons/counted-coupon.ts";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import type { ShortExtra } from "../../../domain/extras/short-extra.ts";
import {
  bookedExtras,
  priceAgain,
  reinstated,
} from "../../../domain/reservations/change/reinstatement.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { statusAfter } from "../../../domain/reservations/states/actions.ts";
import { isReinstatable } from "../../../domain/reservations/states/moments.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { chooseVehicle, holdVehicle, type Move } from "../../availability/hold-vehicle.ts";
import { pinStay } from "../../availability/shorten-stay.ts";
import { lockCoupon } from "../../coupons/find-coupon.ts";
import { lockExtras } from "../../extras/lock-extras.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { bookingLetters } from "../booking/booking-letters.ts";
import { countAgain } from "../change/kept-coupon.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";
import { factsOf, recordDeed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import {
  holdForStaff,
  isJustSo,
  type Held,
  type StaffWorld,
  customerLetters,
  type StaffAnswer,
  type StaffAsk,
} from "./hold-for-staff.ts";
import { readReason, type ReasonFault } from "./read-reason.ts";
import { missingFor } from "./quote-reinstatement.ts";

export type ReinstateAsk = StaffAsk & {
  /** The price that was agreed on, or that of today. */
  price: "kept" | "today";
  /** The total that stood beside it, euro cents. */
  seenTotalCents: number;
  /** Why, for the staff alone. */
  reason: string;
};

export type ReinstateAnswer =
  | StaffAnswer
  | ReasonFault
  | { ok: false; reason: "price-changed" | "not-available" }
  | { ok: false; reason: "extra-out-of-stock"; missing: ShortExtra };

/**
 * Takes a cancelled or missed reservation up again while a vehicle is free: seated anew, its coupon counted once more, confirmed,
 * and the customer is told.
 */
export async function reinstateReservation(
  world: StaffWorld,
  ask: ReinstateAsk,
): Promise<ReinstateAnswer> {
  const reason = readReason(ask.reason);
  if (!reason.ok) return reason;
  return holdForStaff<ReinstateAnswer>(world, ask, {
    repeated: (kept) =>
      isJustSo(kept, statusAfter("reinstate"), ask.seenVersion)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => take(held, { ...ask, reason: reason.text }),
  });
}

async function take(held: Held, ask: ReinstateAsk): Promise<ReinstateAnswer> {
  const { client, kept, catalogue } = held;
  const { view } = kept;
  if (!isReinstatable(view, ask.now)) return { ok: false, reason: "closed" };
  const { couponCode, customer } = view;
  const coupon = couponCode
    ? await lockCoupon(client, couponCode, couponHolder(customer))
    : undefined;
  const after = reinstated(kept, priceAgain(kept, catalogue, coupon), ask.price);
  if (after?.totalCents !== ask.seenTotalCents) return { ok: false, reason: "price-changed" };
  const codes = bookedExtras(view, catalogue).map(({ code }) => code);
  await lockExtras(client, codes);
  const missing = await missingFor(client, kept, catalogue);
  if (missing) return { ok: false, reason: "extra-out-of-stock", missing };
  const seat = await seatAgain(held, ask);
  if (!seat) return { ok: false, reason: "not-available" };
  await write(held, ask, { after, seat, coupon });
  return { ok: true, reservation: after };
}

type Seat = { vehicleId: number; pinned: boolean; moves: Move[] };

/** On the vehicle that it had when that one is free, else on the best one; a promised one stays promised only then. */
async function seatAgain(
  { client, kept, catalogue }: Held,
  { now }: ReinstateAsk,
): Promise<Seat | undefined> {
  const { id, view, vehicleId } = kept;
  const asked = {
    carId: view.car.id,
    request: requestOf(view.trip),
    reservationId: id,
    rules: fleetRulesOf(catalogue),
    now: toInstant(now),
    staysOn: vehicleId,
  };
  const chosen = await chooseVehicle(client, asked);
  if (!chosen) return undefined;
  const moves = await holdVehicle(client, chosen, asked);
  const pinned = kept.pinned && chosen.vehicleId === vehicleId;
  if (pinned) await pinStay(client, id, true);
  return { vehicleId: chosen.vehicleId, pinned, moves };
}

type Taken = { after: Reservation; seat: Seat; coupon: CountedCoupon | undefined };

async function write(
  { client, kept, catalogue, at }: Held,
  { by, price, reason }: ReinstateAsk,
  { after, seat, coupon }: Taken,
): Promise<void> {
  const { id, view: before, phoneCountry } = kept;
  const { vehicleId, pinned, moves } = seat;
  const priceListVersion = price === "today" ? catalogue.version : undefined;
  const row = { id, view: after, phoneCountry, vehicleId, pinned, priceListVersion };
  await rewriteReservation(client, { ...row, cancellationFeeCents: 0 });
  await recordMoves(client, moves, by.actor, at);
  if (coupon && after.couponCode !== undefined)
    await countAgain(client, id, { coupon: coupon.coupon, after });
  await queueLetters(client, customerLetters(bookingLetters(after, id)), at);
  const deed = { reservationId: id, action: "reinstate", ...by, at, reason } as const;
  const states = { fromStatus: before.status, toStatus: after.status };
  const facts = {
    before: { status: before.status, ...factsOf(before, kept.vehicleId) },
    after: { status: after.status, ...factsOf(after, vehicleId) },
  };
  await recordDeed(client, { ...deed, ...states, ...facts }, moves);
}
