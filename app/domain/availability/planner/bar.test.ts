import { describe, expect, test } from "vitest";
import { toInstant } from "../../sarajevo.ts";
import { type BlockBar, grown, isInState, lookOf, type ReservationBar, tailsOf } from "./bar.ts";
import { freeInColumns } from "./free-in-columns.ts";
import { timeAxis } from "./time-axis.ts";

const at = (local: string) => toInstant(local);
const bar = (more: Partial<ReservationBar> = {}): ReservationBar => ({
  id: 1,
  vehicleId: 1,
  start: at("2026-07-02T10:00"),
  end: at("2026-07-04T10:00"),
  kind: "reservation",
  code: "2345678923",
  status: "confirmed",
  isOverdue: false,
  name: "Hodžić A.",
  pickupAt: "2026-07-02T10:00",
  dropoffAt: "2026-07-04T10:00",
  pickupLocationId: "tuzla",
  dropoffLocationId: "tuzla",
  freeAt: at("2026-07-04T12:00"),
  signs: [],
  ...more,
});
const block: BlockBar = {
  id: 2,
  vehicleId: 2,
  start: at("2026-07-02T00:00"),
  end: at("2026-07-03T00:00"),
  kind: "block",
  blockKind: "tyres",
  note: "",
};

test.each([
  ["pending", "pending"],
  ["confirmed", "confirmed"],
  ["on_rent", "out"],
  ["returned", "back"],
  ["completed", "back"],
] as const)("what is %s is drawn as %s", (status, look) => {
  expect(lookOf(bar({ status }))).toBe(look);
});

test("an overdue bar is its own look and grows with the clock; nothing else grows", () => {
  const late = bar({ status: "on_rent", isOverdue: true });
  expect(lookOf(late)).toBe("overdue");
  expect(grown(late, at("2026-07-05T09:00")).end).toBe(at("2026-07-05T09:00"));
  expect(grown(late, at("2026-07-04T09:00"))).toBe(late);
  expect(grown(bar(), at("2026-07-05T09:00")).end).toBe(bar().end);
  expect(lookOf(block)).toBe("block");
});

test("a vehicle is found by the look of its bars and by their signs", () => {
  expect(isInState(bar({ signs: ["unpaid"] }), "unpaid")).toBe(true);
  expect(isInState(bar(), "confirmed")).toBe(true);
  expect(isInState(bar(), "unpaid")).toBe(false);
  expect(isInState(block, "block")).toBe(true);
});

describe("tails", () => {
  const rules = { transferMinutes: { tuzla: { sarajevo: 150 } } };
  const next = bar({ id: 3, start: at("2026-07-05T10:00"), pickupLocationId: "sarajevo" });

  test("the turnaround follows the return, the drive ends where the next rental begins", () => {
    expect(tailsOf(bar(), next, rules)).toEqual([
      { kind: "turnaround", start: at("2026-07-04T10:00"), end: at("2026-07-04T12:00") },
      { kind: "transfer", start: at("2026-07-05T07:30"), end: at("2026-07-05T10:00") },
    ]);
  });

  test("nobody drives to the same place, for nobody, or after a block", () => {
    expect(tailsOf(bar(), bar({ start: next.start }), rules)).toHaveLength(1);
    expect(tailsOf(bar(), undefined, rules)).toHaveLength(1);
    expect(tailsOf(block, next, rules)).toEqual([]);
    expect(tailsOf(bar({ freeAt: bar().end }), undefined, rules)).toEqual([]);
  });
});

test("a vehicle counts on a day that nothing touches, its turnaround counted", () => {
  const axis = timeAxis({ from: "2026-07-01", zoom: "3-days" });
  const days = timeAxis({ from: "2026-07-01", zoom: "2-weeks" });
  const vehicles = [{ id: 1 }, { id: 2 }, { id: 3, from: at("2026-07-03T00:00") }];
  expect(freeInColumns(days, vehicles, [bar(), block]).slice(0, 5)).toEqual([2, 0, 2, 2, 3]);
  const hours = freeInColumns(axis, [{ id: 1 }], [bar()]);
  expect(hours.slice(32, 36)).toEqual([1, 1, 0, 0]);
  const back = bar({ end: at("2026-07-02T23:00"), freeAt: at("2026-07-03T01:00") });
  expect(freeInColumns(days, [{ id: 1 }], [back]).slice(0, 4)).toEqual([1, 0, 0, 1]);
});
