/**
 * What would come of a reservation wherever a hand can bring its bar: on each vehicle at its own times, and at each step along the time
 * on its own row. By the rules of the deeds that bring it there, from what is in memory, so that a hand is told without asking again;
 * whoever lets go is asked by the rows themselves.
 */
import { sinceItLeft, type CarFleet, type Fleets } from "../availability/fleet/car-fleet.ts";
import { busyBetween, findSeat, findSeatAnew, isFree } from "../availability/fleet/find-seat.ts";
import { canShare } from "../availability/gap.ts";
import type { Assignment, FleetRules, FleetVehicle, Request } from "../availability/occupancy.ts";
import { type BarPart, stepSpot } from "../availability/planner/step-spot.ts";
import { requestOf } from "../availability/request-of.ts";
import type { LocalDateTime } from "../calendar.ts";
import type { Catalogue } from "../catalogue/catalogue.ts";
import { type ExtraUse, piecesLeft } from "../extras/extra-use.ts";
import { firstShortExtra, type ShortExtra } from "../extras/short-extra.ts";
import type { ChangeRefusal, ChangeWish } from "./change/change.ts";
import { type CheckedChange, checkChange } from "./change/check-change.ts";
import { extrasNeeded } from "./change/extras-needed.ts";
import { offeredTo } from "./change/offered-to.ts";
import { priceChange, type KeptCoupon } from "./change/price-change.ts";
import type { HeldReservation } from "./held-reservation.ts";
import { assessLate } from "./lateness/assess-late.ts";
import { stayUntil } from "./lateness/return-by.ts";
import type { PhoneReader } from "./person/phone-reader.ts";
import { relocationDeed, type Spot, type SpotRefusal } from "./relocation.ts";
import { selectionOf } from "./reservation.ts";
import { can } from "./states/actions.ts";
import { closedEnds } from "./trip/closed-ends.ts";
import type { TripEnd } from "./trip/trip-days.ts";
import type { Trip } from "./trip/trip.ts";

export type Landing =
  | {
      ok: true;
      /** Where it stands then: a move along the time may take it to another vehicle of its car. */
      vehicleId: number;
      /** The seating, with who goes elsewhere. */
      moves: Assignment["moves"];
      /** New total less old total, euro cents. */
      differenceCents: number;
      /** The ends of the trip at which its place is closed. */
      closedAt: readonly TripEnd[];
    }
  /** `inTheWay`: the busy time on the vehicle that it meets first. */
  | { ok: false; reason: "taken"; inTheWay?: string }
  | { ok: false; reason: "extra-out-of-stock"; missing: ShortExtra }
  | { ok: false; reason: SpotRefusal | "no-price" | "extension" }
  | Exclude<ChangeRefusal, { reason: "not-found" | "unchanged" | "closed" }>;

export type Outlook = { spot: Spot; landing: Landing };

export type OutlookWorld = {
  kept: HeldReservation & { seat: NonNullable<HeldReservation["seat"]> };
  catalogue: Catalogue;
  /** Without the reservation's own stay. */
  fleets: Fleets;
  rules: FleetRules;
  /** Who else has pieces of its counted extras, at every time that is asked about. */
  uses: readonly ExtraUse[];
  coupon: KeptCoupon;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  readPhone: PhoneReader;
};

/** The reservation on every vehicle that there is, at its own times; nothing when its state allows no other vehicle. */
export function outlookOnVehicles(world: OutlookWorld): Outlook[] {
  const { kept, catalogue, fleets } = world;
  const { status, trip } = kept.view;
  if (!can("swap", status)) return [];
  const offered = offeredTo(kept.view, catalogue);
  return [...fleets].flatMap(([carId, fleet]) => {
    const car = offered.cars.find(({ id }) => id === carId);
    const price = () => {
      if (!car || carId === kept.view.car.id) return car && kept.view.totalCents;
      const wish = { car, selection: selectionOf(kept.view, car), priceList: offered.priceList };
      const priced = priceChange(kept, wish, { trip, coupon: world.coupon });
      return priced.ok ? priced.quote.totalCents : undefined;
    };
    const totalCents = price();
    return fleet.vehicles.map(({ id }): Outlook => {
      const spot = { vehicleId: id, pickupAt: trip.pickupAt, dropoffAt: trip.dropoffAt };
      if (totalCents === undefined) return { spot, landing: { ok: false, reason: "no-price" } };
      const request = { ...requestOf(trip), pinnedTo: id };
      const seat = findSeat(fleet, request, world.rules);
      return { spot, landing: landed(world, { seat, fleet, request, trip, totalCents }) };
    });
  });
}

/** The reservation at every step to both sides. */
export function outlookAlong(
  world: OutlookWorld,
  { part, minutes, most }: { part: BarPart; minutes: number; most: number },
): Outlook[] {
  const { trip } = world.kept.view;
  const { vehicleId } = world.kept.seat;
  const from = { vehicleId, pickupAt: trip.pickupAt, dropoffAt: trip.dropoffAt };
  const steps = Array.from({ length: 2 * most + 1 }, (_, place) => place - most);
  return steps
    .map((step) => stepSpot(from, { part, steps: step, minutes }))
    .filter((spot) => spot.pickupAt !== from.pickupAt || spot.dropoffAt !== from.dropoffAt)
    .map((spot) => ({ spot, landing: landingAt(world, spot) }));
}

/** The reservation at a spot on its own row. */
export function landingAt(world: OutlookWorld, spot: Spot): Landing {
  const { view, seat } = world.kept;
  const { status, trip } = view;
  const found = relocationDeed({ status, trip, vehicleId: seat.vehicleId }, spot);
  if (!found.ok) return found;
  return found.deed === "extend" ? longer(world, spot) : changed(world, spot);
}

/** The wish to have a reservation at other times, and everything else as it is. */
export function wishFor(
  { view, phoneCountry }: Pick<HeldReservation, "view" | "phoneCountry">,
  trip: Trip,
): ChangeWish {
  const { phone, flightNumber } = view.customer;
  const contact = { phone, phoneCountry, ...(flightNumber && { flightNumber }) };
  return { trip, selection: selectionOf(view), contact };
}

function changed(world: OutlookWorld, { pickupAt, dropoffAt }: Spot): Landing {
  const { kept, catalogue, now, readPhone, rules, coupon, fleets } = world;
  const trip = { ...kept.view.trip, pickupAt, dropoffAt };
  const known = { catalogue, now, readPhone, byStaff: true };
  const checked = checkChange(kept, wishFor(kept, trip), known);
  if (!checked.ok) {
    const { reason } = checked;
    if (reason === "not-found" || reason === "unchanged" || reason === "closed")
      return { ok: false, reason: "closed" };
    return checked;
  }
  const { change } = checked;
  const priced = change.isPriced ? priceChange(kept, change, { trip, coupon }) : undefined;
  if (priced && !priced.ok) return { ok: false, reason: "no-price" };
  const missing = shortOf(world, change);
  if (missing) return { ok: false, reason: "extra-out-of-stock", missing };
  const totalCents = (priced?.quote ?? kept.view).totalCents;
  const { vehicleId } = kept.seat;
  const fleet = fleets.get(change.car.id);
  const request = { ...requestOf(trip), pinnedTo: kept.pinned ? vehicleId : undefined };
  const seat = change.needsSeat
    ? fleet && findSeatAnew(fleet, request, { rules, staysOn: vehicleId })
    : { vehicleId, moves: [] };
  return landed(world, { seat, fleet, request, trip, totalCents });
}

/** The first counted extra of which too few pieces are left for a change. */
function shortOf(
  { kept, uses, catalogue }: OutlookWorld,
  change: CheckedChange,
): ShortExtra | undefined {
  const all = [...catalogue.priceList.extras, ...catalogue.withdrawn.extras];
  // What is offered to its customer may say more than there is: the pieces that are theirs already.
  const owned = (code: string) => all.find((extra) => extra.code === code)?.stock;
  const needed = extrasNeeded(kept, change).map(({ code, stock = 0 }) => ({
    code,
    stock: Math.min(stock, owned(code) ?? stock),
  }));
  const left = piecesLeft(needed, uses, requestOf(change.trip));
  return firstShortExtra(change.selection.extras, left);
}

function longer(world: OutlookWorld, { dropoffAt }: Spot): Landing {
  const { kept, catalogue, now, fleets, rules } = world;
  const assessed = assessLate(kept, { end: "return", at: dropoffAt }, { catalogue, now });
  if (!assessed.ok || !assessed.isExtension) return { ok: false, reason: "extension" };
  const request = stayUntil(dropoffAt, kept.view.trip, kept.seat);
  const all = fleets.get(kept.view.car.id);
  const fleet = all && sinceItLeft(all, request);
  const seat = fleet && findSeatAnew(fleet, request, { rules, staysOn: undefined });
  const { trip, totalCents } = assessed.view;
  return landed(world, { seat, fleet, request, trip, totalCents });
}

type Found = {
  seat: Assignment | undefined;
  fleet: CarFleet | undefined;
  request: Request;
  trip: Trip;
  totalCents: number;
};

function landed(world: OutlookWorld, { seat, fleet, request, trip, totalCents }: Found): Landing {
  const { kept, catalogue, rules } = world;
  if (!seat) {
    const on = request.pinnedTo ?? kept.seat.vehicleId;
    return { ok: false, reason: "taken", ...(fleet && inTheWay(fleet, { request, on, rules })) };
  }
  const closedAt = closedEnds(trip, catalogue.priceList.locations);
  const { vehicleId, moves } = seat;
  const differenceCents = totalCents - kept.view.totalCents;
  return { ok: true, vehicleId, moves, differenceCents, closedAt };
}

type Meeting = { request: Request; on: FleetVehicle["id"]; rules: FleetRules };

/** The first busy time on a vehicle that leaves no room for the request; nothing when another thing stands in the way. */
function inTheWay(fleet: CarFleet, { request, on, rules }: Meeting): { inTheWay?: string } {
  if (isFree(fleet, { ...request, pinnedTo: on }, rules)) return {};
  const first = busyBetween(fleet, -Infinity, Infinity).find(
    (stay) => stay.vehicleId === on && !canShare(stay, request, rules),
  );
  return first ? { inTheWay: first.id } : {};
}
