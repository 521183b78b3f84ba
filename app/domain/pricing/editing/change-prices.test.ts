import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { priceList, rules } from "../../../../test/casts/small-agency.ts";
import { fromCells, toCells } from "./cells-of-prices.ts";
import { changePrices, type KnownPrices, type PriceEdit } from "./change-prices.ts";
import type { EditablePrices } from "./editable-prices.ts";
import { seasonKey, seasonParts } from "./price-cells.ts";

const winter = {
  ...priceList.seasons[0],
  id: 2,
  name: { en: "Winter", bs: "Zima" },
  from: "2026-12-20",
  to: "2027-01-10",
  priority: 10,
  minRentalDays: undefined,
};
const prices: EditablePrices = {
  seasons: [...priceList.seasons, winter],
  rates: [...priceList.rates, { id: 9, carId: 12, seasonId: 2, perDayCents: 2200 }],
  lengthDiscounts: priceList.lengthDiscounts,
  oneWayFees: priceList.oneWayFees.filter((fee) => fee.fromLocationId !== fee.toLocationId),
  places: priceList.locations,
  youngDriver: rules,
};
const known: KnownPrices = {
  prices,
  cars: [
    { id: 11, category: "economy", published: true },
    { id: 12, category: "economy", published: true },
    { id: 13, category: "suv", published: false },
  ],
  lastSeasonId: 5,
  minDriverAge: 21,
};
const edit = (cell: string, now: string, was?: PriceEdit["was"]): PriceEdit => ({
  cell,
  was: was === undefined ? (toCells(prices).get(cell) ?? null) : was,
  now,
});
const change = (...edits: PriceEdit[]) => changePrices(known, edits);
const faultsOf = (...edits: PriceEdit[]) => {
  const answer = change(...edits);
  return answer.ok ? {} : answer.faults;
};

test("prices survive their cells", () => {
  const back = fromCells(toCells(prices), prices);
  expect(toCells(back)).toEqual(toCells(prices));
  expect(back.seasons).toEqual(prices.seasons.map((season) => Object.assign({}, season)));
  expect(back.rates).toEqual(
    prices.rates.map((rate) => expect.objectContaining({ ...rate, id: expect.any(Number) })),
  );
});

describe("a day price", () => {
  test("changes alone", () => {
    const answer = change(edit("rate:car:12:base:day", "21,50"));
    expect(answer).toMatchObject({
      ok: true,
      conflicts: [],
      changes: [{ cell: "rate:car:12:base:day", before: 2000, after: 2150 }],
    });
    const changed = answer.ok ? answer.prices.rates : [];
    expect(changed.find(({ carId, seasonId }) => carId === 12 && !seasonId)).toMatchObject({
      perDayCents: 2150,
      weekendPerDayCents: 2400,
    });
  });

  test("typed as it was is no change", () => {
    expect(change(edit("rate:car:12:base:day", "20"))).toMatchObject({ ok: true, changes: [] });
  });

  test("emptied lets the car fall back on its category", () => {
    const answer = change(edit("rate:car:12:base:day", ""), edit("rate:car:12:base:weekend", ""));
    expect(answer).toMatchObject({ ok: true, changes: [{ after: null }, { after: null }] });
  });

  test("may not leave its weekend behind", () => {
    expect(faultsOf(edit("rate:car:12:base:day", ""))).toEqual({
      "rate:car:12:base:day": { code: "stands-alone" },
    });
    expect(faultsOf(edit("rate:category:suv:base:weekend", "30"))).toEqual({
      "rate:category:suv:base:weekend": { code: "stands-alone" },
    });
  });

  test("is not taken from a car on offer that has no other", () => {
    expect(faultsOf(edit("rate:category:economy:base:day", ""))).toEqual({
      "rate:category:economy:base:day": { code: "car-without-price", carId: 11 },
    });
  });

  test.each([
    ["rate:car:99:base:day", "gone"],
    ["rate:car:12:77:day", "gone"],
    ["rate:nothing", "gone"],
  ])("of %s is %s", (cell, code) => {
    expect(faultsOf(edit(cell, "20"))).toEqual({ [cell]: { code } });
  });

  test("that cannot be read says why, beside what else is wrong", () => {
    expect(
      faultsOf(
        edit("rate:car:12:base:day", "-5"),
        edit("place:moon:delivery", "5"),
        edit("x", "1"),
      ),
    ).toEqual({
      "rate:car:12:base:day": { code: "negative" },
      "place:moon:delivery": { code: "gone" },
      x: { code: "gone" },
    });
  });

  test("sent twice is refused", () => {
    const cell = "rate:car:12:base:day";
    expect(faultsOf(edit(cell, "21"), edit(cell, "22"))).toEqual({ [cell]: { code: "twice" } });
  });
});

describe("a season", () => {
  const added = (from: string, to: string) => [
    edit("season:0:en", "Easter"),
    edit("season:0:bs", "Uskrs"),
    edit("season:0:from", from),
    edit("season:0:to", to),
  ];

  test("is added", () => {
    const answer = change(...added("2027-03-20", "2027-04-05"), edit("season:0:min", "4"));
    expect(answer.ok && answer.prices.seasons.find(({ id }) => id === 0)).toEqual({
      id: 0,
      name: { en: "Easter", bs: "Uskrs" },
      from: "2027-03-20",
      to: "2027-04-05",
      priority: 10,
      minRentalDays: 4,
    });
  });

  test.each([
    ["2026-06-01", "2026-07-01", 1],
    ["2026-08-31", "2026-09-01", 1],
    ["2026-07-10", "2026-07-12", 1],
    ["2026-06-01", "2026-10-01", 1],
    ["2027-01-10", "2027-01-11", 2],
  ])("from %s to %s overlaps season %i", (from, to, seasonId) => {
    expect(faultsOf(...added(from, to))).toEqual({
      "season:0:from": { code: "overlap", seasonId },
    });
  });

  test("ends after it begins, and within a year", () => {
    expect(faultsOf(...added("2027-04-05", "2027-03-20"))).toEqual({
      "season:0:to": { code: "ends-before-start" },
    });
    expect(faultsOf(...added("2028-01-11", "2029-01-12"))).toEqual({
      "season:0:to": { code: "too-many-days" },
    });
  });

  test("needs both names and both dates", () => {
    expect(faultsOf(edit("season:0:en", "Easter"), edit("season:0:from", "2027-03-20"))).toEqual({
      "season:0:bs": { code: "missing" },
      "season:0:to": { code: "missing" },
    });
    expect(faultsOf(edit("season:1:bs", ""))).toEqual({ "season:1:bs": { code: "missing" } });
  });

  test.each([["en"], ["bs"], ["from"], ["to"]] as const)(
    "of which only %s is left is no empty one",
    (left) => {
      const others = (["en", "bs", "from", "to"] as const).filter((part) => part !== left);
      expect(faultsOf(...others.map((part) => edit(seasonKey(2, part), "")))).toEqual(
        Object.fromEntries(others.map((part) => [seasonKey(2, part), { code: "missing" }])),
      );
    },
  );

  test("takes its day prices along, and comes back with them", () => {
    const named = ["en", "bs", "from", "to"] as const;
    const answer = change(...named.map((part) => edit(seasonKey(2, part), "")));
    if (!answer.ok) throw new Error("it was refused");
    expect(answer.prices.seasons.map(({ id }) => id)).toEqual([1]);
    expect(answer.changes).toContainEqual({ cell: "rate:car:12:2:day", before: 2200, after: null });
    expect(answer.changes).toHaveLength(named.length + 2);

    const undo = answer.changes.map(({ cell, before, after }): PriceEdit => ({
      cell,
      was: after,
      now: cell.startsWith("rate") ? "22" : String(before),
    }));
    const back = changePrices({ ...known, prices: answer.prices }, undo);
    expect(back.ok && toCells(back.prices)).toEqual(new Map(toCells(prices)));
  });

  test("that never was cannot come back, and none is without its parts", () => {
    const parts = added("2027-03-20", "2027-04-05").map((one) => ({
      ...one,
      cell: one.cell.replace(":0:", ":6:"),
    }));
    expect(Object.values(faultsOf(...parts))).toEqual(parts.map(() => ({ code: "gone" })));
  });

  test("that overlaps already may still be renamed", () => {
    const twin = { ...winter, id: 3, from: "2027-01-05", to: "2027-01-20" };
    const both = { ...known, prices: { ...prices, seasons: [...prices.seasons, twin] } };
    const rename = changePrices(both, [{ cell: "season:3:en", was: "Winter", now: "January" }]);
    expect(rename.ok).toBe(true);
    const move = changePrices(both, [{ cell: "season:3:to", was: twin.to, now: "2027-01-21" }]);
    expect(move).toMatchObject({ ok: false, faults: { "season:3:from": { code: "overlap" } } });
  });
});

describe("length discounts", () => {
  test("rise with the days", () => {
    expect(faultsOf(edit("discount:10", "9"))).toEqual({
      "discount:10": { code: "not-ascending" },
    });
    expect(faultsOf(edit("discount:14", "10"))).toEqual({
      "discount:14": { code: "not-ascending" },
    });
    expect(faultsOf(edit("discount:7", "15"))).toEqual({ "discount:7": { code: "not-ascending" } });
    expect(change(edit("discount:10", "12"))).toMatchObject({ ok: true });
  });

  test("whose days are no number are refused there", () => {
    expect(faultsOf(edit("discount:seven", "5"))).toEqual({
      "discount:seven": { code: "days", min: 2, max: 365 },
    });
  });
});

describe("fees", () => {
  test("a place with a fee out of hours has one", () => {
    expect(faultsOf(edit("place:airport-tuzla:hours", "fee"))).toEqual({
      "place:airport-tuzla:hours-fee": { code: "fee-missing" },
    });
    expect(
      change(edit("place:airport-tuzla:hours", "fee"), edit("place:airport-tuzla:hours-fee", "20")),
    ).toMatchObject({ ok: true });
  });

  test("the cap of the young driver is at least a day", () => {
    expect(faultsOf(edit("young:cap", "2"))).toEqual({ "young:cap": { code: "under-day" } });
  });

  test("the young driver's upper age is not below the age from which drivers may book", () => {
    expect(faultsOf(edit("young:until", "20"))).toEqual({
      "young:until": { code: "under-least-age", minDriverAge: 21 },
    });
    // Equal ages: nobody pays the surcharge.
    expect(change(edit("young:until", "21"))).toMatchObject({ ok: true });
  });

  test("a contradiction that was there before does not hold up another price", () => {
    const strict = { ...known, minDriverAge: 30 };
    const answer = changePrices(strict, [edit("young:per-day", "6")]);
    expect(answer).toMatchObject({ ok: true });
  });

  test("between places that there are", () => {
    expect(faultsOf(edit("one-way:office:moon", "5"))).toEqual({
      "one-way:office:moon": { code: "gone" },
    });
    expect(change(edit("one-way:office:airport-tuzla", ""))).toMatchObject({
      ok: true,
      changes: [{ before: 0, after: null }],
    });
  });
});

describe("two members", () => {
  const cell = "rate:car:12:base:day";

  test("who want the same do not disagree", () => {
    expect(change(edit(cell, "20", 1900))).toMatchObject({ ok: true, conflicts: [], changes: [] });
  });

  test("who want something else are both heard", () => {
    expect(change(edit(cell, "25", 1900))).toMatchObject({
      ok: true,
      conflicts: [{ cell, was: 1900, theirs: 2000, mine: 2500 }],
    });
  });
});

test("whatever is sent, it is refused or leaves prices that can be read again", () => {
  const cell = fc.oneof(
    fc.constantFrom(...toCells(prices).keys(), "season:0:from", "discount:10", "__proto__"),
    fc.string(),
  );
  const now = fc.oneof(fc.string(), fc.constantFrom("", "20", "0", "2027-03-01", "free", "-1"));
  const was = fc.oneof(fc.integer(), fc.string(), fc.constant(null));
  fc.assert(
    fc.property(fc.array(fc.record({ cell, now, was }), { maxLength: 8 }), (edits) => {
      const answer = changePrices(known, edits);
      const faults = answer.ok ? ["none"] : Object.keys(answer.faults);
      expect(faults).not.toEqual([]);
      if (!answer.ok) return;
      const cells = toCells(answer.prices);
      expect(toCells(fromCells(cells, answer.prices))).toEqual(cells);
      for (const { from, to } of answer.prices.seasons) expect(from <= to).toBe(true);
    }),
  );
});

test("every part of a season has a cell", () => {
  const cells = toCells(prices);
  expect(seasonParts.filter((part) => cells.has(seasonKey(1, part)))).toEqual([...seasonParts]);
});
