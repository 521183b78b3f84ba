import { describe, expect, test } from "vitest";
import { priceList, rules } from "../../../../test/casts/small-agency.ts";
import { dayFault, firstPickupDay, seasonOn } from "./trip-days.ts";

const now = "2026-04-30T12:00";
const seasons = priceList.seasons;
const context = { rules, seasons, now };
const none = { pickupDate: "", dropoffDate: "" };
const from = (pickupDate: string) => ({ pickupDate, dropoffDate: "" });

describe("a day of the pick-up", () => {
  test.each([
    ["2026-04-29", "in-past"],
    ["2026-04-30", undefined],
    ["2027-04-30", undefined],
    ["2027-05-01", "too-far"],
  ])("%s: %s", (day, fault) => {
    expect(dayFault("pickup", day, none, context)).toBe(fault);
  });

  test("is too soon before the first one that the place can serve", () => {
    const slow = { ...context, firstDay: "2026-05-02" };
    expect(dayFault("pickup", "2026-05-01", none, slow)).toBe("too-soon");
    expect(dayFault("pickup", "2026-05-02", none, slow)).toBeUndefined();
  });

  test("can only be asked for by phone where the lead is longer than the window of bookings", () => {
    const shut = { ...context, firstDay: "never" } as const;
    for (const day of ["2026-04-30", "2026-05-01", "2027-04-30"])
      expect(dayFault("pickup", day, none, shut)).toBe("only-by-phone");
  });

  test("begins with what the lead time of the place leaves", () => {
    const { locations } = priceList;
    const lead = (leadMinutes: number) => {
      const places = locations.map((place) => ({ ...place, leadMinutes }));
      return firstPickupDay("airport-tuzla", { ...context, locations: places });
    };
    expect(lead(0)).toBe("2026-04-30");
    expect(lead(12 * 60)).toBe("2026-05-01");
    expect(lead(400 * 1440)).toBe("never");
    expect(firstPickupDay("nowhere", { ...context, locations })).toBeUndefined();
  });
});

describe("a day of the return", () => {
  test.each([
    ["2026-05-03", "before-pickup"],
    ["2026-05-04", "under-minimum"],
    ["2026-05-06", "under-minimum"],
    ["2026-05-07", undefined],
    ["2026-07-03", undefined],
    ["2026-07-04", "over-maximum"],
    ["2026-04-29", "in-past"],
  ])("%s after a pick-up on 4 May: %s", (day, fault) => {
    expect(dayFault("dropoff", day, from("2026-05-04"), context)).toBe(fault);
  });

  test("asks for what the season of the pick-up asks", () => {
    expect(dayFault("dropoff", "2026-07-05", from("2026-07-01"), context)).toBe("under-minimum");
    expect(dayFault("dropoff", "2026-07-06", from("2026-07-01"), context)).toBeUndefined();
  });

  test("before there is a pick-up leaves room for one", () => {
    expect(dayFault("dropoff", "2026-05-02", none, context)).toBe("under-minimum");
    expect(dayFault("dropoff", "2026-05-03", none, context)).toBeUndefined();
  });

  test("that was agreed on stays possible, and so does a later one", () => {
    const trip = {
      pickupLocationId: "office",
      dropoffLocationId: "office",
      pickupAt: "2026-07-01T10:00",
      dropoffAt: "2026-07-04T10:00",
    };
    const changed = { ...context, agreed: { trip, rentalDays: 3 } };
    expect(dayFault("dropoff", "2026-07-04", from("2026-07-01"), changed)).toBeUndefined();
    expect(dayFault("dropoff", "2026-07-05", from("2026-07-01"), changed)).toBeUndefined();
    expect(dayFault("dropoff", "2026-07-03", from("2026-07-01"), changed)).toBe("under-minimum");
    expect(dayFault("dropoff", "2026-07-05", from("2026-07-02"), changed)).toBe("under-minimum");
    expect(dayFault("pickup", "2026-07-01", none, { ...changed, now: "2026-07-02T10:00" })).toBe(
      undefined,
    );
  });
});

test("the season of the highest priority has the day", () => {
  const season = { from: "2026-07-01", to: "2026-08-31", priority: 1 };
  const fair = { from: "2026-08-10", to: "2026-08-12", priority: 2 };
  expect(seasonOn("2026-08-10", [season, fair])).toBe(fair);
  expect(seasonOn("2026-08-10", [fair, season])).toBe(fair);
  expect(seasonOn("2026-08-31", [season, fair])).toBe(season);
  expect(seasonOn("2026-09-01", [season, fair])).toBeUndefined();
});
