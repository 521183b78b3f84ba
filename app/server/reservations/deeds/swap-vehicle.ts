import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import { dateOf } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../../domain/pricing/quote.ts";
import {
  agreedAgain,
  type AgreedBefore,
  withCouponOf,
} from "../../../domain/reservations/change/agreed-before.ts";
import { pricedAnew } from "../../../domain/reservations/change/changed-view.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import { priceChange } from "../../../domain/reservations/change/price-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { isTooYoung, leastDriverAge } from "../../../domain/reservations/person/driver-age.ts";
import { selectionOf, type Reservation } from "../../../domain/reservations/reservation.ts";
import { can } from "../../../domain/reservations/states/actions.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { chooseVehicle, holdVehicle, type Move } from "../../availability/hold-vehicle.ts";
import { pinStay, releaseVehicle } from "../../availability/shorten-stay.ts";
import { carOfVehicle } from "../../cars/car-of-vehicle.ts";
import { queueLetters } from "../../mail/queue-letters.ts";
import { changeLetters } from "../change/change-letters.ts";
import { countAgain, keepCoupon, lockFormerCoupon, lockKeptCoupon } from "../change/kept-coupon.ts";
import { rewriteReservation } from "../change/rewrite-reservation.ts";
import { priceFactsOf } from "../held/former-price.ts";
import { factsOf, recordDeed } from "../held/record-deed.ts";
import { recordMoves } from "../held/record-moves.ts";
import {
  holdForStaff,
  type Held,
  type StaffWorld,
  customerLetters,
  type StaffAnswer,
  type StaffAsk,
} from "./hold-for-staff.ts";

export type SwapAsk = StaffAsk & {
  vehicleId: number;
  /** Promise this very vehicle: nobody moves the reservation off it. */
  pinned: boolean;
  /** With a vehicle of another car: the price that was agreed on, or that car's of today. */
  price: "kept" | "today";
  /** The total that stood beside it, euro cents. */
  seenTotalCents: number;
  /** With another car: the price that it goes back to, whatever the price list says by now. */
  agreed?: AgreedBefore | undefined;
};

export type SwapAnswer =
  | StaffAnswer
  | { ok: false; reason: "unknown-vehicle" | "not-available" | "price-changed" | "unchanged" }
  | { ok: false; reason: "selection"; fault: QuoteFault }
  | { ok: false; reason: "too-young"; leastAge: number };

/**
 * Puts a reservation onto a vehicle that the member chose, of its car or of another one, and promises that vehicle, or takes
 * the promise back. Others that are in the way go to other vehicles of theirs. The customer is told of another car.
 */
export async function swapVehicle(world: StaffWorld, ask: SwapAsk): Promise<SwapAnswer> {
  const carId = await carOfVehicle(world.pool, ask.vehicleId);
  if (carId === undefined) return { ok: false, reason: "unknown-vehicle" };
  return holdForStaff<SwapAnswer>(world, ask, {
    carIds: [carId],
    repeated: (kept) =>
      kept.version > ask.seenVersion && isSo(kept, ask)
        ? { ok: true, reservation: kept.view }
        : undefined,
    work: (held) => swap(held, ask, carId),
  });
}

function isSo({ seat, pinned }: HeldReservation, ask: SwapAsk): boolean {
  return seat?.vehicleId === ask.vehicleId && pinned === ask.pinned;
}

async function swap(held: Held, ask: SwapAsk, carId: number): Promise<SwapAnswer> {
  const { client, kept, catalogue } = held;
  const { view } = kept;
  if (!can("swap", view.status)) return { ok: false, reason: "closed" };
  if (isSo(kept, ask)) return { ok: false, reason: "unchanged" };
  const car = offeredTo(view, catalogue).cars.find(({ id }) => id === carId);
  if (!car) return { ok: false, reason: "unknown-vehicle" };
  const priced = await priceOf(held, ask, car);
  if (!priced.ok) return priced;
  const { quote } = priced;
  const isToday = ask.price === "today" && car.id !== view.car.id;
  const from = withCouponOf(view, isToday ? ask.agreed : undefined);
  const after = viewWith(from, car, quote);
  if (after.totalCents !== ask.seenTotalCents) return { ok: false, reason: "price-changed" };
  const again = await lockFormerCoupon(client, kept, from);
  if (again === "used-up") return { ok: false, reason: "price-changed" };
  const moves = await seat(held, ask, carId);
  if (!moves) return { ok: false, reason: "not-available" };
  await write(held, ask, { after, moves, quote });
  if (again) await countAgain(client, kept.id, { coupon: again, after });
  else if (quote && view.couponCode !== undefined) await keepCoupon(client, kept.id, after);
  return { ok: true, reservation: after };
}

type Priced = { ok: true; quote?: Quote } | Exclude<SwapAnswer, { ok: true }>;

/** No quote while the kept price stays. A car may ask for older drivers than the one before. */
async function priceOf(
  { client, kept, catalogue }: Held,
  { price, agreed }: SwapAsk,
  car: Car,
): Promise<Priced> {
  const { view, dateOfBirth } = kept;
  if (car.id === view.car.id) return { ok: true };
  const { priceList } = offeredTo(view, catalogue);
  const leastAge = leastDriverAge(priceList.rules, car);
  if (dateOfBirth && isTooYoung(dateOfBirth, dateOf(view.trip.pickupAt), leastAge))
    return { ok: false, reason: "too-young", leastAge };
  if (price === "kept") return { ok: true };
  if (agreed) return { ok: true, quote: agreedAgain(agreed, view, catalogue.version) };
  const coupon = await lockKeptCoupon(client, kept);
  const wish = { car, selection: selectionOf(view, car), priceList };
  const priced = priceChange(kept, wish, { trip: view.trip, coupon });
  return priced.ok ? priced : { ok: false, reason: "selection", fault: priced.reason };
}

function viewWith(before: Reservation, car: Car, quote: Quote | undefined): Reservation {
  const isOther = car.id !== before.car.id;
  const after = { ...before, car, sequence: before.sequence + (isOther ? 1 : 0) };
  return quote ? pricedAnew(after, quote) : after;
}

/** Who moves for it; `undefined` when nothing serves. The row of a promise is made anew, since it goes nowhere. */
async function seat(
  { client, kept, catalogue }: Held,
  { vehicleId, pinned, now }: SwapAsk,
  carId: number,
): Promise<Move[] | undefined> {
  const { id, view } = kept;
  if (kept.seat?.vehicleId === vehicleId) {
    await pinStay(client, id, pinned);
    return [];
  }
  const asked = {
    carId,
    rules: fleetRulesOf(catalogue),
    now: toInstant(now),
    reservationId: id,
    request: { ...requestOf(view.trip), pinnedTo: vehicleId },
  };
  const chosen = await chooseVehicle(client, asked);
  if (!chosen) return undefined;
  await releaseVehicle(client, id);
  const moves = await holdVehicle(client, chosen, asked);
  await pinStay(client, id, pinned);
  return moves;
}

type Swapped = { after: Reservation; moves: readonly Move[]; quote: Quote | undefined };

async function write(
  { client, kept, at }: Held,
  { by, vehicleId, pinned, price }: SwapAsk,
  { after, moves, quote }: Swapped,
): Promise<void> {
  const { id, view: before, phoneCountry } = kept;
  const priceListVersion = quote?.priceListVersion;
  const row = { id, view: after, phoneCountry, vehicleId, pinned, priceListVersion };
  const formerPrice = quote && (await priceFactsOf(client, kept));
  await rewriteReservation(client, row);
  await recordMoves(client, moves, by.actor, at);
  const isOther = after.car.id !== before.car.id;
  if (isOther) {
    const letters = changeLetters({ action: "modify", before, after }, id);
    await queueLetters(client, customerLetters(letters), at);
  }
  const deed = { reservationId: id, action: "swap", ...by, at } as const;
  const states = { fromStatus: before.status, toStatus: after.status };
  const facts = {
    before: { ...factsOf(before, kept.seat?.vehicleId), ...formerPrice, pinned: kept.pinned },
    after: { ...factsOf(after, vehicleId), pinned, ...(isOther && { price }) },
  };
  await recordDeed(client, { ...deed, ...states, ...facts }, moves);
}
