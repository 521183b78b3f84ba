import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../calendar.ts";
import { bandKey, leadBands, lengthBands } from "./bands.ts";
import { fleetDaysBy, fleetDaysByDay, type FleetStay } from "./fleet-days.ts";
import { comparedWith, countDays, eachDay, periodOf } from "./periods.ts";
import { countAttached, medianOf, type RentalGroup } from "./rentals.ts";

const week = { from: "2026-10-19", to: "2026-10-25" };
const stay = (more: Partial<FleetStay> = {}): FleetStay => ({
  vehicleId: 1,
  carId: 1,
  category: "suv",
  from: "2026-01-01T00:00",
  blocked: [],
  ...more,
});
const available = (...stays: FleetStay[]) =>
  Object.fromEntries(fleetDaysBy(stays, week, ({ category }) => category));

test("a vehicle is available on its days in the fleet, less the whole days out of sale, counted by hand", () => {
  expect(available(stay())).toEqual({ suv: 7 });
  // In from Wednesday noon, and gone on Sunday.
  const joined = stay({ from: "2026-10-21T12:00", until: "2026-10-25T00:00" });
  expect(available(joined)).toEqual({ suv: 4 });
  // Monday 08:00 to Wednesday 10:00 takes the whole of Tuesday alone; midnight to midnight takes Friday.
  const blocked = [
    { from: "2026-10-19T08:00", until: "2026-10-21T10:00" },
    { from: "2026-10-23T00:00", until: "2026-10-24T00:00" },
  ];
  expect(available(stay({ blocked }))).toEqual({ suv: 5 });
  expect(available(stay({ blocked }), stay({ category: "economy" }))).toEqual({
    suv: 5,
    economy: 7,
  });
  expect(
    available(stay({ blocked: [{ from: "2026-01-01T00:00", until: "2027-01-01T00:00" }] })),
  ).toEqual({});
  expect(available()).toEqual({});
});

test("fleet days of each day add up to those of the week, the clock change included", () => {
  const byDay = fleetDaysByDay([stay(), stay({ from: "2026-10-22T09:00" })], week, (day) => day);
  expect([...byDay.values()]).toEqual([1, 1, 1, 2, 2, 2, 2]);
});

test("runs of available days are the days that are counted one by one", () => {
  const moment = fc
    .tuple(fc.integer({ min: -5, max: 15 }), fc.constantFrom("00:00", "08:00", "23:59"))
    .map(([after, time]) => `${addDays(week.from, after)}T${time}`);
  const times = fc
    .uniqueArray(moment, { minLength: 2, maxLength: 6 })
    .map((all) => all.toSorted())
    .map((all) =>
      all
        .slice(1)
        .flatMap((until, at) => (at % 2 === 0 ? [{ from: all[at] ?? until, until }] : [])),
    );
  const some = fc.array(
    fc.record({ from: moment, until: fc.option(moment, { nil: undefined }), blocked: times }),
    { maxLength: 4 },
  );
  fc.assert(
    fc.property(some, (made) => {
      const stays = made.map(({ until, ...one }) => stay({ ...one, ...(until && { until }) }));
      const isThere = ({ from, until, blocked }: FleetStay, day: string) =>
        day >= from.slice(0, 10) &&
        (until === undefined || day < until.slice(0, 10)) &&
        !blocked.some(
          (one) => one.from <= `${day}T00:00` && one.until >= `${addDays(day, 1)}T00:00`,
        );
      const counted = eachDay(week).map((day) => stays.filter((one) => isThere(one, day)).length);
      const byDay = fleetDaysByDay(stays, week, (day) => day);
      expect(eachDay(week).map((day) => byDay.get(day) ?? 0)).toEqual(counted);
      const sum = counted.reduce((total, one) => total + one, 0);
      expect(fleetDaysBy(stays, week, () => "").get("") ?? 0).toBe(sum);
    }),
  );
});

test("periods have the names of their first days", () => {
  expect(periodOf("week", "2026-11-01")).toBe("2026-10-26");
  expect(periodOf("week", "2026-10-26")).toBe("2026-10-26");
  expect(periodOf("month", "2026-11-01")).toBe("2026-11");
  expect(periodOf("year", "2026-11-01")).toBe("2026");
  expect(eachDay({ from: "2026-11-02", to: "2026-11-01" })).toEqual([]);
  expect(countDays({ from: "2026-11-02", to: "2026-11-01" })).toBe(0);
});

test("days are compared with those before, with the same weekdays or the same dates of last year, and the books as they then were", () => {
  const july = { from: "2026-07-01", to: "2026-07-31", asOf: "2026-06-15" };
  expect(comparedWith("before", july)).toEqual({
    from: "2026-05-31",
    to: "2026-06-30",
    asOf: "2026-05-15",
  });
  expect(comparedWith("weekday", july)).toEqual({
    from: "2025-07-02",
    to: "2025-08-01",
    asOf: "2025-06-16",
  });
  expect(
    comparedWith("date", { from: "2028-02-29", to: "2028-03-01", asOf: "2028-02-29" }),
  ).toEqual({ from: "2027-02-28", to: "2027-03-01", asOf: "2027-02-28" });
});

test("bands hold every number of days once", () => {
  expect([1, 2, 3, 6, 7, 13, 14, 28, 90].map((days) => bandKey(lengthBands, days))).toEqual([
    "001",
    "001",
    "003",
    "003",
    "007",
    "007",
    "014",
    "028",
    "028",
  ]);
  expect([0, 1, 6, 90].map((days) => bandKey(leadBands, days))).toEqual([
    "000",
    "001",
    "003",
    "090",
  ]);
  expect(bandKey(lengthBands, 0)).toBe("");
});

test("a median is the middle one, or between the two in the middle", () => {
  const median = (...values: number[]) => medianOf(values.map((value) => ({ value, count: 1 })));
  expect(median(9, 1, 3)).toBe(3);
  expect(median(10, 2, 3, 9)).toBe(6);
  expect(median()).toBeUndefined();
  const often = [
    { value: 1, count: 3 },
    { value: 8, count: 3 },
    { value: 5, count: 0 },
  ];
  expect(medianOf(often)).toBe(4.5);
});

test("what is attached is counted once for each rental that stands", () => {
  const rental: RentalGroup = {
    leadDays: 7,
    count: 1,
    fate: "stands",
    days: 3,
    bookedDays: 3,
    plans: ["premium"],
    extras: ["gps", "gps", "ski_rack"],
    coupon: null,
    couponCents: 0,
    soldCents: 0,
  };
  const all: RentalGroup[] = [
    rental,
    { ...rental, extras: ["ski_rack"] },
    { ...rental, fate: "cancelled" },
  ];
  expect(countAttached(all, "extras")).toEqual([
    { code: "ski_rack", rentals: 2 },
    { code: "gps", rentals: 1 },
  ]);
  expect(countAttached(all, "plans")).toEqual([{ code: "premium", rentals: 2 }]);
});
