import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { mayWeek, priceList } from "../../../../test/casts/small-agency.ts";
import { quote } from "../quote.ts";
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

  test("may be of a hundred thousand euros, and make a price of as much", () => {
    const most = 10_000_000;
    const fault = { code: "too-high", maxCents: most };
    const faultOf = (amountCents: number, priceCents: number) => {
      const checked = checkManualLine({ ...form, amountCents }, [by(priceCents)]);
      return checked.ok ? undefined : checked.faults.amount;
    };
    expect([faultOf(most, 0), faultOf(-most, most), faultOf(1, most - 1)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(faultOf(2, most - 1)).toEqual(fault);
  });

  test("is a line of its own in the price", () => {
    expect(manualLine("a", { label, amountCents: -700 })).toEqual({
      code: "manual",
      subject: "a",
      quantity: 1,
      unit: "rental",
      unitCents: -700,
      amountCents: -700,
      included: false,
      reason: { label },
    });
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

test("only what was taken off by hand gives way to a new price, the last of it first", () => {
  const priced = quote(mayWeek, priceList);
  const rules = priced.ok ? priced.quote.lines : [];
  const { totalCents } = totalOf(rules);
  const gift = by(-totalCents, "gift");
  expect(withManualLines(rules, [...rules, gift])).toEqual([...rules, gift]);

  const lines = [by(-200), gift, by(50, "b"), ...rules];
  expect(notBelowZero(lines)).toEqual([
    by(-200),
    by(150 - totalCents, "gift"),
    by(50, "b"),
    ...rules,
  ]);
});

test("a price that is not below zero is left as it is", () => {
  for (const lines of [[by(300), by(-300, "b")], [by(300)], []])
    expect(notBelowZero(lines)).toBe(lines);
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
