import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  julyWeek,
  openStage,
  plainSelection,
  type Stage,
} from "../../../../test/casts/cast.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { changeCars } from "./change-cars.ts";
import { findReservation } from "../reading/find-reservation.ts";
import { quoteChange } from "./quote-change.ts";

let stage: Stage;
let own = 0;
let cheap = 0;
let taken = 0;
beforeAll(async () => {
  stage = await openStage();
  own = await addCar(stage.deps, { name: "Own", vehicles: 1 });
  cheap = await addCar(stage.deps, { name: "Cheap", vehicles: 1, perDayCents: 500 });
  taken = await addCar(stage.deps, { name: "Taken", vehicles: 1, perDayCents: 400 });
  await book(stage.deps, { selection: plainSelection(taken) });
});
afterAll(() => stage.close());

const now = () => toLocal(stage.deps.clock.now());

async function kept() {
  const { token } = await book(stage.deps, {
    selection: { ...plainSelection(own), extras: { gps_navigation: 1 }, countries: ["HR"] },
  });
  const reservation = await findReservation(stage.deps, { token });
  if (!reservation) throw new Error("the reservation was not kept");
  return reservation;
}

test("its own car comes first, then the free ones from the cheapest, at the price of the very change", async () => {
  const { token, planCode, extras, countries, customer } = await kept();
  const trip = { ...julyWeek, dropoffAt: "2026-07-12T10:00" };
  const offers = await changeCars(stage.deps, { token, trip, now: now() });
  expect(offers[0]).toMatchObject({ car: { id: own }, isOwn: true, isFree: true });
  expect(offers[1]).toMatchObject({ car: { id: cheap }, isOwn: false, isFree: true });
  expect(offers.find(({ car }) => car.id === taken)?.isFree).toBe(false);
  const isFree = offers.map((offer) => offer.isFree);
  expect(isFree).toEqual(isFree.toSorted((a, b) => Number(b) - Number(a)));
  for (const offer of offers) {
    const selection = { carId: offer.car.id, planCode, extras, countries };
    const contact = {
      phone: customer.phone,
      phoneCountry: "BA",
      flightNumber: customer.flightNumber,
    };
    const wish = { trip, selection, contact };
    const quoted = await quoteChange(stage.deps, { token, wish, now: now() });
    if (!quoted.ok) throw new Error(`${offer.car.name}: ${quoted.reason}`);
    expect([offer.car.name, offer.differenceCents, offer.isFree]).toEqual([
      offer.car.name,
      quoted.differenceCents,
      quoted.free,
    ]);
  }
});

test("on its own trip its own car is free and changes nothing", async () => {
  const later = { ...julyWeek, pickupAt: "2026-09-07T10:00", dropoffAt: "2026-09-14T10:00" };
  const { token } = await book(stage.deps, { trip: later, selection: plainSelection(own) });
  const [first] = await changeCars(stage.deps, { token, trip: later, now: now() });
  expect(first).toMatchObject({ isOwn: true, isFree: true, differenceCents: 0 });
});

test("a trip that is none, and a token that nobody has, have no cars but the own one", async () => {
  const later = { ...julyWeek, pickupAt: "2026-10-05T10:00", dropoffAt: "2026-10-12T10:00" };
  const { token } = await book(stage.deps, { trip: later, selection: plainSelection(own) });
  const trip = { ...later, dropoffAt: "2026-10-06T10:00" };
  const offers = await changeCars(stage.deps, { token, trip, now: now() });
  expect(offers.map(({ car }) => car.id)).toEqual([own]);
  expect(await changeCars(stage.deps, { token: "x".repeat(30), trip, now: now() })).toEqual([]);
});

test("the staff are told of trips that only they may make, with the choice that is wished for", async () => {
  const later = { ...julyWeek, pickupAt: "2026-11-02T10:00", dropoffAt: "2026-11-09T10:00" };
  const { token } = await book(stage.deps, { trip: later, selection: plainSelection(own) });
  const there = "airport-banjaluka";
  const trip = {
    pickupAt: "2026-06-01T12:00",
    dropoffAt: "2026-06-06T12:00",
    pickupLocationId: there,
    dropoffLocationId: there,
  };
  const asked = { token, trip, now: now() };
  expect((await changeCars(stage.deps, asked)).map(({ car }) => car.id)).toEqual([own]);
  const plain = await changeCars(stage.deps, { ...asked, byStaff: true });
  expect(plain.length).toBeGreaterThan(1);
  const selection = { ...plainSelection(own), extras: { gps_navigation: 1 } };
  const equipped = await changeCars(stage.deps, { ...asked, byStaff: true, selection });
  const differenceOf = (offers: typeof plain) =>
    offers.find(({ car }) => car.id === cheap)?.differenceCents ?? 0;
  expect(differenceOf(equipped)).toBeGreaterThan(differenceOf(plain));
});
