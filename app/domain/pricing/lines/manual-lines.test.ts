import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { checkManualLine, manualLine, notBelowZero, withManualLines } from "./manual-lines.ts";
import { totalOf } from "./total-of.ts";

const label = { en: "Late flight", bs: "Kašnjenje leta" };
const form = { label, amountCents: 1500, why: "let kasnio dva sata" };
const by = (amountCents: number, name = "a") => manualLine(name, { label, amountCents });

describe("a line by hand", () => {
  test("is kept as typed, without what cannot be seen", () => {
    const typed = { ...form, label: { en: " Late\u200b  flight ", bs: "Kašnjenje leta" } };
    expect(checkManualLine(typed, [])).toEqual({ ok: true, form });
  });

  test("needs words in both languages, an amount and a reason", () => {
    const empty = { label: { en: " ", bs: "\u0000" }, amountCents: 0, why: "" };
    expect(checkManualLine(empty, [])).toEqual({
      ok: false,
      faults: {
        labelEn: { code: "missing" },
        labelBs: { code: "missing" },
        amount: { code: "amount", maxCents: 10_000_000 },
        why: { code: "missing" },
      },
    });
  });

  test.each([
    [Number.NaN, { code: "amount", maxCents: 10_000_000 }],
    [Number.POSITIVE_INFINITY, { code: "amount", maxCents: 10_000_000 }],
    [0.5, { code: "amount", maxCents: 10_000_000 }],
    [-0, { code: "amount", maxCents: 10_000_000 }],
    [10_000_001, { code: "too-high", maxCents: 10_000_000 }],
    [-10_000_001, { code: "too-high", maxCents: 10_000_000 }],
    [-101, { code: "below-zero" }],
  ])("of %s cents is refused", (amountCents, amount) => {
    expect(checkManualLine({ ...form, amountCents }, [by(100)])).toEqual({
      ok: false,
      faults: { amount },
    });
  });

  test("may take a price down to nothing, and no further", () => {
    expect(checkManualLine({ ...form, amountCents: -100 }, [by(100)]).ok).toBe(true);
  });

  test("of a megabyte is too long", () => {
    const long = "a".repeat(1_000_000);
    expect(checkManualLine({ ...form, label: { en: long, bs: long }, why: long }, [])).toEqual({
      ok: false,
      faults: {
        labelEn: { code: "too-long", max: 80 },
        labelBs: { code: "too-long", max: 80 },
        why: { code: "too-long", max: 300 },
      },
    });
  });
});

test("lines by hand stay with a new price, and take off no more than there is", () => {
  expect(withManualLines([by(5000, "x")], [by(900), by(-700, "b")])).toEqual([
    by(5000, "x"),
    by(900),
    by(-700, "b"),
  ]);
  const cheap = [by(300, "x")];
  expect(totalOf(withManualLines(cheap, [by(-200), by(-700, "b")])).totalCents).toBe(0);
  expect(withManualLines(cheap, [by(-200), by(-700, "b")])[2]?.amountCents).toBe(-100);
});

test("no price falls below zero while nothing but lines by hand takes off", () => {
  const amounts = array(integer({ min: -10_000, max: 10_000 }), { maxLength: 8 });
  assert(
    property(amounts, (cents) => {
      const lines = notBelowZero(cents.map((amount, index) => by(amount, String(index))));
      const sum = cents.reduce((total, amount) => total + amount, 0);
      expect(totalOf(lines).totalCents).toBe(Math.max(0, sum));
    }),
  );
});
