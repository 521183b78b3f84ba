import { afterAll, beforeAll, expect, test } from "vitest";
import {
  addCar,
  book,
  emina,
  jonas,
  openStage,
  plainSelection,
  tripAt,
  type Stage,
} from "../../../test/casts/cast.ts";
import { fillReservations } from "../../../test/casts/fill-reservations.ts";
import { findAnything } from "./find-anything.ts";

let stage: Stage;
let code: string;

beforeAll(async () => {
  stage = await openStage();
  const now = stage.deps.clock.now();
  await fillReservations(stage.owner, { count: 500, daysBack: 90, daysAhead: 30, now });
  const carId = await addCar(stage.deps, { name: "Q55-A-909", vehicles: 1 });
  const selection = plainSelection(carId);
  const details = {
    ...emina,
    firstName: "Zulejha",
    lastName: "Žigonja",
    email: "zule@example.org",
  };
  const trips = [
    tripAt("2026-06-10T10:00", "2026-06-17T10:00"),
    tripAt("2026-07-10T10:00", "2026-07-17T10:00"),
  ];
  for (const trip of trips) {
    const booked = await book(stage.deps, { selection, details, trip });
    code ??= booked.code;
  }
  await book(stage.deps, {
    selection,
    details: jonas,
    trip: tripAt("2026-08-10T10:00", "2026-08-17T10:00"),
  });
});
afterAll(() => stage.close());

const find = (typed: string) => findAnything(stage.deps, { typed, language: "en-us" });

test("a name finds reservations, and the customer once", async () => {
  const found = await find("zigonja zul");
  expect(found.map(({ kind }) => kind)).toEqual(["reservation", "reservation", "customer"]);
  expect(found[2]).toMatchObject({
    label: "Zulejha Žigonja",
    detail: "+387 61 123 456 · zule@example.org",
  });
});

test("a code finds its reservation, with its state, and no customer", async () => {
  const bare = code.replace(/^EP-|-/g, "");
  expect(await find(code)).toEqual([
    {
      kind: "reservation",
      label: code,
      detail: "Zulejha Žigonja · Q55-A-909 · Wed 10 Jun 10:00",
      status: "confirmed",
      code: bare,
    },
  ]);
});

test("a plate finds the vehicle, and who has it now or next", async () => {
  const vehicle = async () => (await find("q55 a 909")).find(({ kind }) => kind === "vehicle");
  expect(await vehicle()).toMatchObject({
    label: "Q55-A-909-1",
    detail: "Q55-A-909 · next: Zulejha Žigonja, Wed 10 Jun 10:00",
    status: "confirmed",
  });
  await stage.deps.pool.query(
    `update reservation set status = 'on_rent', pickup_at = '2026-05-01', dropoff_at = '2026-05-08' where code = $1`,
    [code.replace(/^EP-|-/g, "")],
  );
  expect(await vehicle()).toMatchObject({
    detail: "Q55-A-909 · with Zulejha Žigonja until Wed 17 Jun 10:00",
    status: "on_rent",
  });
  const bosnian = await findAnything(stage.deps, { typed: "Q55A909", language: "ba" });
  expect(bosnian.find(({ kind }) => kind === "vehicle")?.detail).toContain("do sri, 17. jun");
});

test("a phone number finds the customer by its last digits", async () => {
  const found = await find("901820");
  expect(found.map(({ kind, label }) => [kind, label])).toContainEqual(["customer", "Jonas Weber"]);
});

test.each(["", "a", "%", "\0", "\ud800", "'", "x".repeat(100_000)])(
  "nothing for %j",
  async (typed) => {
    expect(await find(typed)).toEqual([]);
  },
);

test("many are five of a kind", async () => {
  const found = await find("amra");
  const count = (kind: string) => found.filter((one) => one.kind === kind).length;
  expect([count("reservation"), count("customer"), count("vehicle")]).toEqual([5, 5, 0]);
});
