import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { mayWeek, priceList, rules } from "../../../../test/casts/small-agency.ts";
import { checkTrip } from "./check-trip.ts";
import { readSearchFields, readSelection, writeSelection, writeTrip } from "./search-params.ts";

const read = (query: string) => readSelection(new URLSearchParams(query));

describe("a trip in an address", () => {
  test("is written field by field", () => {
    expect(new URLSearchParams(writeTrip(mayWeek.trip)).toString()).toBe(
      "pickupLocation=airport-tuzla&dropoffLocation=airport-tuzla&sameReturnLocation=true" +
        "&pickupDate=2026-05-04&pickupTime=10%3A00&dropoffDate=2026-05-11&dropoffTime=10%3A00",
    );
    const oneWay = { ...mayWeek.trip, dropoffLocationId: "office" };
    expect(new URLSearchParams(writeTrip(oneWay)).has("sameReturnLocation")).toBe(false);
  });

  test.each(["airport-tuzla", "office"])(
    "comes back as it was, returned at %s",
    (dropoffLocationId) => {
      const trip = { ...mayWeek.trip, dropoffLocationId };
      const fields = readSearchFields(new URLSearchParams(writeTrip(trip)));
      const context = {
        locations: priceList.locations,
        seasons: [],
        rules,
        now: "2026-04-30T12:00",
      };
      expect(checkTrip(fields, context)).toEqual({ ok: true, trip, rentalDays: 7 });
    },
  );

  test("keeps what was typed and knows only its own keys", () => {
    const fields = readSearchFields(new URLSearchParams("pickupDate=soon&pickupTime=&utm=1"));
    expect(fields).toEqual({ pickupDate: "soon", pickupTime: "" });
  });

  test("with a repeated key faults at that key", () => {
    const params = new URLSearchParams([...writeTrip(mayWeek.trip), ["pickupDate", "2026-05-05"]]);
    const context = { locations: priceList.locations, seasons: [], rules, now: "2026-04-30T12:00" };
    expect(checkTrip(readSearchFields(params), context)).toEqual({
      ok: false,
      faults: { pickupDate: "date" },
    });
  });
});

describe("a selection in an address", () => {
  test("is read", () => {
    expect(read("car=12&plan=basic&extra.gps=1&extra.child_seat=2&country=HR&country=ME")).toEqual({
      carId: 12,
      planCode: "basic",
      extras: { gps: 1, child_seat: 2 },
      countries: ["HR", "ME"],
      faults: [],
    });
  });

  test("may be empty", () => {
    expect(read("")).toEqual({ extras: {}, countries: [], faults: [] });
    expect(read("car=&plan=&extra.gps=&country=")).toEqual({
      extras: {},
      countries: [],
      faults: [],
    });
  });

  test("leaves out zero, home and repetitions of a country", () => {
    expect(read("extra.gps=0&country=BA&country=HR&country=HR")).toEqual({
      extras: {},
      countries: ["HR"],
      faults: [],
    });
  });

  test.each([
    ["car=0", "car"],
    ["car=-1", "car"],
    ["car=1.5", "car"],
    ["car=12345678901", "car"],
    ["car=12abc", "car"],
    ["car=1&car=1", "car"],
    ["plan=%3Cscript%3E", "plan"],
    ["plan=basic&plan=premium", "plan"],
    [`plan=${"a".repeat(65)}`, "plan"],
    ["extra.gps=-1", "extra.gps"],
    ["extra.gps=1.5", "extra.gps"],
    ["extra.gps=1e3", "extra.gps"],
    ["extra.gps=100", "extra.gps"],
    ["extra.gps=99999999999999999999", "extra.gps"],
    ["extra.gps=two", "extra.gps"],
    ["extra.gps=1&extra.gps=1", "extra.gps"],
    ["extra.__proto__=1", "extra.__proto__"],
    ["extra.=1", "extra."],
    ["country=hr", "country"],
    ["country=HRV", "country"],
  ])("%s is a fault", (query, fault) => {
    expect(read(query)).toEqual({ extras: {}, countries: [], faults: [fault] });
  });

  test("takes the largest values it should", () => {
    expect(read("car=123456789&extra.gps=99")).toMatchObject({
      carId: 123456789,
      extras: { gps: 99 },
      faults: [],
    });
  });

  test("holds 60 countries and no more", () => {
    const codes = [..."ABCDEFG"]
      .flatMap((a) => [..."ABCDEFGHIJ"].map((b) => `country=${a}${b}`))
      .filter((c) => c !== "country=BA");
    expect(read(codes.slice(0, 60).join("&"))).toMatchObject({
      countries: { length: 60 },
      faults: [],
    });
    expect(read(codes.slice(0, 61).join("&"))).toMatchObject({
      countries: { length: 60 },
      faults: ["country"],
    });
  });

  test("comes back as it was written", () => {
    const selection = fc.record({
      carId: fc.integer({ min: 1, max: 999_999_999 }),
      planCode: fc.constantFrom("basic", "premium"),
      extras: fc.dictionary(
        fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/),
        fc.integer({ min: 1, max: 99 }),
      ),
      countries: fc.uniqueArray(fc.constantFrom("HR", "RS", "ME", "AL")),
    });
    fc.assert(
      fc.property(selection, (chosen) => {
        const again = readSelection(new URLSearchParams(writeSelection(chosen)));
        expect(again).toEqual({ ...chosen, extras: { ...chosen.extras }, faults: [] });
      }),
    );
  });

  test("is written without what is not chosen", () => {
    expect(writeSelection({ extras: { gps: 0 } })).toEqual([]);
    expect(writeSelection({})).toEqual([]);
  });
});

test("no address is an exception", () => {
  const entry = fc.tuple(
    fc.oneof(
      fc.string(),
      fc.constantFrom("car", "plan", "country", "extra.gps", "extra.constructor"),
    ),
    fc.string(),
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const selection = readSelection(new URLSearchParams(entries));
      expect(
        Object.values(selection.extras).every(
          (quantity) => Number.isInteger(quantity) && quantity > 0,
        ),
      ).toBe(true);
    }),
  );
});
