import { describe, expect, test } from "vitest";
import { fleetOf, wholeClio, wholePolo } from "../../../test/casts/agreed-cast.ts";
import {
  airportTuzla,
  mayWeek,
  office,
  priceList,
  zivinice,
} from "../../../test/casts/small-agency.ts";
import type { Car } from "../cars/car.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import { toInstant } from "../sarajevo.ts";
import { alternativesIn, type Search } from "./alternatives.ts";
import { insteadOf as compared } from "./instead.ts";
import type { Busy } from "./occupancy.ts";

const stay = (vehicleId: number, from: string, to: string, more: Partial<Busy> = {}): Busy => ({
  id: `${vehicleId} ${from}`,
  kind: "reservation",
  vehicleId,
  start: toInstant(`2026-${from}`),
  end: toInstant(`2026-${to}`),
  pickupLocationId: airportTuzla.id,
  dropoffLocationId: airportTuzla.id,
  pinned: true,
  ...more,
});

/** A week from Monday 4 May at ten, asked for a fortnight before, of a Polo with one vehicle that is out in the middle of it. */
const search: Search = {
  trip: mayWeek.trip,
  now: "2026-04-20T12:00",
  priceList,
  rules: { turnaroundMinutes: 60, transferMinutes: {} },
  fleets: new Map([[wholePolo.id, fleetOf(1, [stay(1, "05-06T10:00", "05-08T10:00")])]]),
};
/** A price that says whose it is and of which day. */
const totalFor = (car: Car, { pickupAt }: Trip) => car.id * 100 + Number(pickupAt.slice(8, 10));
const insteadOf = (more: Partial<Search> = {}, freeCars: readonly Car[] = []) =>
  alternativesIn({ ...search, ...more }, freeCars, totalFor)(wholePolo);

describe("other days", () => {
  const daysOf = (more: Partial<Search> = {}) =>
    insteadOf(more).trips.map(({ trip }) => trip.pickupAt);

  test("are the nearest before and after on which the car is free, with their price", () => {
    const { pickupLocationId, dropoffLocationId } = search.trip;
    const at = (pickupAt: string, dropoffAt: string) => {
      return { pickupLocationId, dropoffLocationId, pickupAt, dropoffAt };
    };
    expect(insteadOf().trips).toEqual([
      { trip: at("2026-05-09T10:00", "2026-05-16T10:00"), totalCents: 1109 },
      { trip: at("2026-04-28T10:00", "2026-05-05T10:00"), totalCents: 1128 },
    ]);
  });

  test("lie ahead, and no farther than anybody may book", () => {
    expect(daysOf({ now: "2026-04-28T12:00" })).toEqual(["2026-05-09T10:00"]);
    const rules = { ...priceList.rules, maxAdvanceDays: 18 };
    expect(daysOf({ priceList: { ...priceList, rules } })).toEqual(["2026-04-28T10:00"]);
  });

  test("are those of the vehicle that was promised", () => {
    const busy = [
      stay(1, "05-06T10:00", "05-08T10:00"),
      stay(2, "05-05T10:00", "05-11T07:00"),
      stay(2, "05-19T10:00", "05-20T10:00"),
    ];
    const fleets = new Map([[wholePolo.id, fleetOf(2, busy)]]);
    expect(daysOf({ fleets, pinnedTo: 2 })).toEqual(["2026-04-27T10:00", "2026-05-11T10:00"]);
    expect(daysOf({ fleets, pinnedTo: 1 })).toEqual(["2026-05-09T10:00", "2026-04-28T10:00"]);
  });

  test("without a price are none", () => {
    const unpriced = alternativesIn(search, [wholeClio], () => undefined)(wholePolo);
    expect(unpriced).toEqual({ trips: [], placeIds: [], cars: [] });
  });
});

test("of a car without a fleet nothing is known but the other cars", () => {
  expect(insteadOf({ fleets: new Map() }, [wholeClio])).toEqual({
    trips: [],
    placeIds: [],
    cars: [{ carId: wholeClio.id, totalCents: 1204 }],
  });
});

describe("other places", () => {
  /** The vehicle comes back to the office an hour before, and has an hour's way from there to anywhere. */
  const fromOffice = stay(1, "05-01T10:00", "05-04T09:00", { dropoffLocationId: office.id });
  const hour = { [airportTuzla.id]: 60, [office.id]: 60, [zivinice.id]: 60 };
  const transferMinutes = { [airportTuzla.id]: hour, [office.id]: hour, [zivinice.id]: hour };
  const placesOf = (busy: Busy[], more: Partial<Search> = {}) =>
    insteadOf({
      rules: { turnaroundMinutes: 60, transferMinutes },
      fleets: new Map([[wholePolo.id, fleetOf(1, busy)]]),
      ...more,
    }).placeIds;

  test("are where the vehicle stands in time", () => {
    expect(placesOf([fromOffice])).toEqual([office.id]);
  });

  test("are where the trip ends too, when it ends where it begins", () => {
    const toOffice = stay(1, "05-11T11:00", "05-12T10:00", { pickupLocationId: office.id });
    expect(placesOf([fromOffice, toOffice])).toEqual([office.id]);
    const toAirport = stay(1, "05-11T11:00", "05-12T10:00");
    expect(placesOf([fromOffice, toAirport])).toEqual([]);
    const trip = { ...search.trip, dropoffLocationId: zivinice.id };
    const toZivinice = { ...toAirport, pickupLocationId: zivinice.id };
    expect(placesOf([fromOffice, toZivinice], { trip })).toEqual([office.id]);
  });

  test("are open then, and never the one that was asked for", () => {
    expect(placesOf([])).toEqual([office.id, zivinice.id]);
    const [pickupAt, dropoffAt] = ["2026-05-04T05:00", "2026-05-11T05:00"];
    const early = { trip: { ...search.trip, pickupAt, dropoffAt } };
    expect(placesOf([], early)).toEqual([office.id]);
    // The staff may open a closed place.
    expect(placesOf([], { ...early, byStaff: true })).toEqual([office.id, zivinice.id]);
  });

  test("help nobody when the vehicle is out, wherever it is", () => {
    expect(placesOf([stay(1, "05-06T10:00", "05-08T10:00")])).toEqual([]);
  });

  test("are those of the vehicle that was promised", () => {
    const fleets = new Map([[wholePolo.id, fleetOf(2, [fromOffice])]]);
    expect(placesOf([], { fleets, pinnedTo: 1 })).toEqual([office.id]);
    expect(placesOf([], { fleets, pinnedTo: 2 })).toEqual([office.id, zivinice.id]);
  });
});

describe("other cars", () => {
  const carWith = (id: number, more: Partial<Car> = {}): Car => ({ ...wholeClio, id, ...more });

  test("are up to three of the same category, the cheapest first, and never the car itself", () => {
    const free = [
      wholePolo,
      carWith(12),
      carWith(13, { category: "suv" }),
      carWith(14),
      carWith(15),
      carWith(16),
    ];
    expect(insteadOf({}, free).cars).toEqual([
      { carId: 12, totalCents: 1204 },
      { carId: 14, totalCents: 1404 },
      { carId: 15, totalCents: 1504 },
    ]);
  });

  test("are priced once, however many cars are taken", () => {
    const priced: number[] = [];
    const alternatives = alternativesIn(search, [carWith(12)], (car, trip) => {
      if (trip === search.trip) priced.push(car.id);
      return totalFor(car, trip);
    });
    expect(alternatives(wholePolo).cars).toEqual(alternatives(carWith(31)).cars);
    expect(priced).toEqual([12]);
  });

  test("of other categories count for the staff, after those of the same one, the nearest in price first", () => {
    const suv = { category: "suv" } as const;
    const free = [
      carWith(3, suv),
      carWith(9, suv),
      carWith(14),
      carWith(16, suv),
      carWith(40, suv),
    ];
    const numbers = (more: Partial<Search>) =>
      insteadOf(more, [wholePolo, ...free]).cars.map(({ carId }) => carId);
    expect(numbers({})).toEqual([14]);
    expect(numbers({ byStaff: true })).toEqual([14, 9, 16]);
    // A car without a price comes last, and is not offered.
    const unpriced = alternativesIn({ ...search, byStaff: true }, free.slice(1, 4), (car, trip) =>
      car.id === 9 ? undefined : totalFor(car, trip),
    );
    expect(unpriced(wholePolo).cars.map(({ carId }) => carId)).toEqual([14, 16]);
    const nothing = alternativesIn({ ...search, byStaff: true }, free, (car, trip) =>
      car.id === wholePolo.id ? undefined : totalFor(car, trip),
    );
    expect(nothing(wholePolo).cars.map(({ carId }) => carId)).toEqual([14, 3, 9]);
  });
});

test("what there is instead is compared with what was wished for", () => {
  const { trip } = search;
  const ways = {
    trips: [{ trip, totalCents: 900 }],
    cars: [{ carId: 12, totalCents: 1200 }],
    placeIds: [office.id],
  };
  expect(compared(ways, 1000)).toEqual({
    trips: [{ trip, totalCents: 900, differenceCents: -100 }],
    cars: [{ carId: 12, totalCents: 1200, differenceCents: 200 }],
    placeIds: [office.id],
  });
});
