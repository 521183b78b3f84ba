import { describe, expect, test } from "vitest";
import { balanceOf, paidCentsOf } from "./balance.ts";

describe("what is still to pay", () => {
  test.each([
    ["confirmed", 0, { openCents: 20_000, toPayCents: 20_000, toReturnCents: 0 }],
    ["on_rent", 5_000, { openCents: 15_000, toPayCents: 15_000, toReturnCents: 0 }],
    ["completed", 20_000, { openCents: 0, toPayCents: 0, toReturnCents: 0 }],
    ["returned", 21_500, { openCents: -1_500, toPayCents: 0, toReturnCents: 1_500 }],
    ["cancelled", 0, { openCents: 0, toPayCents: 0, toReturnCents: 0 }],
    ["cancelled", 20_000, { openCents: -20_000, toPayCents: 0, toReturnCents: 20_000 }],
    ["no_show", 5_000, { openCents: -5_000, toPayCents: 0, toReturnCents: 5_000 }],
  ] as const)("of 200 euros, %s with %i cents paid", (status, paidCents, expected) => {
    expect(balanceOf({ status, totalCents: 20_000, chargesCents: 0 }, paidCents)).toEqual(expected);
  });
});

test("what was given back or voided was not paid", () => {
  const payments = [
    { kind: "payment", amountCents: 10_000, isVoided: false },
    { kind: "payment", amountCents: 7_000, isVoided: true },
    { kind: "refund", amountCents: 2_500, isVoided: false },
    { kind: "refund", amountCents: 900, isVoided: true },
  ] as const;
  expect(paidCentsOf(payments)).toBe(7_500);
  expect(paidCentsOf([])).toBe(0);
});
