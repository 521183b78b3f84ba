import { describe, expect, test } from "vitest";
import type { Move } from "./move.ts";
import {
  chanceOf,
  planRuns,
  readRunFilter,
  takeAlong,
  writeRunFilter,
  type Chance,
  type Stop,
} from "./run-sheet.ts";

const amra = { id: "amra", name: "Amra" };
const move = (change: Partial<Move>): Move => ({
  side: "in",
  at: "2026-06-10T10:00",
  agreedAt: "2026-06-10T10:00",
  placeId: "airport",
  pickupAt: "2026-06-03T10:00",
  dropoffAt: "2026-06-10T10:00",
  code: "ABCDE12345",
  version: 1,
  status: "confirmed",
  firstName: "Emina",
  lastName: "Hodžić",
  phone: "+38761123456",
  carName: "Golf",
  plate: "A12-K-345",
  flightNumber: null,
  extras: {},
  totalCents: 10_000,
  paidCents: 0,
  chargesCents: 0,
  isDone: false,
  isOverdue: false,
  isMissed: false,
  lacks: [],
  countries: [],
  ...change,
});
const known = {
  transferMinutes: {
    office: { airport: 25, town: 10 },
    airport: { office: 25, town: 40 },
    town: {},
  },
  runMarginMinutes: 15,
  handoverMinutes: 20,
  baseId: "office",
};
const plan = (...moves: Move[]) => planRuns(moves, known);

describe("when to leave", () => {
  test("is the drive from the base and the margin before the time", () => {
    expect(plan(move({}))).toMatchObject([
      { from: "office", minutes: 25, leaveAt: "2026-06-10T09:20", isUnknown: false },
    ]);
  });

  test("is by way of where the vehicle stands", () => {
    const out = move({ side: "out", placeId: "town", standsAt: "airport", driver: amra });
    expect(plan(out)).toMatchObject([{ from: "office", via: "airport", minutes: 65 }]);
    expect(plan({ ...out, driver: undefined } as Move)[0]).toMatchObject({
      from: "airport",
      minutes: 40,
    });
  });

  test("crosses midnight", () => {
    expect(plan(move({ at: "2026-06-10T00:10" }))[0]?.leaveAt).toBe("2026-06-09T23:30");
  });

  test("counts nothing for a way that nobody wrote down, and says so", () => {
    const stops = plan(
      move({ placeId: "town", driver: amra }),
      move({ placeId: "airport", driver: amra, at: "2026-06-10T15:00" }),
    );
    expect(stops[1]).toMatchObject({ from: "town", minutes: 0, isUnknown: true });
  });
});

describe("can we make it", () => {
  const next = (time: string, change: Partial<Move> = {}) =>
    plan(
      move({ driver: amra }),
      move({ driver: amra, placeId: "office", at: `2026-06-10T${time}`, ...change }),
    )[1];

  test.each([
    ["10:30", { lateMinutes: 15 }],
    ["10:44", { lateMinutes: 1 }],
    ["10:45", { isTight: true }],
    ["10:59", { isTight: true }],
  ])("the next one at %s", (time, expected) => {
    expect(next(time)).toMatchObject(expected);
  });

  test("yes, with the margin left", () => {
    expect(next("11:00")).not.toHaveProperty("isTight");
    expect(next("11:00")).not.toHaveProperty("lateMinutes");
  });

  test("asks nothing of two people, nor of what is done", () => {
    expect(next("10:05", { driver: { id: "emir", name: "Emir" } })).not.toHaveProperty(
      "lateMinutes",
    );
    expect(next("10:05", { isDone: true })).not.toHaveProperty("lateMinutes");
    const ticked = { at: "2026-06-10T09:50", by: "Amra" };
    const stops = plan(
      move({ driver: amra, ticked }),
      move({ driver: amra, placeId: "office", at: "2026-06-10T10:05" }),
    );
    expect(stops[1]).not.toHaveProperty("lateMinutes");
  });
});

describe("what to take along", () => {
  const border = (code: string, document: "none" | "green-card") => ({
    code,
    document,
    name: { en: code, bs: code },
    sign: code,
    allowed: true,
    charge: "per-rental" as const,
    feeCents: 0,
    note: { en: "", bs: "" },
    displayOrder: 1,
  });
  const borders = [border("AL", "green-card"), border("HR", "none")];

  test("is keys and contract, chains in winter, a green card where a country asks for it", () => {
    const out = move({ side: "out" });
    expect(takeAlong(out, borders)).toEqual(["keys", "contract"]);
    expect(takeAlong({ ...out, dropoffAt: "2026-11-01T10:00" }, borders)).toContain("chains");
    expect(takeAlong({ ...out, countries: ["HR"] }, borders)).not.toContain("green-card");
    expect(takeAlong({ ...out, countries: ["HR", "AL"] }, borders)).toContain("green-card");
  });

  test("is only the contract to a return", () => {
    expect(takeAlong(move({ countries: ["AL"] }), borders)).toEqual(["contract"]);
  });
});

describe("the address", () => {
  const read = (query: string) => readRunFilter(new URLSearchParams(query), "2026-06-10");

  test.each([
    ["", { day: "2026-06-10" }],
    [
      "day=2026-06-12&place=office&person=amra",
      { day: "2026-06-12", place: "office", person: "amra" },
    ],
    ["day=9999-12-31", { day: "2026-06-10" }],
    ["day=0001-01-01", { day: "2026-06-10" }],
    ["day=2026-02-30&place=%00&person=a%20b", { day: "2026-06-10" }],
  ])("%s", (query, filter) => {
    expect(read(query)).toEqual(filter);
    expect(read(writeRunFilter(read(query)).toString())).toEqual(filter);
  });
});

describe("whether a move can be made", () => {
  const stopOf = (change: Partial<Stop>, own: Partial<Move> = {}): Stop => ({
    move: move({ plate: "A12-K-345", ...own }),
    from: "office",
    minutes: 25,
    isUnknown: false,
    leaveAt: "2026-06-10T09:20",
    ...change,
  });

  test.each<[string, Stop, Chance]>([
    ["there is time", stopOf({}), "yes"],
    ["it is past the time to leave", stopOf({ leaveAt: "2026-06-10T08:59" }), "now"],
    ["the drive takes as long as is left", stopOf({ minutes: 60 }), "yes"],
    ["the drive takes longer than is left", stopOf({ minutes: 61 }), "late"],
    [
      "nobody has to drive, and the customer is late",
      stopOf({ minutes: 0, leaveAt: "2026-06-10T08:35" }, { at: "2026-06-10T08:50" }),
      "yes",
    ],
    [
      "nobody has to drive, and less than the margin is left",
      stopOf({ minutes: 0, leaveAt: "2026-06-10T08:55" }, { at: "2026-06-10T09:10" }),
      "yes",
    ],
    ["the move before ends too late", stopOf({ lateMinutes: 5 }), "no"],
    ["the move before ends just in time", stopOf({ isTight: true }), "tight"],
    ["it goes out without a vehicle", stopOf({}, { side: "out", plate: null }), "no"],
    ["its vehicle is overdue", stopOf({}, { side: "out", waitsFor: "ABC" }), "no"],
    ["a way is not in the transfer table", stopOf({ isUnknown: true }), "unknown"],
  ])("when %s", (_, stop, chance) => {
    expect(chanceOf(stop, "2026-06-10T09:00")).toBe(chance);
  });
});
