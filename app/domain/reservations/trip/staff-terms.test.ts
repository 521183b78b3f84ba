import { describe, expect, test } from "vitest";
import { mayWeek, priceList } from "../../../../test/casts/small-agency.ts";
import { checkTrip } from "./check-trip.ts";
import { writeTrip } from "./search-params.ts";
import { staffSearch, staffTerms } from "./staff-terms.ts";
import type { Trip } from "./trip.ts";

/** Monday 4 May, noon. */
const now = "2026-05-04T12:00";

function faultsOf(trip: Trip, by: "staff" | "customer") {
  const terms = by === "staff" ? staffTerms(priceList, now) : { ...priceList, now };
  const checked = checkTrip(Object.fromEntries(writeTrip(trip)), terms);
  return checked.ok ? {} : checked.faults;
}

describe("the staff, unlike a customer,", () => {
  test("write down what began this morning, and nothing of yesterday", () => {
    const thisMorning = { ...mayWeek.trip, pickupAt: "2026-05-04T00:00" };
    expect(faultsOf(thisMorning, "customer")).toEqual({ pickupTime: "in-past" });
    expect(faultsOf(thisMorning, "staff")).toEqual({});
    const yesterday = { ...mayWeek.trip, pickupAt: "2026-05-03T23:30" };
    expect(faultsOf(yesterday, "staff")).not.toEqual({});
  });

  test("need no time to get a car ready", () => {
    const soon = { ...mayWeek.trip, pickupAt: "2026-05-04T12:30" };
    expect(faultsOf(soon, "customer")).toEqual({ pickupTime: "too-soon" });
    expect(faultsOf(soon, "staff")).toEqual({});
  });

  test("open a place at night", () => {
    const station = "bus-station-zivinice";
    const night = { pickupAt: "2026-05-06T23:30", dropoffAt: "2026-05-12T10:00" };
    const trip = { ...night, pickupLocationId: station, dropoffLocationId: station };
    expect(faultsOf(trip, "customer")).toEqual({ pickupTime: "closed" });
    expect(faultsOf(trip, "staff")).toEqual({});
  });

  test("keep to the shortest rental as everybody does", () => {
    const short = { ...mayWeek.trip, pickupAt: "2026-05-09T10:00" };
    expect(faultsOf(short, "staff")).toEqual(faultsOf(short, "customer"));
    expect(faultsOf(short, "staff")).not.toEqual({});
  });
});

test("the search form of the staff checks by the same terms, and still knows what a night costs", () => {
  const search = staffSearch(priceList, now);
  const terms = staffTerms(priceList, now);
  expect(search.now).toBe(terms.now);
  expect(search.rules.outOfHoursLeadHours).toBe(0);
  expect(search.locations.map(({ leadMinutes }) => leadMinutes)).toEqual([0, 0, 0]);
  const hours = search.locations.map(({ id, outOfHours }) => [id, outOfHours]);
  expect(hours).toEqual(terms.locations.map(({ id, outOfHours }) => [id, outOfHours]));
  expect(Object.fromEntries(hours)).toMatchObject({
    office: "fee",
    "bus-station-zivinice": "free",
  });
});
