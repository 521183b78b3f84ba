import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { priceList, rules } from "../../../../test/casts/small-agency.ts";
import type { SearchFields } from "./check-trip.ts";
import { checkTrip, minRentalDaysFor, searchFieldNames } from "./check-trip.ts";

const now = "2026-04-30T12:00";
const good = {
  pickupLocation: "airport-tuzla",
  dropoffLocation: "office",
  pickupDate: "2026-05-04",
  pickupTime: "10:00",
  dropoffDate: "2026-05-08",
  dropoffTime: "10:30",
};

function check(fields: SearchFields, at = now, changed: Partial<typeof rules> = {}) {
  const { seasons } = priceList;
  const { leadMinutes = 120 } = changed;
  const locations = priceList.locations.map((place) => ({ ...place, leadMinutes }));
  return checkTrip(
    { ...good, ...fields },
    { locations, seasons, rules: { ...rules, ...changed }, now: at },
  );
}

function faults(...input: Parameters<typeof check>) {
  const result = check(...input);
  return result.ok ? {} : result.faults;
}

describe("a good search", () => {
  test("becomes a trip", () => {
    expect(check({})).toEqual({
      ok: true,
      rentalDays: 4,
      trip: {
        pickupLocationId: "airport-tuzla",
        dropoffLocationId: "office",
        pickupAt: "2026-05-04T10:00",
        dropoffAt: "2026-05-08T10:30",
      },
    });
  });

  test("takes the pick-up place for the return when the box is ticked, whatever the hidden field says", () => {
    const same = { sameReturnLocation: "true", dropoffLocation: "nowhere" };
    expect(check(same)).toMatchObject({ ok: true, trip: { dropoffLocationId: "airport-tuzla" } });
    expect(faults({ dropoffLocation: undefined })).toEqual({ dropoffLocation: "missing" });
  });

  test("takes places by name and forgives blanks around", () => {
    const named = {
      pickupLocation: " Aerodrom Tuzla ",
      pickupDate: " 2026-05-04 ",
      pickupTime: " 10:00 ",
    };
    expect(check(named)).toMatchObject({ ok: true, trip: { pickupLocationId: "airport-tuzla" } });
  });
});

describe("a field alone", () => {
  test("missing ones are named one by one", () => {
    const context = { locations: priceList.locations, seasons: [], rules, now };
    expect(checkTrip({}, context)).toEqual({
      ok: false,
      faults: {
        pickupLocation: "missing",
        dropoffLocation: "missing",
        pickupDate: "missing",
        pickupTime: "missing",
        dropoffDate: "missing",
        dropoffTime: "missing",
      },
    });
    expect(faults({ pickupTime: "  " })).toEqual({ pickupTime: "missing" });
  });

  test("an unknown place with the box ticked is said once", () => {
    expect(faults({ pickupLocation: "mars", sameReturnLocation: "true" })).toEqual({
      pickupLocation: "unknown-location",
    });
  });

  test.each([
    [{ dropoffLocation: "mars" }, { dropoffLocation: "unknown-location" }],
    [{ pickupDate: "2026-02-31" }, { pickupDate: "date" }],
    [{ dropoffDate: "soon" }, { dropoffDate: "date" }],
    [{ pickupTime: "25:00" }, { pickupTime: "bad-time" }],
    [{ dropoffTime: "23:45" }, { dropoffTime: "not-a-slot" }],
    [{ pickupTime: "10:01" }, { pickupTime: "not-a-slot" }],
  ])("%j", (fields, expected) => {
    expect(faults(fields)).toEqual(expected);
  });

  test("an hour that a clock change removes", () => {
    expect(
      faults({ dropoffDate: "2027-03-28", dropoffTime: "02:30", pickupDate: "2027-03-20" }),
    ).toEqual({
      dropoffTime: "no-such-time",
    });
    expect(
      faults({
        dropoffLocation: "airport-tuzla",
        dropoffDate: "2027-03-28",
        dropoffTime: "03:00",
        pickupDate: "2027-03-20",
      }),
    ).toEqual({});
  });
});

describe("the pick-up", () => {
  test("is not yesterday", () => {
    expect(faults({ pickupDate: "2026-04-29" })).toEqual({ pickupDate: "in-past" });
  });

  test("is not earlier today", () => {
    expect(faults({ pickupDate: "2026-04-30", pickupTime: "11:30" })).toEqual({
      pickupTime: "in-past",
    });
    expect(
      faults({ pickupDate: "2026-04-30", pickupTime: "12:00" }, now, { leadMinutes: 0 }),
    ).toEqual({});
  });

  test("leaves the lead time", () => {
    expect(faults({ pickupDate: "2026-04-30", pickupTime: "13:30" })).toEqual({
      pickupTime: "too-soon",
    });
    expect(faults({ pickupDate: "2026-04-30", pickupTime: "14:00" })).toEqual({});
    expect(faults({ pickupDate: "2026-05-01" }, now, { leadMinutes: 2880 })).toEqual({
      pickupDate: "too-soon",
    });
    expect(
      faults({ pickupDate: "2026-05-02", pickupTime: "11:30" }, now, { leadMinutes: 2880 }),
    ).toEqual({ pickupTime: "too-soon" });
  });

  test("counts the lead in real time over the spring change", () => {
    const night = "2026-03-29T01:30";
    const fields = { pickupDate: "2026-03-29", pickupTime: "04:00", dropoffDate: "2026-04-02" };
    expect(faults(fields, night)).toEqual({ pickupTime: "too-soon" });
    expect(faults({ ...fields, pickupTime: "04:30" }, night)).toEqual({});
  });

  test("leaves the longer lead time out of hours, and the ordinary one to the hours after them", () => {
    const night = { pickupLocation: "office", pickupTime: "05:00", pickupDate: "2026-05-05" };
    const evening = "2026-05-04T20:30";
    expect(faults(night, evening)).toEqual({ pickupTime: "too-soon" });
    expect(faults({ ...night, pickupTime: "06:00" }, evening)).toEqual({});
    expect(faults(night, "2026-05-04T17:00")).toEqual({});
    expect(faults({ ...night, pickupTime: "05:00" }, evening, { outOfHoursLeadHours: 8 })).toEqual(
      {},
    );
  });

  test("moves to another day when no slot of today is left", () => {
    const today = { pickupDate: "2026-04-30", pickupTime: "23:30" };
    expect(faults(today, now, { leadMinutes: 900 })).toEqual({ pickupDate: "too-soon" });
  });

  test("is for the phone alone when the lead time is longer than the booking window", () => {
    const asked = { leadMinutes: 366 * 1440, maxAdvanceDays: 365 };
    expect(faults({}, now, asked)).toEqual({ pickupLocation: "only-by-phone" });
  });

  test("is not too far ahead", () => {
    expect(faults({ pickupDate: "2027-04-30", dropoffDate: "2027-05-04" })).toEqual({});
    expect(faults({ pickupDate: "2027-05-01", dropoffDate: "2027-05-05" })).toEqual({
      pickupDate: "too-far",
    });
    expect(faults({ pickupDate: "9999-12-31", dropoffDate: "9999-12-31" })).toMatchObject({
      pickupDate: "too-far",
    });
  });

  test("is not at a closed place that asks no fee", () => {
    const station = { pickupLocation: "bus-station-zivinice" };
    expect(faults({ ...station, pickupTime: "23:30" })).toEqual({ pickupTime: "closed" });
    expect(faults({ ...station, pickupTime: "23:00" })).toEqual({});
    expect(faults({ pickupLocation: "office", pickupTime: "23:30" })).toEqual({});
  });
});

describe("the return", () => {
  test("is not before the pick-up", () => {
    expect(faults({ dropoffDate: "2026-05-03" })).toEqual({ dropoffDate: "before-pickup" });
    expect(faults({ dropoffDate: "2026-05-04", dropoffTime: "09:30" })).toEqual({
      dropoffTime: "before-pickup",
    });
    expect(faults({ dropoffDate: "2026-05-04", dropoffTime: "10:00" })).toEqual({
      dropoffTime: "before-pickup",
    });
    expect(faults({ dropoffDate: "2026-05-04", dropoffTime: "10:30" })).toEqual({
      dropoffDate: "under-minimum",
    });
  });

  test("is not in the past", () => {
    expect(faults({ pickupDate: "", dropoffDate: "2026-04-29" })).toEqual({
      pickupDate: "missing",
      dropoffDate: "in-past",
    });
  });

  test("is not at a closed place that asks no fee", () => {
    expect(faults({ dropoffLocation: "bus-station-zivinice", dropoffTime: "05:30" })).toEqual({
      dropoffTime: "closed",
    });
  });
});

describe("the length", () => {
  test("is 3 rental days at least, counted with the grace", () => {
    expect(faults({ dropoffDate: "2026-05-07", dropoffTime: "10:00" })).toEqual({});
    expect(faults({ dropoffDate: "2026-05-06", dropoffTime: "11:00" })).toEqual({});
    expect(faults({ dropoffDate: "2026-05-06", dropoffTime: "10:30" })).toEqual({
      dropoffDate: "under-minimum",
    });
  });

  test("is 5 in the summer season, by the pick-up day", () => {
    const july = { pickupDate: "2026-07-01", dropoffDate: "2026-07-05", dropoffTime: "10:00" };
    expect(faults(july)).toEqual({ dropoffDate: "under-minimum" });
    expect(faults({ ...july, dropoffDate: "2026-07-06" })).toEqual({});
    expect(faults({ ...july, pickupDate: "2026-06-30", dropoffDate: "2026-07-03" })).toEqual({});
  });

  test("is 60 at most", () => {
    expect(faults({ dropoffDate: "2026-07-03" })).toEqual({});
    expect(faults({ dropoffDate: "2026-07-04" })).toEqual({ dropoffDate: "over-maximum" });
  });
});

describe("a trip that was agreed on", () => {
  const agreed = {
    trip: {
      pickupLocationId: "bus-station-zivinice",
      dropoffLocationId: "office",
      pickupAt: "2026-05-04T05:15",
      dropoffAt: "2026-05-06T23:15",
    },
    rentalDays: 3,
  };
  const asAgreed: SearchFields = {
    pickupLocation: "bus-station-zivinice",
    dropoffLocation: "office",
    pickupDate: "2026-05-04",
    pickupTime: "05:15",
    dropoffDate: "2026-05-06",
    dropoffTime: "23:15",
  };
  const strict = { ...rules, minRentalDays: 5, maxRentalDays: 6, maxAdvanceDays: 1 };
  const changed = (fields: SearchFields, at = "2026-05-01T12:00") => {
    const { locations, seasons } = priceList;
    const context = { locations, seasons, rules: strict, now: at, agreed };
    const result = checkTrip({ ...asAgreed, ...fields }, context);
    return result.ok ? {} : result.faults;
  };

  test("is right as it is, whatever the rules have become", () => {
    expect(changed({})).toEqual({});
    expect(changed({}, "2026-05-04T05:15")).toEqual({});
    expect(changed({}, "2025-01-01T12:00")).toEqual({});
    expect(check(asAgreed, "2026-05-04T05:00")).toMatchObject({ ok: false });
  });

  test.each<[string, SearchFields, object]>([
    ["a later return", { dropoffDate: "2026-05-07", dropoffTime: "10:00" }, {}],
    ["a return that is too late", { dropoffDate: "2026-05-14" }, { dropoffDate: "over-maximum" }],
    ["an earlier return", { dropoffTime: "20:00" }, { dropoffDate: "under-minimum" }],
    ["another place of return", { dropoffLocation: "airport-tuzla" }, {}],
    ["another place for the pick-up", { pickupLocation: "airport-tuzla" }, {}],
    [
      "a return at a place that is closed then",
      { dropoffLocation: "bus-station-zivinice" },
      { dropoffTime: "closed" },
    ],
    [
      "another time at a place that is closed then",
      { pickupTime: "05:30", dropoffDate: "2026-05-08", dropoffTime: "23:15" },
      { pickupTime: "closed" },
    ],
    [
      "another pick-up in the past",
      { pickupDate: "2026-04-30", pickupTime: "10:00" },
      { pickupDate: "in-past", dropoffDate: "over-maximum" },
    ],
    [
      "another day too far ahead",
      { pickupDate: "2026-05-05", pickupTime: "10:00", dropoffDate: "2026-05-10" },
      { pickupDate: "too-far" },
    ],
    ["a time that was never agreed on", { pickupTime: "05:45" }, { pickupTime: "not-a-slot" }],
  ])("answers for what is new: %s", (_, fields, expected) => {
    expect(changed(fields)).toEqual(expected);
  });

  test("is not too soon, but another pick-up is", () => {
    expect(changed({ dropoffDate: "2026-05-09" }, "2026-05-04T05:10")).toEqual({});
    const moved = { pickupTime: "06:00", dropoffDate: "2026-05-09" };
    expect(changed(moved, "2026-05-04T05:10")).toEqual({ pickupTime: "too-soon" });
  });

  test("is not too soon at its own place, but at another one that has to hear of it", () => {
    const place = { pickupLocation: "airport-tuzla", dropoffDate: "2026-05-09" };
    expect(changed(place, "2026-05-04T05:10")).toEqual({ pickupTime: "too-soon" });
    expect(changed(place, "2026-05-04T03:10")).toEqual({});
  });
});

test("a season raises the minimum on its own days and never lowers it", () => {
  const season = {
    id: 1,
    name: { en: "", bs: "" },
    from: "2026-07-01",
    to: "2026-08-31",
    priority: 1,
  };
  const seasons = [
    { ...season, minRentalDays: 5 },
    { ...season, from: "2026-08-01", minRentalDays: 7 },
    { ...season, minRentalDays: 1 },
    season,
  ];
  const on = (date: string) => minRentalDaysFor(date, rules, seasons);
  expect(["2026-06-30", "2026-07-01", "2026-08-31", "2026-09-01"].map(on)).toEqual([3, 5, 7, 3]);
});

test("no input is an exception", () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom(
      "0000-00-00",
      "0001-01-01",
      "1000-01-01",
      "9999-12-31",
      "00:00",
      "23:30",
      "airport-tuzla",
      "true",
      "__proto__",
      "a".repeat(10_000),
    ),
  );
  const fields = fc.record(Object.fromEntries(searchFieldNames.map((name) => [name, nasty])), {
    requiredKeys: [],
  });
  fc.assert(
    fc.property(fields, (typed) => {
      const result = check(typed);
      expect(result.ok || Object.keys(result.faults).length > 0).toBe(true);
    }),
  );
});
