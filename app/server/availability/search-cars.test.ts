import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  addBlock,
  addCar,
  book,
  julyWeek,
  openStage,
  plainSelection,
  tripAt,
  vehicleIds,
  type Stage,
} from "../../../test/casts/cast.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { flushTripSearches } from "../visits/log-trip-search.ts";
import { searchCars } from "./search-cars.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const search = (trip = julyWeek) =>
  searchCars(stage.deps, { trip, language: "en-us", now: toLocal(stage.deps.clock.now()) });
const offerOf = async (carId: number, trip = julyWeek) => {
  const offer = (await search(trip)).offers.find(({ car }) => car.id === carId);
  if (!offer) throw new Error("the car is not offered");
  return offer;
};

describe("a search", () => {
  test("prices every car on offer, cheapest first", async () => {
    const { rentalDays, offers } = await search();
    const { cars } = await stage.deps.catalogue.get();
    expect(rentalDays).toBe(7);
    expect(offers.map(({ car }) => car.id).toSorted()).toEqual(cars.map(({ id }) => id).toSorted());
    const totals = offers.map(({ quote }) => quote.totalCents);
    expect(totals).toEqual(totals.toSorted((a, b) => a - b));
    expect(offers.every(({ free, alternatives }) => free && alternatives === undefined)).toBe(true);
  });

  test("takes the first plan and no extras", async () => {
    const { quote } = await offerOf(await addCar(stage.deps, { name: "plain", vehicles: 1 }));
    expect(quote.lines.find(({ code }) => code === "protection")).toMatchObject({
      subject: "basic",
      amountCents: 0,
    });
    expect(quote.lines.filter(({ code }) => code === "extra")).toEqual([]);
  });

  test("puts the taken cars last, whatever they cost", async () => {
    const carId = await addCar(stage.deps, { name: "cheapest", vehicles: 1, perDayCents: 100 });
    expect((await search()).offers[0]?.car.id).toBe(carId);
    await book(stage.deps, { selection: plainSelection(carId) });
    const last = (await search()).offers.at(-1);
    expect(last).toMatchObject({ car: { id: carId }, free: false });
  });

  test("leaves out cars that are withdrawn or have no price", async () => {
    const withdrawn = await addCar(stage.deps, { name: "withdrawn", vehicles: 1 });
    const unpriced = await addCar(stage.deps, { name: "unpriced", vehicles: 1 });
    await stage.deps.pool.query("update car set published = false where id = $1", [withdrawn]);
    await stage.deps.pool.query("delete from rate where car_id = $1", [unpriced]);
    await stage.deps.catalogue.refresh();
    const ids = (await search()).offers.map(({ car }) => car.id);
    expect(ids).not.toContain(withdrawn);
    expect(ids).not.toContain(unpriced);
  });
});

describe("a car is taken", () => {
  test("without vehicles, or when none is in service yet or any more", async () => {
    expect((await offerOf(await addCar(stage.deps, { name: "none", vehicles: 0 }))).free).toBe(
      false,
    );
    const carId = await addCar(stage.deps, { name: "sold", vehicles: 1 });
    const { pool } = stage.deps;
    await pool.query("update vehicle set in_service_until = '2026-07-12' where car_id = $1", [
      carId,
    ]);
    expect((await offerOf(carId)).free).toBe(false);
    await pool.query(
      "update vehicle set in_service_until = null, in_service_from = '2026-07-07' where car_id = $1",
      [carId],
    );
    expect((await offerOf(carId)).free).toBe(false);
  });

  test("while its vehicle is in the workshop", async () => {
    const carId = await addCar(stage.deps, { name: "workshop", vehicles: 1 });
    await addBlock(stage.deps, {
      carId,
      from: "2026-07-12T08:00+02:00",
      until: "2026-07-14T08:00+02:00",
    });
    expect((await offerOf(carId)).free).toBe(false);
    expect((await offerOf(carId, tripAt("2026-07-06T10:00", "2026-07-12T08:00"))).free).toBe(true);
  });

  test("only when no seating serves it: others may move", async () => {
    const carId = await addCar(stage.deps, { name: "seating", vehicles: 2 });
    const [first = 0, second = 0] = await vehicleIds(stage.deps, carId);
    await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-02T10:00", "2026-07-08T10:00"),
    });
    const { code } = await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-11T10:00", "2026-07-20T10:00"),
    });
    const move =
      "update occupancy set vehicle_id = $1 from reservation where reservation.id = reservation_id and code = $2";
    const { rows } = await stage.deps.pool.query<{ vehicle_id: number }>(
      "select min(vehicle_id) as vehicle_id from occupancy where car_id = $1",
      [carId],
    );
    const other = rows[0]?.vehicle_id === first ? second : first;
    await stage.deps.pool.query(move, [other, code.slice(3).replace("-", "")]);
    expect((await offerOf(carId)).free).toBe(true);
    await stage.deps.pool.query("update occupancy set pinned = true where car_id = $1", [carId]);
    expect((await offerOf(carId)).free).toBe(false);
  });
});

describe("instead of a taken car", () => {
  test("the nearest days before and after are named, with their price", async () => {
    const carId = await addCar(stage.deps, { name: "days", vehicles: 1 });
    await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-08T10:00", "2026-07-11T10:00"),
    });
    const trip = tripAt("2026-07-07T09:00", "2026-07-12T09:00");
    const { alternatives, quote } = await offerOf(carId, trip);
    // A return at 9:00 on the 8th would leave one hour for the turnaround, so it is the day before.
    expect(alternatives?.trips).toEqual([
      { trip: tripAt("2026-07-02T09:00", "2026-07-07T09:00"), totalCents: quote.totalCents },
      { trip: tripAt("2026-07-12T09:00", "2026-07-17T09:00"), totalCents: quote.totalCents },
    ]);
  });

  test("days in the past or against the rules are not", async () => {
    const carId = await addCar(stage.deps, { name: "soon", vehicles: 1 });
    await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-06-02T10:00", "2026-06-08T10:00"),
    });
    const { alternatives } = await offerOf(carId, tripAt("2026-06-02T10:00", "2026-06-08T10:00"));
    expect(alternatives?.trips.map(({ trip }) => trip.pickupAt)).toEqual(["2026-06-09T10:00"]);
  });

  test("places are named where the vehicle is in time", async () => {
    const carId = await addCar(stage.deps, { name: "places", vehicles: 1 });
    const sarajevo = {
      pickupLocationId: "airport-sarajevo",
      dropoffLocationId: "airport-sarajevo",
    };
    await book(stage.deps, {
      selection: plainSelection(carId),
      trip: tripAt("2026-07-01T10:00", "2026-07-06T07:30", sarajevo),
    });
    const { free, alternatives } = await offerOf(carId);
    expect(free).toBe(false);
    expect(alternatives?.placeIds).toEqual(["airport-sarajevo"]);
  });

  test("free cars of its category are named with their price, cheapest first", async () => {
    const carId = await addCar(stage.deps, { name: "suv", vehicles: 0, category: "suv" });
    const { offers } = await search();
    const cheapest = offers
      .filter(({ car, free }) => free && car.category === "suv")
      .map(({ car, quote }) => ({ carId: car.id, totalCents: quote.totalCents }));
    const { alternatives } = await offerOf(carId);
    expect(alternatives?.cars).toEqual(cheapest.slice(0, 3));
  });
});

test("each search is kept, without whose it was", async () => {
  await flushTripSearches(stage.deps);
  await stage.deps.pool.query("delete from trip_search");
  await addCar(stage.deps, { name: "taken and dear", vehicles: 0, perDayCents: 9999 });
  await addCar(stage.deps, { name: "taken and cheap", vehicles: 0, perDayCents: 1111 });
  const { offers } = await search();
  const cheapest = (isFree: boolean) =>
    Math.min(...offers.filter(({ free }) => free === isFree).map(({ quote }) => quote.totalCents));
  expect(cheapest(false)).toBeLessThan(cheapest(true));
  await flushTripSearches(stage.deps);
  const { rows } = await stage.deps.pool.query("select * from trip_search");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    pickup_location_id: "airport-tuzla",
    pickup_local: julyWeek.pickupAt,
    dropoff_local: julyWeek.dropoffAt,
    rental_days: 7,
    free_car_ids: offers.filter(({ free }) => free).map(({ car }) => car.id),
    taken_car_ids: offers.filter(({ free }) => !free).map(({ car }) => car.id),
    cheapest_free_cents: cheapest(true),
    cheapest_taken_cents: cheapest(false),
    refused: null,
    language: "en-us",
    created_at: new Date(stage.deps.clock.now()),
  });
});
