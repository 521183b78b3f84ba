import { describe, expect, test } from "vitest";
import type { FieldFaults } from "../forms/field-fault.ts";
import { mergeFields } from "./merge-fields.ts";
import { settingDefinitions, settingFields, settingNames } from "./definitions.ts";
import { readSetting, readSettingValues, writeSetting } from "./setting-fields.ts";
import { settingClashes } from "./setting-clashes.ts";

const readPhone = (typed: string) => (/^\+387\d{8}$/.test(typed) ? typed : undefined);
const read = (name: Parameters<typeof readSetting>[0], fields: Record<string, string>) =>
  readSetting(name, fields, readPhone);
const codesOf = (faults: FieldFaults) =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field, fault?.code]));

describe("a value and its fields", () => {
  test.each([
    ["graceMinutes", 59],
    ["rating", 4.8],
    ["name", "Eternal Pro"],
    ["phone", "+38735000000"],
    ["region", { en: "Tuzla Canton", bs: "Tuzlanski kanton" }],
    ["paymentTypes", ["cash", "bank-transfer"]],
    ["autoConfirm", false],
    ["instantValueCents", 300_000],
    ["instantValueCents", 123_450],
    ["fuelEighthCents", 1250],
    ["earlyReturn", "unused-days"],
    ["equipment", ["keys", "vest"]],
    ["equipmentPrices", { keys: 20_050, vest: 0 }],
    ["damagePrices", {}],
    ["damagePrices", { "scratch.left": 12_000, "other.wheels": 1_000_000 }],
    ["jib", "4210000000005"],
    ["jib", null],
    ["legalName", null],
    ["tagHosts", []],
    ["tagHosts", ["www.example.com", "*.stats.example.com"]],
    ["mapTiles", null],
    [
      "mapTiles",
      {
        url: "https://tile.example/{z}/{x}/{y}.png",
        attribution: "© Maps",
        attributionUrl: "https://tile.example/",
        maxZoom: 19,
      },
    ],
  ] as const)("%s %j comes back as it was", (name, value) => {
    expect(read(name, writeSetting(name, value))).toEqual({ ok: true, value });
  });

  test("a week comes back as its days", () => {
    const span = { opens: "06:00", closes: "24:00" };
    const weekly = [span, span, span, span, span, span, null];
    const fields = writeSetting("phoneHours", { weekly, special: [] });
    expect(fields["phoneHours.7.opens"]).toBe("");
    expect(read("phoneHours", fields)).toEqual({ ok: true, value: weekly });
  });

  test.each(settingNames)(
    "%s is written of any value, and refused with a fault of its own field",
    (name) => {
      for (const odd of [undefined, null, {}, [], "x", -1, Number.NaN, { weekly: "x" }, [null]]) {
        const fields = writeSetting(name, odd);
        expect(Object.keys(fields)).toEqual(settingFields(name));
      }
      const hostile = Object.fromEntries(
        settingFields(name).map((field) => [field, `\u0000${"9".repeat(5000)}\ud800`]),
      );
      const answer = read(name, hostile);
      expect(answer.ok).toBe(settingDefinitions[name].kind.is === "switch");
      const faulty = answer.ok ? [] : Object.keys(answer.faults);
      expect(settingFields(name)).toEqual(expect.arrayContaining(faulty));
    },
  );
});

describe("what is refused", () => {
  test.each([
    ["graceMinutes", "-1", "number"],
    ["graceMinutes", "721", "number"],
    ["graceMinutes", "1e3", "number"],
    ["graceMinutes", "1e400", "number"],
    ["graceMinutes", "NaN", "number"],
    ["graceMinutes", "59.5", "number"],
    ["graceMinutes", "0x10", "number"],
    ["graceMinutes", "", "missing"],
    ["minDriverAge", "17", "number"],
    ["contractYears", "4", "number"],
    ["instantDays", "0", "number"],
    ["instantDays", "366", "number"],
    ["instantReservations", "0", "number"],
    ["instantPersonDays", "1.5", "number"],
    ["instantValueCents", "-5", "amount"],
    ["instantValueCents", "100000,01", "amount"],
    ["instantValueCents", "1,5,5", "amount"],
    ["instantValueCents", "", "missing"],
    ["rating", "5.1", "decimal"],
    ["rating", "0", "decimal"],
    ["rating", "4.85", "decimal"],
    ["name", "", "missing"],
    ["name", " \u200b ", "missing"],
    ["name", "x".repeat(61), "too-long"],
    ["phone", "12", "phone"],
    ["phone", "", "missing"],
    ["email", "amra@", "email"],
    ["email", "a@b.ba,c@d.ba", "email"],
    ["cleaningCents", "1000,01", "amount"],
    ["cleaningCents", "-1", "amount"],
    ["earlyReturn", "everything", "choice"],
    ["jib", "123", "digits"],
    ["jib", "12345678901a3", "digits"],
    ["legalName", "x".repeat(121), "too-long"],
    ["tagHosts", "https://example.com/tag.js", "host"],
    ["tagHosts", "*", "host"],
    ["tagHosts", "example.com 'unsafe-inline'", "host"],
    ["tagHosts", "example.com; script-src *", "host"],
    [
      "tagHosts",
      Array.from({ length: 21 }, (_, at) => `h${at}.example.com`).join(" "),
      "too-many-hosts",
    ],
  ] as const)("%s of %j: %s", (name, text, fault) => {
    const answer = read(name, { [name]: text });
    expect(answer.ok || codesOf(answer.faults)).toEqual({ [name]: fault });
  });

  test("an amount is read as people type it", () => {
    for (const typed of ["3000", "3.000,00", "€ 3,000.00"])
      expect(read("instantValueCents", { instantValueCents: typed })).toEqual({
        ok: true,
        value: 300_000,
      });
  });

  test("a price of a table is read by itself, as people type it, and an empty one is not in it", () => {
    const typed = {
      "damagePrices.scratch.left": "1.250,50",
      "damagePrices.dent.top": "0",
      "damagePrices.scratch.moon": "5",
    };
    expect(read("damagePrices", typed)).toEqual({
      ok: true,
      value: { "scratch.left": 125_050, "dent.top": 0 },
    });
  });

  test.each(["-1", "1000000000000", "10000,01", "ten", "1,2,3", "NaN"])(
    "a price of %j is refused at its own field",
    (typed) => {
      const fields = { "damagePrices.dent.top": typed, "damagePrices.chip.glass": "60" };
      expect(read("damagePrices", fields)).toEqual({
        ok: false,
        faults: { "damagePrices.dent.top": { code: "amount", maxCents: 1_000_000 } },
      });
    },
  );

  test("a rating is read with a comma too", () => {
    expect(read("rating", { rating: "4,8" })).toEqual({ ok: true, value: 4.8 });
  });

  test("a map without its places, and one without its owner", () => {
    const tiles = {
      "mapTiles.url": "https://tile.example/{z}/{x}.png",
      "mapTiles.attribution": "",
      "mapTiles.attributionUrl": "javascript:alert(1)",
      "mapTiles.maxZoom": "99",
    };
    expect(read("mapTiles", tiles)).toEqual({
      ok: false,
      faults: {
        "mapTiles.url": { code: "tile-address" },
        "mapTiles.attribution": { code: "missing" },
        "mapTiles.attributionUrl": { code: "web-address" },
        "mapTiles.maxZoom": { code: "number", min: 1, max: 22 },
      },
    });
  });

  test("hours that end before they begin, or have no end", () => {
    const day = (opens: string, closes: string) =>
      read("phoneHours", { "phoneHours.1.opens": opens, "phoneHours.1.closes": closes });
    const fault = { ok: false, faults: { "phoneHours.1.closes": { code: "hours" } } };
    expect([
      day("10:00", "09:00"),
      day("10:00", ""),
      day("25:00", "26:00"),
      day("10:00", "10:00"),
    ]).toEqual([fault, fault, fault, fault]);
  });

  test("no way to pay at all", () => {
    expect(read("paymentTypes", { "paymentTypes.gold": "on" })).toEqual({
      ok: false,
      faults: { "paymentTypes.cash": { code: "choices" } },
    });
  });

  test("each wrong field has its fault", () => {
    const answer = readSettingValues(["name", "founded"], { name: "", founded: "x" }, readPhone);
    expect(answer).toEqual({
      ok: false,
      faults: { name: { code: "missing" }, founded: { code: "year", min: 1900, max: 2100 } },
    });
  });
});

describe("rules together", () => {
  test("a driver must not be barred who would pay to be young", () => {
    expect(settingClashes({ minDriverAge: 23, youngDriverUntil: 22 })).toEqual({
      minDriverAge: { code: "over-young-driver" },
    });
    expect(settingClashes({ minDriverAge: 22, youngDriverUntil: 22 })).toEqual({});
  });

  test("the shortest rental is not longer than the longest, and the notice not longer than the calendar", () => {
    expect(settingClashes({ minRentalDays: 8, maxRentalDays: 7 })).toEqual({
      minRentalDays: { code: "over-longest" },
    });
    expect(settingClashes({ leadMinutes: 1441, maxAdvanceDays: 1 })).toEqual({
      leadMinutes: { code: "over-advance" },
    });
  });
});

describe("two who edit one record", () => {
  const seen = { a: "1", b: "1", c: "1" };

  test("do not undo each other in different fields", () => {
    const merged = mergeFields(["a", "b", "c"], {
      seen,
      typed: { ...seen, a: "2" },
      current: { ...seen, b: "3" },
    });
    expect(merged).toEqual({ fields: { a: "2", b: "3", c: "1" }, touched: ["a"], clashes: [] });
  });

  test("meet in the same field, unless they wrote the same", () => {
    const other = { ...seen, a: "3", b: "2" };
    const merged = mergeFields(["a", "b", "c"], {
      seen,
      typed: { ...seen, a: "2", b: "2" },
      current: other,
    });
    expect(merged).toEqual({ fields: { a: "2", b: "2", c: "1" }, touched: ["a"], clashes: ["a"] });
  });
});
