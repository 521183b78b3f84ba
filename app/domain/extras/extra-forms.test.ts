import { describe, expect, test } from "vitest";
import { extraCodeOf } from "./extra-code.ts";
import { readMonthDay } from "./month-day.ts";
import { readAbsence } from "./read-absence.ts";
import { readExtra } from "./read-extra.ts";

test.each([
  ["1.11.", "11-01"],
  ["01/11", "11-01"],
  [" 29 2 ", "02-29"],
  ["31. 12.", "12-31"],
  ["30.2.", undefined],
  ["32.1.", undefined],
  ["0.1.", undefined],
  ["1.13.", undefined],
  ["1.11.2026", undefined],
  ["NaN", undefined],
])("the day %j is %j", (text, monthDay) => {
  expect(readMonthDay(text)).toBe(monthDay);
});

test.each([
  ["Roof box", [], "roof_box"],
  ["Roof box", ["roof_box"], "roof_box_2"],
  ["Roof box", ["roof_box", "roof_box_2"], "roof_box_3"],
  ["  Baby seat, 0–13 kg ", [], "baby_seat_0_13_kg"],
  ["Čokolada & Đ", [], "cokolada_dj"],
  ["儿童座椅", [], "extra"],
  ["New", [], "new_2"],
  ["x".repeat(60), [], "x".repeat(40)],
])("the code of %j is %j", (name, taken, code) => {
  expect(extraCodeOf(name, taken)).toBe(code);
});

describe("the form of an extra", () => {
  const sent = {
    nameEn: "Roof box",
    nameBs: "Krovni kofer",
    charge: "per-day",
    price: "5,00",
    cap: "50",
    maxQuantity: "1",
    stock: "4",
    active: "on",
  };

  test("is read", () => {
    expect(readExtra(sent)).toEqual({
      ok: true,
      extra: {
        nameEn: "Roof box",
        nameBs: "Krovni kofer",
        noteEn: "",
        noteBs: "",
        charge: "per-day",
        priceCents: 500,
        capCents: 5000,
        maxQuantity: 1,
        stock: 4,
        includedFrom: null,
        includedTo: null,
        active: true,
      },
    });
  });

  test("may leave out cap, stock and season, and has a season in whole", () => {
    const read = readExtra({
      ...sent,
      cap: "",
      stock: "",
      includedFrom: "1.11.",
      includedTo: "1.4.",
    });
    expect(read).toMatchObject({
      ok: true,
      extra: { capCents: null, stock: null, includedFrom: "11-01", includedTo: "04-01" },
    });
  });

  test.each<[Record<string, string>, Record<string, unknown>]>([
    [
      { charge: "free" },
      { price: { code: "free-has-no-price" }, cap: { code: "free-has-no-price" } },
    ],
    [{ charge: "per-week" }, { charge: { code: "choice" } }],
    [{ price: "" }, { price: { code: "missing" } }],
    [{ price: "-5" }, { price: { code: "amount", maxCents: 100_000 } }],
    [{ price: "1e400" }, { price: { code: "amount", maxCents: 100_000 } }],
    [{ cap: "4,99" }, { cap: { code: "cap-below-price" } }],
    [{ maxQuantity: "0" }, { maxQuantity: { code: "number", min: 1, max: 20 } }],
    [{ stock: "-1" }, { stock: { code: "number", min: 0, max: 10_000 } }],
    [{ includedFrom: "1.11." }, { includedTo: { code: "both-or-none" } }],
    [{ includedTo: "1.4." }, { includedFrom: { code: "both-or-none" } }],
    [
      { includedFrom: "31.2.", includedTo: "x" },
      { includedFrom: { code: "month-day" }, includedTo: { code: "month-day" } },
    ],
  ])("%j is refused", (wrong, faults) => {
    expect(readExtra({ ...sent, ...wrong })).toEqual({ ok: false, faults });
  });
});

describe("the form of an absence", () => {
  const sent = { startsOn: "2026-06-01", endsOn: "2026-06-10", pieces: "2", note: "repair" };
  const read = (more: Record<string, string>) => readAbsence({ ...sent, ...more }, "2026-06-01");

  test("is read", () => {
    expect(read({})).toEqual({ ok: true, absence: { ...sent, pieces: 2 } });
  });

  test.each<[Record<string, string>, Record<string, unknown>]>([
    [{ endsOn: "2026-05-31", startsOn: "2026-05-30" }, { endsOn: { code: "date" } }],
    [{ startsOn: "2026-06-11" }, { endsOn: { code: "ends-before-start" } }],
    [{ startsOn: "2026-02-31" }, { startsOn: { code: "date" } }],
    [{ endsOn: "9999-12-31" }, { endsOn: { code: "date" } }],
    [{ startsOn: "1000-01-01" }, { startsOn: { code: "date" } }],
    [{ pieces: "0" }, { pieces: { code: "number", min: 1, max: 1000 } }],
    [
      { startsOn: "", endsOn: "" },
      { startsOn: { code: "missing" }, endsOn: { code: "missing" } },
    ],
  ])("%j is refused", (wrong, faults) => {
    expect(read(wrong)).toEqual({ ok: false, faults });
  });
});
