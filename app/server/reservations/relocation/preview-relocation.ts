import { fleetRulesOf } from "../../../domain/availability/fleet-rules.ts";
import { withoutStay } from "../../../domain/availability/fleet/car-fleet.ts";
import { findSeat } from "../../../domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { Car } from "../../../domain/cars/car.ts";
import type { ShortExtra } from "../../../domain/extras/short-extra.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type { ChangeRefusal } from "../../../domain/reservations/change/change.ts";
import { offeredTo } from "../../../domain/reservations/change/offered-to.ts";
import { priceChange } from "../../../domain/reservations/change/price-change.ts";
import { type HeldReservation, ownStay } from "../../../domain/reservations/held-reservation.ts";
import { wishFor } from "../../../domain/reservations/outlook.ts";
import {
  relocationDeed,
  type RelocationDeed,
  type Spot,
  type SpotRefusal,
} from "../../../domain/reservations/relocation.ts";
import { type Reservation, selectionOf } from "../../../domain/reservations/reservation.ts";
import { closedEnds } from "../../../domain/reservations/trip/closed-ends.ts";
import type { TripEnd } from "../../../domain/reservations/trip/trip-days.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../../domain/sarajevo.ts";
import { currentFleets } from "../../availability/fleet-memory.ts";
import type { LackingVehicle } from "../../availability/find-lacks.ts";
import type { Catalogue } from "../../../domain/catalogue/catalogue.ts";
import type { Deps } from "../../deps.ts";
import { findKeptCoupon } from "../change/kept-coupon.ts";
import { findLacksOfChange } from "../change/find-lacks-of-change.ts";
import { quoteChange } from "../change/quote-change.ts";
import { type Clash, findClash, listMoving, type Moving } from "../deeds/find-waiting.ts";
import { findLanding, type Named } from "./list-outlook.ts";
import { listSwaps } from "../deeds/list-swaps.ts";
import { quoteExtension } from "../deeds/quote-extension.ts";
import { readHeld } from "../held/hold-reservation.ts";

type World = Pick<Deps, "pool" | "catalogue">;
type Asked = { token: string; spot: Spot; now: LocalDateTime };

/** What a relocation would do; nothing is written. */
export type RelocationPreview = {
  ok: true;
  deed: RelocationDeed;
  version: number;
  before: Reservation;
  after: {
    car: Car;
    trip: Trip;
    quote: Pick<Quote, "rentalDays" | "totalCents" | "vatCents" | "depositCents"> & {
      lines: Reservation["lines"];
    };
  };
  /** New total less old total, euro cents. */
  differenceCents: number;
  /** Other reservations that go to other vehicles for it. */
  moving: Moving[];
  /** The vehicle of its car that it goes to, since its own is taken at those times. */
  becomes?: number;
  /** The vehicle, when it lacks something for the trip. */
  lacking?: LackingVehicle;
  /** The ends of the trip at which its place is closed. */
  closedAt: TripEnd[];
};

export type RelocationRefusal =
  | { ok: false; reason: SpotRefusal | "not-found" | "unknown-vehicle" | "no-price" | "extension" }
  | { ok: false; reason: "taken"; clash?: Clash }
  | { ok: false; reason: "extra-out-of-stock"; missing: ShortExtra }
  | Exclude<ChangeRefusal, { reason: "not-found" | "unchanged" | "closed" }>;

export type Previewed = RelocationPreview | RelocationRefusal;

/** What it would mean to bring a reservation to a spot, by the very rules of the deed that brings it there. */
export async function previewRelocation(world: World, asked: Asked): Promise<Previewed> {
  const catalogue = await world.catalogue.get();
  const kept = await readHeld(world.pool, asked.token, catalogue);
  if (!kept) return { ok: false, reason: "not-found" };
  const { status, trip } = kept.view;
  const known = { status, trip, vehicleId: kept.seat?.vehicleId };
  const found = relocationDeed(known, asked.spot);
  if (!found.ok) return found;
  const { pickupAt, dropoffAt } = asked.spot;
  const about = { kept, catalogue, trip: { ...trip, pickupAt, dropoffAt } };
  switch (found.deed) {
    case "swap":
      return previewSwap(world, asked, about);
    case "change":
      return previewChange(world, asked, about);
    case "extend":
      return previewExtension(world, asked, about);
  }
}

type About = { kept: HeldReservation; catalogue: Catalogue; trip: Trip };

async function previewSwap(
  world: World,
  { token, spot, now }: Asked,
  about: About,
): Promise<Previewed> {
  const { kept, catalogue, trip } = about;
  const { pool } = world;
  const swaps = await listSwaps(world, { token, now });
  const swap = swaps.find(({ vehicleId }) => vehicleId === spot.vehicleId);
  if (!swap || swap.state === "taken") return { ok: false, reason: "taken", ...(await inTheWay()) };
  const { plate, lacks, isOwnCar } = swap;
  const offered = offeredTo(kept.view, catalogue);
  const car = offered.cars.find(({ id }) => id === swap.car.id);
  if (!car) return { ok: false, reason: "unknown-vehicle" };
  const wish = { car, selection: selectionOf(kept.view, car), priceList: offered.priceList };
  const priced = isOwnCar
    ? undefined
    : priceChange(kept, wish, { trip, coupon: await findKeptCoupon(pool, kept) });
  if (priced && !priced.ok) return { ok: false, reason: "no-price" };
  const quote = priced?.quote ?? kept.view;
  return {
    ...outcome("swap", about, { car, quote }),
    moving: swap.state === "by-moving" ? await moving(world, about, { spot, now }) : [],
    ...(lacks.length > 0 && { lacking: { plate, lacks } }),
  };

  async function inTheWay() {
    const held = kept.seat && { ...kept.seat, vehicleId: spot.vehicleId };
    const asOther = {
      ...kept,
      seat: held,
      view: { ...kept.view, trip: { ...trip, dropoffAt: trip.pickupAt } },
    };
    const clash = await findClash(pool, asOther, {
      until: trip.dropoffAt,
      rules: fleetRulesOf(catalogue),
    });
    return clash && { clash };
  }
}

/** Who goes to another vehicle when the reservation takes the one of the spot. */
async function moving(
  { pool }: World,
  { kept, catalogue, trip }: About,
  { spot, now }: Pick<Asked, "spot" | "now">,
): Promise<Moving[]> {
  const rules = fleetRulesOf(catalogue);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const own = ownStay(kept);
  const fleets = [...(own ? withoutStay(current, own) : current).values()];
  const fleet = fleets.find(({ vehicles }) => vehicles.some(({ id }) => id === spot.vehicleId));
  const seat = fleet && findSeat(fleet, { ...requestOf(trip), pinnedTo: spot.vehicleId }, rules);
  return seat ? listMoving(pool, seat) : [];
}

async function previewChange(
  world: World,
  { token, now }: Asked,
  about: About,
): Promise<Previewed> {
  const { kept, trip } = about;
  const wish = wishFor(kept, trip);
  const quoted = await quoteChange(world, { token, wish, now, byStaff: true });
  if (!quoted.ok)
    return quoted.reason === "not-found" ? { ok: false, reason: "not-found" } : quoted;
  const { vehicleId = 0 } = kept.seat ?? {};
  const spot = { vehicleId, pickupAt: trip.pickupAt, dropoffAt: trip.dropoffAt };
  const found = await findLanding(world, { token, spot, now });
  const missing = quoted.missingExtra;
  if (missing) return { ok: false, reason: "extra-out-of-stock", missing };
  if (!quoted.free) return { ok: false, reason: "taken", ...clashOf(found?.inTheWay) };
  const { car, quote } = quoted;
  const lacking = await findLacksOfChange(world, { carId: car.id, trip, now, token });
  const landing = found?.landing.ok ? found.landing : undefined;
  const becomes = landing && landing.vehicleId !== vehicleId ? landing.vehicleId : undefined;
  return {
    ...outcome("change", about, { car, quote }),
    moving: landing ? await listMoving(world.pool, landing) : [],
    ...(becomes !== undefined && { becomes }),
    ...(lacking && { lacking }),
  };
}

function clashOf(other: Named | undefined): { clash?: Clash } {
  if (!other?.code || !other.pickupAt) return {};
  const { code, name, pickupAt } = other;
  return { clash: { code: formatCode(code), name, pickupAt } };
}

async function previewExtension(
  world: World,
  { token, spot, now }: Asked,
  about: About,
): Promise<Previewed> {
  const quoted = await quoteExtension(world, { token, until: spot.dropoffAt, now });
  if (!quoted.ok) {
    if (quoted.reason === "taken")
      return { ok: false, reason: "taken", ...(quoted.clash && { clash: quoted.clash }) };
    return { ok: false, reason: quoted.reason === "not-found" ? "not-found" : "extension" };
  }
  const { after, moving: others } = quoted;
  return { ...outcome("extend", about, { car: after.car, quote: after }), moving: others };
}

type Priced = Pick<RelocationPreview["after"], "car" | "quote">;

function outcome(
  deed: RelocationDeed,
  { kept, catalogue, trip }: About,
  { car, quote }: Priced,
): Omit<RelocationPreview, "moving" | "lacking" | "becomes"> {
  const { view, version } = kept;
  return {
    ok: true,
    deed,
    version,
    before: view,
    after: { car, trip, quote },
    differenceCents: quote.totalCents - view.totalCents,
    closedAt: closedEnds(trip, catalogue.priceList.locations),
  };
}
