import { describe, expect, test } from "vitest";

import { priceList } from "../../../../test/casts/small-agency.ts";
import { readDraft } from "./search-draft.ts";

const now = "2026-04-30T12:00";
const kept = {
  pickupLocation: "airport-tuzla",
  dropoffLocation: "office",
  sameReturnLocation: false,
  pickupDate: "2026-05-04",
  pickupTime: "10:00",
  dropoffDate: "2026-05-08",
  dropoffTime: "10:30",
};
const restore = (draft: unknown) => readDraft(JSON.stringify(draft), now, priceList.locations);

test("a draft comes back as it was", () => {
  expect(restore(kept)).toEqual(kept);
});

describe("the same-location box", () => {
  test("is ticked by equal places without a flag", () => {
    const equal = { ...kept, dropoffLocation: "airport-tuzla", sameReturnLocation: undefined };
    expect(restore(equal)).toMatchObject({ sameReturnLocation: true });
    expect(restore({ ...equal, dropoffLocation: "office" })).toMatchObject({
      sameReturnLocation: false,
      dropoffLocation: "office",
    });
  });

  test("is ticked by equal places of two languages", () => {
    const mixed = { pickupLocation: "Airport Tuzla", dropoffLocation: "Aerodrom Tuzla" };
    expect(restore(mixed)).toMatchObject({
      sameReturnLocation: true,
      dropoffLocation: "airport-tuzla",
    });
  });

  test("follows an explicit flag", () => {
    expect(restore({ ...kept, dropoffLocation: "airport-tuzla" })).toMatchObject({
      sameReturnLocation: false,
    });
    expect(restore({ ...kept, sameReturnLocation: true })).toMatchObject({
      sameReturnLocation: true,
      dropoffLocation: "airport-tuzla",
    });
  });

  test("is on by default", () => {
    expect(restore({})).toEqual({ sameReturnLocation: true });
    expect(restore({ pickupLocation: "office" })).toMatchObject({
      sameReturnLocation: true,
      dropoffLocation: "office",
    });
    expect(restore({ dropoffLocation: "office" })).toMatchObject({
      sameReturnLocation: false,
      dropoffLocation: "office",
    });
  });
});

describe("what cannot stand is dropped", () => {
  test("dates in the past, with their times", () => {
    expect(restore({ ...kept, pickupDate: "2026-04-29" })).toEqual({
      ...kept,
      pickupDate: undefined,
      pickupTime: undefined,
    });
    expect(restore({ ...kept, dropoffDate: "2025-01-01" })).toMatchObject({
      dropoffDate: undefined,
      dropoffTime: undefined,
    });
  });

  test("times earlier today, keeping the date", () => {
    expect(restore({ ...kept, pickupDate: "2026-04-30", pickupTime: "11:30" })).toMatchObject({
      pickupDate: "2026-04-30",
      pickupTime: undefined,
    });
    expect(restore({ ...kept, pickupDate: "2026-04-30", pickupTime: "12:00" })).toMatchObject({
      pickupTime: "12:00",
    });
  });

  test("dates, times and places that do not exist", () => {
    const wrong = {
      ...kept,
      pickupLocation: "Mars",
      pickupDate: "2026-02-31",
      dropoffTime: "10:45",
    };
    expect(restore(wrong)).toMatchObject({
      pickupLocation: undefined,
      pickupDate: undefined,
      pickupTime: undefined,
      dropoffTime: undefined,
    });
    expect(
      restore({ ...kept, pickupLocation: 7, pickupDate: 20260504, dropoffTime: null }),
    ).toMatchObject({
      pickupLocation: undefined,
      pickupDate: undefined,
      dropoffDate: "2026-05-08",
      dropoffTime: undefined,
    });
  });
});

test("names of either language become ids", () => {
  const bosnian = {
    ...kept,
    pickupLocation: "Aerodrom Tuzla",
    dropoffLocation: "Kancelarija Eternal Pro",
  };
  expect(restore(bosnian)).toMatchObject({
    pickupLocation: "airport-tuzla",
    dropoffLocation: "office",
  });
});

test.each(["", "{", "null", "[]", "7", '"text"', `{"a":"${"x".repeat(4000)}"}`])(
  "%.20s is no draft",
  (json) => {
    expect(readDraft(json, now, priceList.locations)).toBeUndefined();
  },
);
