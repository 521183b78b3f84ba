import { expect, test } from "vitest";
import type { Bar } from "../../../../../domain/availability/planner/bar.ts";
import { packPlanner, unpackPlanner } from "./pack-calendar.ts";
import type { Planner } from "../read-planner.ts";

const booked: Bar = {
  kind: "reservation",
  id: 1,
  vehicleId: 7,
  start: Date.parse("2026-07-06T10:00+02:00"),
  end: Date.parse("2026-07-13T10:00+02:00"),
  freeAt: Date.parse("2026-07-13T12:00+02:00"),
  code: "2345678923",
  status: "confirmed",
  isOverdue: false,
  name: 'Hadžić </script> | ; 5 % "E.\\',
  pickupAt: "2026-07-06T10:00",
  dropoffAt: "2026-07-13T10:00",
  pickupLocationId: "airport-tuzla",
  dropoffLocationId: "airport-tuzla",
  signs: [],
};
const bars: Bar[] = [
  booked,
  { ...booked, id: 2, dropoffLocationId: "airport-sarajevo", signs: ["unpaid", "papers"] },
  { ...booked, id: 3, status: "on_rent", isOverdue: true, dropoffAt: "2026-07-12T10:00" },
  { kind: "block", id: 4, vehicleId: 7, start: 0, end: 1, blockKind: "tyres", note: "" },
  {
    kind: "block",
    id: 5,
    vehicleId: 7,
    start: 0.5,
    end: 1,
    blockKind: "other",
    note: "a|b;c %7C\n✓",
  },
];
const planner: Planner = {
  view: { from: "2026-07-01", zoom: "2-weeks", folded: [] },
  faults: [],
  calendar: { cars: [], bars, transferMinutes: {} },
  shades: [],
  dangers: [],
  paperDangers: [],
  places: [],
  today: "2026-07-01",
  now: 0,
};

test("a packed planner comes out as it went in, and shorter", () => {
  const packed = packPlanner(planner);
  expect(unpackPlanner(packed)).toEqual(planner);
  expect(packed.bars.length).toBeLessThan(JSON.stringify(bars).length / 2);
  expect(packed.bars).not.toMatch(/["\\<]/);
});

test("a calendar without bars comes out without any", () => {
  const none = { ...planner, calendar: { ...planner.calendar, bars: [] } };
  expect(unpackPlanner(packPlanner(none))).toEqual(none);
});
