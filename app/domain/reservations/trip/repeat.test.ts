import { describe, expect, test } from "vitest";
import { carriedEntries, isRepeat, placesOnly, writeRepeat } from "./repeat.ts";

const places = { pickupLocationId: "airport-tuzla", dropoffLocationId: "airport-sarajevo" };
const selection = {
  carId: 3,
  planCode: "medium",
  extras: { gps: 1, child_seat: 2 },
  countries: ["HR", "ME"],
};
const written = new URLSearchParams(writeRepeat(places, selection));
const bilingual = { en: "", bs: "" };
const offered = {
  cars: [{ id: 3 }],
  priceList: {
    plans: [
      {
        code: "medium",
        name: bilingual,
        description: bilingual,
        depositCents: 0,
        excessCents: 0,
        safetyFeeCents: 0,
        covers: [],
        prices: [],
        displayOrder: 1,
      },
    ],
    extras: ["gps", "child_seat"].map((code, displayOrder) => ({
      code,
      name: bilingual,
      note: bilingual,
      charge: "free" as const,
      priceCents: 0,
      maxQuantity: 2,
      displayOrder,
    })),
    countries: ["HR", "ME", "RU"].map((code, displayOrder) => ({
      code,
      name: bilingual,
      sign: code,
      allowed: code !== "RU",
      charge: "per-rental" as const,
      feeCents: 0,
      document: "none" as const,
      note: bilingual,
      displayOrder,
    })),
  },
};

test("an address of the same as last time has its places and choice, and no dates", () => {
  expect([...written.keys()]).toEqual([
    "pickupLocation",
    "dropoffLocation",
    "car",
    "plan",
    "extra.gps",
    "extra.child_seat",
    "country",
    "country",
    "again",
  ]);
  expect(isRepeat(written)).toBe(true);
  expect(placesOnly(written)).toEqual({
    pickupLocation: "airport-tuzla",
    dropoffLocation: "airport-sarajevo",
  });
});

test("a return where it began ticks the box of the form", () => {
  const round = { ...places, dropoffLocationId: "airport-tuzla" };
  const params = new URLSearchParams(writeRepeat(round, selection));
  expect(placesOnly(params)?.sameReturnLocation).toBe("true");
});

describe("an address with any date or time, or without a place, is an ordinary one", () => {
  test.each(["pickupDate=", "dropoffTime=10:00", "pickupDate=2027-03-03"])("%s", (more) => {
    expect(placesOnly(new URLSearchParams(`${written}&${more}`))).toBeUndefined();
  });
  test("no place", () => {
    expect(placesOnly(new URLSearchParams("car=3&again=true"))).toBeUndefined();
  });
});

describe("what travels on", () => {
  test("is everything that is still offered", () => {
    expect(carriedEntries(written, offered)).toEqual([
      ["car", "3"],
      ["plan", "medium"],
      ["extra.gps", "1"],
      ["extra.child_seat", "2"],
      ["country", "HR"],
      ["country", "ME"],
      ["again", "true"],
    ]);
  });

  test("is nothing that is gone, refused, too many or no choice at all", () => {
    const params = new URLSearchParams(
      "car=99&plan=gold&extra.sauna=1&extra.gps=7&extra.child_seat=-1&country=RU&country=ZZ&country=HR",
    );
    expect(carriedEntries(params, offered)).toEqual([
      ["extra.gps", "2"],
      ["country", "HR"],
    ]);
    const odd = `car=${"9".repeat(500)}&plan=<b>&extra.__proto__=1&extra.constructor=2`;
    expect(carriedEntries(new URLSearchParams(odd), offered)).toEqual([]);
  });
});
