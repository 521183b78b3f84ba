import { expect, test } from "vitest";
import { email } from "./email.ts";
import type { FieldFault } from "./field-fault.ts";
import { optional, refine, type Field } from "./field.ts";
import {
  accepted,
  choice,
  date,
  decimal,
  line,
  money,
  paragraphs,
  tick,
  whole,
  year,
} from "./fields.ts";
import { readFields, readForm } from "./read-form.ts";

const faultOf = (field: Field<unknown>, typed: string): FieldFault | undefined => {
  const read = field(typed);
  return "fault" in read ? read.fault : undefined;
};

test("what is in order is read", () => {
  const fields = {
    name: line({ max: 20 }),
    price: money({ maxCents: 200_000 }),
    most: whole({ min: 1, max: 3 }),
    day: date(),
    charge: choice(["free", "paid"]),
    note: optional(line({ max: 20 }), ""),
    cap: optional(money({ maxCents: 100 }), null),
    stock: optional(whole({ min: 0, max: 9 })),
    until: optional(date()),
    active: tick,
  };
  const sent = {
    name: "  Roof\u0000 box ",
    price: "1.234,50",
    most: " 3 ",
    day: "2026-02-28",
    charge: "free",
    note: new Blob(["a file is no text"]),
  };
  expect(readForm(sent, fields)).toEqual({
    ok: true,
    values: {
      name: "Roof box",
      price: 123_450,
      most: 3,
      day: "2026-02-28",
      charge: "free",
      note: "",
      cap: null,
      stock: undefined,
      until: undefined,
      active: false,
    },
  });
});

test.each(["-1", "1e400", "NaN", "0x10", "1,234", "12.345", "∞", "9".repeat(400), "1000.01"])(
  "%j is no amount",
  (price) => {
    expect(faultOf(money({ maxCents: 100_000 }), price)).toEqual({
      code: "amount",
      maxCents: 100_000,
    });
  },
);

test.each(["-1", "0", "4", "1.5", "1e2", "NaN", "٣", "9".repeat(40)])("%j is no count", (most) => {
  expect(faultOf(whole({ min: 1, max: 3 }), most)).toEqual({ code: "number", min: 1, max: 3 });
});

test.each(["54.000", "54,000", "54 000", "54\u00a0000", "54'000", "54000", " 54.000 "])(
  "%j is fifty-four thousand in every form",
  (typed) => {
    expect(whole({ min: 0, max: 2_000_000 })(typed)).toEqual({ value: 54_000 });
    expect(decimal({ min: 0, max: 2_000_000, decimals: 2 })(typed)).toEqual({ value: 54_000 });
    expect(money({ maxCents: 100_000_000 })(typed)).toEqual({ value: 5_400_000 });
  },
);

test.each(["54.00", "54.0000", "5.4.000", "54.000.00", "1.234,567,890", "0054.0", "54.000 km"])(
  "%j is no whole number",
  (typed) => {
    expect(faultOf(whole({ min: 0, max: 2_000_000 }), typed)).toMatchObject({ code: "number" });
  },
);

test.each([
  ["4,3", 2, 4.3],
  ["4.33", 2, 4.33],
  ["1.234,5", 2, 1234.5],
  ["1,234.5", 2, 1234.5],
  ["44.453", 12, 44.453],
  ["18,674758", 12, 18.674758],
])("%j with at most %i decimals is %d", (typed, decimals, value) => {
  expect(decimal({ min: 0, max: 2000, decimals })(typed)).toEqual({ value });
});

test("a fault carries the limits that it speaks of", () => {
  expect([
    faultOf(decimal({ min: 1, max: 5, decimals: 1 }), "4.85"),
    faultOf(year({ min: 1990, max: 2027 }), "1989"),
    faultOf(line({ min: 2, max: 80 }), "A"),
    faultOf(paragraphs({ max: 3 }), "ab\ncd"),
    faultOf(accepted, "false"),
  ]).toEqual([
    { code: "decimal", min: 1, max: 5, decimals: 1 },
    { code: "year", min: 1990, max: 2027 },
    { code: "too-short", min: 2 },
    { code: "too-long", max: 3 },
    { code: "not-accepted" },
  ]);
});

test.each(["2026-02-31", "31.02.2026.", "0000-01-01", "x", "9".repeat(1_000_000)])(
  "%j is no date",
  (day) => {
    expect(faultOf(date(), day)).toEqual({ code: "date" });
  },
);

test.each(["2026-12-31", "31.12.2026", "31.12.2026.", "31/12/2026"])(
  "%j is the same day in every form",
  (day) => {
    expect(date()(day)).toEqual({ value: "2026-12-31" });
  },
);

test("a day lies within its bounds, both of them inclusive", () => {
  const day = date({ first: "2026-01-01", last: "2026-12-31" });
  expect([day("2026-01-01"), day("2026-12-31")].every((read) => "value" in read)).toBe(true);
  expect([faultOf(day, "2025-12-31"), faultOf(day, "2027-01-01")]).toEqual([
    { code: "date" },
    { code: "date" },
  ]);
});

test("what has to be there is missed, and what is too long is said to be", () => {
  const fields = {
    a: line({ max: 10 }),
    b: line({ max: 10 }),
    c: line({ max: 10 }),
    d: choice(["one"]),
    e: money({ maxCents: 1 }),
    f: email,
  };
  const sent = { a: " ", b: "\u0000\ud800\ufffd", c: "x".repeat(1_000_000), d: "other", f: "a@b" };
  expect(readForm(sent, fields)).toEqual({
    ok: false,
    faults: {
      a: { code: "missing" },
      b: { code: "missing" },
      c: { code: "too-long", max: 10 },
      d: { code: "choice" },
      e: { code: "missing" },
      f: { code: "email" },
    },
  });
});

test("what fields mean together counts where they are not wrong by themselves", () => {
  const fields = { from: whole({ min: 1, max: 9 }), to: whole({ min: 1, max: 9 }) };
  const check = ({ from = 0, to = 0 }: { from?: number; to?: number }) =>
    to < from ? { to: { code: "ends-before-start" as const } } : {};
  expect(readForm({ from: "5", to: "4" }, fields, check)).toEqual({
    ok: false,
    faults: { to: { code: "ends-before-start" } },
  });
  expect(readForm({ from: "5", to: "x" }, fields, check)).toEqual({
    ok: false,
    faults: { to: { code: "number", min: 1, max: 9 } },
  });
});

test("some of the fields are read by themselves", () => {
  const even = refine(whole({ min: 1, max: 9 }), { code: "choice" }, (value) =>
    value % 2 === 0 ? value : undefined,
  );
  const fields = { name: line({ max: 5 }), count: even };
  expect(readFields({ count: "4" }, fields, ["count"])).toEqual({ ok: true, values: { count: 4 } });
  expect(readFields({ count: "3" }, fields, ["count"])).toEqual({
    ok: false,
    faults: { count: { code: "choice" } },
  });
});

test("a form is not filled by what every object has", () => {
  const fields = { constructor: optional(line({ max: 9 }), ""), toString: line({ max: 9 }) };
  expect(readForm({}, fields)).toEqual({ ok: false, faults: { toString: { code: "missing" } } });
});
