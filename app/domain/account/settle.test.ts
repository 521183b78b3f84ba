import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cashOf, euroCentsOf, inCash, type Cash } from "./cash.ts";
import { keptOf, refundOf, settle, type PaymentForm } from "./settle.ts";

const cash = (EUR: number, BAM = 0): Cash => ({ EUR, BAM });
const pay = (tendered: Cash, more: Partial<PaymentForm> = {}): PaymentForm => ({
  method: "cash",
  tendered,
  changeIn: "BAM",
  ...more,
});

describe("a payment", () => {
  test("of exactly what is due settles it", () => {
    expect(settle(pay(cash(10_000)), 10_000)).toEqual({
      method: "cash",
      amountCents: 10_000,
      tendered: cash(10_000),
      change: cash(0),
      roundingCents: 0,
    });
  });

  test("in marks is worth 1.95583 to the euro, in pieces that exist", () => {
    // 16.65 € are 32.56 KM, and nobody can lay the last fening on the counter.
    expect(settle(pay(cash(0, 3255)), 1665)).toMatchObject({ amountCents: 1665, roundingCents: 1 });
    expect(settle(pay(cash(0, 39_115)), 20_000)).toMatchObject({ amountCents: 20_000 });
    expect(settle(pay(cash(2000, 5865)), 5000)).toMatchObject({
      amountCents: 5000,
      roundingCents: 1,
    });
    expect(settle(pay(cash(0, 3256), { method: "debit-card" }), 1665)).toMatchObject({
      amountCents: 1665,
      roundingCents: 0,
    });
  });

  test("of more than is due has change in the currency that is asked for", () => {
    // 116.55 € are 227.95 KM.
    expect(settle(pay(cash(0, 25_000)), 11_655)).toMatchObject({ change: cash(0, 2205) });
    expect(settle(pay(cash(15_000), { changeIn: "EUR" }), 11_655)).toMatchObject({
      change: cash(3345),
    });
    // 33.45 € are 65.42 KM.
    expect(settle(pay(cash(15_000)), 11_655)).toMatchObject({ change: cash(0, 6540) });
    expect(settle(pay(cash(0, 25_000), { changeIn: "EUR" }), 11_655)).toMatchObject({
      change: cash(euroCentsOf(cash(0, 25_000)) - 11_655),
    });
  });

  test("of less than is due is a part", () => {
    expect(settle(pay(cash(5000)), 11_655)).toMatchObject({ amountCents: 5000, change: cash(0) });
    expect(settle(pay(cash(10_000), { amountCents: 4000, changeIn: "EUR" }), 11_655)).toMatchObject(
      {
        amountCents: 4000,
        change: cash(6000),
      },
    );
  });

  test.each([
    [pay(cash(0)), 100, "nothing"],
    [pay(cash(100)), 0, "nothing-due"],
    [pay(cash(100)), -500, "nothing-due"],
    [pay(cash(20_000), { amountCents: 10_001 }), 10_000, "above-due"],
    [pay(cash(1000), { amountCents: 2000 }), 10_000, "too-little"],
    [pay(cash(10_001, 10), { method: "credit-card" }), 10_000, "no-change"],
    [pay(cash(10_010), { method: "bank-transfer" }), 10_000, "no-change"],
  ])("%j on %d is refused: %s", (form, due, fault) => {
    expect(settle(form, due)).toBe(fault);
  });

  test("takes no more than is due, gives no more than it got, and is off by what pieces cannot say", () => {
    const amounts = fc.integer({ min: 0, max: 500_000 });
    fc.assert(
      fc.property(
        fc.record({
          method: fc.constantFrom("cash" as const, "credit-card" as const),
          EUR: amounts,
          BAM: amounts.map((one) => one * 5),
          due: fc.integer({ min: 1, max: 500_000 }),
          amountCents: fc.option(fc.integer({ min: 1, max: 500_000 }), { nil: undefined }),
          changeIn: fc.constantFrom("EUR" as const, "BAM" as const),
        }),
        ({ method, EUR, BAM, due, amountCents, changeIn }) => {
          const settled = settle({ method, tendered: cash(EUR, BAM), amountCents, changeIn }, due);
          if (typeof settled === "string") return;
          const { change, roundingCents } = settled;
          expect(settled.amountCents).toBeGreaterThan(0);
          expect(settled.amountCents).toBeLessThanOrEqual(amountCents ?? due);
          expect(Math.abs(roundingCents)).toBeLessThanOrEqual(2);
          expect(euroCentsOf(keptOf(settled)) + roundingCents).toBe(settled.amountCents);
          expect(Math.min(change.EUR, change.BAM)).toBe(0);
          expect(change.EUR).toBeGreaterThanOrEqual(0);
          expect(change.BAM % 5).toBe(0);
          expect(euroCentsOf(change)).toBeLessThanOrEqual(euroCentsOf(cash(EUR, BAM)) + 2);
        },
      ),
    );
  });

  test("of what is due in marks is always whole", () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 1_000_000 }), (due) => {
        const settled = settle(pay(cashOf("BAM", inCash(due, "BAM"))), due);
        expect(settled).toMatchObject({ amountCents: due, change: cash(0) });
      }),
    );
  });
});

describe("a refund", () => {
  test("gives back what was paid at most", () => {
    expect(refundOf({ method: "cash", amountCents: 1665, currency: "BAM" }, 2000)).toMatchObject({
      tendered: cash(0, 3255),
      roundingCents: 1,
    });
    expect(
      refundOf({ method: "bank-transfer", amountCents: 1665, currency: "BAM" }, 1665),
    ).toMatchObject({ tendered: cash(0, 3256), roundingCents: 0 });
    expect(refundOf({ method: "cash", amountCents: 2001, currency: "EUR" }, 2000)).toBe(
      "above-paid",
    );
    expect(refundOf({ method: "cash", amountCents: 0, currency: "EUR" }, 2000)).toBe("nothing");
    expect(refundOf({ method: "cash", amountCents: 1, currency: "BAM" }, 2000)).toBe("nothing");
    expect(refundOf({ method: "cash", amountCents: 1, currency: "EUR" }, 2000)).toMatchObject({
      tendered: cash(1),
    });
  });
});
