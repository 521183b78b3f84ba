/**
 * An imagined year of the agency: which customer wanted which car when, what became of it, and the price. Nothing is written
 * here.
 */
import { fleetRulesOf } from "../app/domain/availability/fleet-rules.ts";
import { bestFit } from "../app/domain/availability/free-vehicles.ts";
import type { Busy, FleetRules, FleetVehicle } from "../app/domain/availability/occupancy.ts";
import { requestOf } from "../app/domain/availability/request-of.ts";
import { addDays, dateOf, daysBetween, type LocalDate } from "../app/domain/calendar.ts";
import type { Car } from "../app/domain/cars/car.ts";
import type { Catalogue } from "../app/domain/catalogue/catalogue.ts";
import { checkCoupon } from "../app/domain/coupons/check-coupon.ts";
import type { Coupon } from "../app/domain/coupons/coupon.ts";
import type { Quote } from "../app/domain/pricing/quote-line.ts";
import { quote } from "../app/domain/pricing/quote.ts";
import { isTooYoung, leastDriverAge } from "../app/domain/reservations/person/driver-age.ts";
import { isBack, isCalledOff } from "../app/domain/reservations/states/states.ts";
import type { ReservationStatus } from "../app/domain/reservations/states/status.ts";
import type { Selection, Trip } from "../app/domain/reservations/trip/trip.ts";
import { toInstant, toLocal } from "../app/domain/sarajevo.ts";
import type { Chance } from "./chance.ts";
import { makeTrip, wantedOn } from "./demand.ts";
import { makePeople, type Person } from "./people.ts";

export type Imagined = {
  person: Person;
  car: Car;
  trip: Trip;
  selection: Selection;
  quote: Quote;
  coupon: Coupon | undefined;
  vehicleId: number;
  /** Promised this very vehicle. */
  promised?: boolean;
  status: ReservationStatus;
  /** Epoch milliseconds. */
  createdAt: number;
  endedAt: number | undefined;
};
export type Refused = { trip: Trip; at: number };

export type Fleet = ReadonlyMap<number, readonly FleetVehicle[]>;

type World = {
  chance: Chance;
  catalogue: Catalogue;
  fleet: Fleet;
  coupons: readonly Coupon[];
  now: number;
};

const daysBack = 365;
const daysAhead = 75;
const customers = 900;
const dayMs = 86_400_000;

/**
 * Returns the imagined reservations of the last year and the next weeks, in the order of their pick-ups, and the refused
 * customers.
 */
export function imagineYear(world: World): { made: Imagined[]; refused: Refused[] } {
  const { chance, catalogue, now } = world;
  const today = dateOf(toLocal(now));
  const people = makePeople(chance, customers, Number(today.slice(0, 4)));
  const agency = { ...world, busy: new Map<number, Busy[]>(), uses: new Map<string, number>() };
  const [made, refused]: [Imagined[], Refused[]] = [[], []];
  for (let day = -daysBack; day <= daysAhead; day += 1) {
    const date = addDays(today, day);
    // Trips far ahead are mostly not booked yet.
    const share = day <= 0 ? 100 : Math.max(8, 100 - day * 2);
    for (let count = wantedOn(chance, date); count > 0; count -= 1) {
      if (!chance.percent(share)) continue;
      const trip = makeTrip(chance, date, catalogue.priceList.locations);
      const createdAt = bookedAt(chance, trip, now);
      const booking = imagine(agency, { trip, createdAt, person: chance.pick(people) });
      if (booking) made.push(booking);
      else refused.push({ trip, at: createdAt });
    }
  }
  const late = leaveOut(made, agency);
  const waiting = late && waitFor(agency, late, made, chance.pick(people));
  return { made: waiting ? [...made, waiting] : made, refused };
}

const hourMs = 3_600_000;
const lateCars = 2;

/** Two cars whose return was hours ago are still out; returns the one of them that stands free for longest afterwards. */
function leaveOut(made: Imagined[], { catalogue, now }: Agency): Imagined | undefined {
  const graceMs = catalogue.priceList.rules.graceMinutes * 60_000;
  const ended = made
    .filter(({ status, trip }) => {
      const over = now - toInstant(trip.dropoffAt);
      return isBack(status) && over > graceMs && over < 30 * hourMs;
    })
    .filter((rental) => nextPickup(made, rental) > now + hourMs)
    .toSorted((a, b) => nextPickup(made, b) - nextPickup(made, a))
    .slice(0, lateCars);
  for (const rental of ended) rental.status = "on_rent";
  return ended[0];
}

/** Returns when the vehicle of a rental goes out again after it, epoch milliseconds; infinity when nothing is booked. */
function nextPickup(made: readonly Imagined[], { vehicleId, trip }: Imagined): number {
  const next = made.filter(
    (other) =>
      other.vehicleId === vehicleId &&
      !isCalledOff(other.status) &&
      other.trip.pickupAt >= trip.dropoffAt,
  );
  return Math.min(Infinity, ...next.map((other) => toInstant(other.trip.pickupAt)));
}

/** Somebody who was promised the very vehicle that is late and comes for it soon: by day, and for a day that is free. */
function waitFor(
  agency: Agency,
  late: Imagined,
  made: readonly Imagined[],
  person: Person,
): Imagined | undefined {
  const { catalogue, now } = agency;
  const { turnaroundMinutes } = catalogue.priceList.rules;
  const free = toInstant(late.trip.dropoffAt) + turnaroundMinutes * 60_000;
  const pickup = Math.ceil(Math.max(free, now + hourMs / 2) / (hourMs / 2)) * (hourMs / 2);
  const [pickupAt, dropoffAt] = [toLocal(pickup), toLocal(pickup + dayMs)];
  const isByDay = pickupAt.slice(11) >= "07:00" && pickupAt.slice(11) <= "21:00";
  if (!isByDay || nextPickup(made, late) < pickup + dayMs + 8 * hourMs) return undefined;
  const place = late.trip.dropoffLocationId;
  const trip = { pickupLocationId: place, dropoffLocationId: place, pickupAt, dropoffAt };
  const wish = { trip, person, createdAt: now - 6 * dayMs };
  const priced = price(agency, late.car, wish);
  const { car, vehicleId } = late;
  const seat = { car, vehicleId, promised: true, status: "confirmed" as const };
  return priced && { ...wish, ...priced, ...seat, endedAt: undefined };
}

/** Returns a moment some weeks before the pick-up, in the daytime, and in the past. */
function bookedAt(chance: Chance, trip: Trip, now: number): number {
  const pickup = toInstant(trip.pickupAt);
  const ahead = chance.weighted([
    [chance.whole(0, 2), 18],
    [chance.whole(3, 14), 40],
    [chance.whole(15, 70), 42],
  ]);
  const at =
    pickup - ahead * dayMs - chance.whole(2, 14) * 3_600_000 - chance.whole(0, 3_599) * 1_000;
  return Math.min(at, now - chance.whole(5, 60 * 48) * 60_000);
}

type Agency = World & { busy: Map<number, Busy[]>; uses: Map<string, number> };
type Wish = { trip: Trip; createdAt: number; person: Person };

function imagine(agency: Agency, wish: Wish): Imagined | undefined {
  const { chance, catalogue, now } = agency;
  const rules = fleetRulesOf(catalogue);
  const cars = chance.percent(70) ? catalogue.cars.slice(0, 8) : catalogue.cars;
  for (let tries = 0; tries < 4; tries += 1) {
    const car = chance.pick(cars);
    const seat = seatOf(agency, car, wish.trip, rules);
    const priced = seat && price(agency, car, wish);
    if (!seat || !priced) continue;
    const status = statusOf(chance, wish.trip, now);
    const isOff = isCalledOff(status);
    if (!isOff) sit(agency, car, wish.trip, seat.id);
    const endedAt = isOff ? cancelledAt(chance, wish, now) : undefined;
    return { ...wish, ...priced, car, vehicleId: seat.id, status, endedAt };
  }
  return undefined;
}

function sit({ busy }: Agency, car: Car, trip: Trip, vehicleId: number): void {
  const stay = {
    ...requestOf(trip),
    id: trip.pickupAt,
    kind: "reservation" as const,
    vehicleId,
    pinned: false,
  };
  busy.set(car.id, [...recent(busy.get(car.id) ?? [], trip), stay]);
}

/** Drops rentals that ended weeks ago: days are imagined in order, so these cannot conflict any more. */
function recent(busy: readonly Busy[], { pickupAt }: Trip): Busy[] {
  const since = toInstant(pickupAt) - 40 * dayMs;
  return busy.filter(({ end }) => end > since);
}

function seatOf({ busy, fleet }: Agency, car: Car, trip: Trip, rules: FleetRules) {
  return bestFit(fleet.get(car.id) ?? [], busy.get(car.id) ?? [], requestOf(trip), rules);
}

function price(agency: Agency, car: Car, { trip, person, createdAt }: Wish) {
  const { chance, catalogue } = agency;
  const { priceList } = catalogue;
  const leastAge = leastDriverAge(priceList.rules, car);
  if (isTooYoung(person.dateOfBirth, dateOf(trip.pickupAt), leastAge)) return undefined;
  const selection = selectionOf(chance, catalogue, car, trip);
  const asked = { ...selection, trip, car, dateOfBirth: person.dateOfBirth };
  const plain = quote(asked, priceList);
  if (!plain.ok) return undefined;
  const coupon =
    agency.coupons.length > 0 && chance.percent(9) ? chance.pick(agency.coupons) : undefined;
  if (!coupon) return { selection, quote: plain.quote, coupon: undefined };
  const key = `${coupon.id} ${person.email}`;
  const uses = {
    uses: agency.uses.get(String(coupon.id)) ?? 0,
    usesByEmail: agency.uses.get(key) ?? 0,
  };
  const checked = checkCoupon(coupon, {
    ...uses,
    bookedOn: dateOf(toLocal(createdAt)),
    trip,
    category: car.category,
    rentalDays: plain.quote.rentalDays,
    totalCents: plain.quote.totalCents,
  });
  const cheaper = checked.ok ? quote({ ...asked, coupon }, priceList) : plain;
  if (!checked.ok || !cheaper.ok) return { selection, quote: plain.quote, coupon: undefined };
  agency.uses.set(String(coupon.id), uses.uses + 1);
  agency.uses.set(key, uses.usesByEmail + 1);
  return { selection, quote: cheaper.quote, coupon };
}

function selectionOf(chance: Chance, { priceList }: Catalogue, car: Car, trip: Trip): Selection {
  const [basic, ...paid] = priceList.plans;
  const extras: Record<string, number> = {};
  for (const { code, maxQuantity, stock } of priceList.extras)
    if (chance.percent(6))
      extras[code] = Math.min(
        chance.weighted([
          [1, 85],
          [2, 15],
        ]),
        maxQuantity,
        stock ?? 1,
      );
  const countries = priceList.countries.filter(({ allowed, feeCents }) => allowed && feeCents > 0);
  const goes = chance.percent(16) && countries.length > 0 ? [chance.pick(countries).code] : [];
  const isLong = daysBetween(dateOf(trip.pickupAt), dateOf(trip.dropoffAt)) > 6;
  const plan = chance.percent(isLong ? 55 : 42) && paid.length > 0 ? chance.pick(paid) : basic;
  return { carId: car.id, planCode: plan?.code ?? "", extras, countries: goes };
}

function statusOf(chance: Chance, trip: Trip, now: number): ReservationStatus {
  const [pickup, dropoff] = [toInstant(trip.pickupAt), toInstant(trip.dropoffAt)];
  if (pickup > now)
    return chance.weighted([
      ["confirmed", 86],
      ["pending", 6],
      ["cancelled", 8],
    ]);
  if (chance.percent(7)) return "cancelled";
  if (chance.percent(2)) return "no_show";
  if (dropoff > now) return "on_rent";
  return now - dropoff < 2 * dayMs ? "returned" : "completed";
}

function cancelledAt(chance: Chance, { trip, createdAt }: Wish, now: number): number {
  const last = Math.min(toInstant(trip.pickupAt), now);
  return createdAt + Math.floor(chance.next() * (last - createdAt));
}

/** Returns the first imagined day. */
export function firstDay(now: number): LocalDate {
  return addDays(dateOf(toLocal(now)), -daysBack);
}
