import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accountOf } from "./account.ts";

const entries = fc.array(
  fc.record({
    kind: fc.constantFrom("payment" as const, "refund" as const),
    amountCents: fc.integer({ min: 1, max: 100_000 }),
    isVoided: fc.boolean(),
  }),
);

test("what is due, with what was paid and less what went back, is what was charged, in any order", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(
        "confirmed" as const,
        "on_rent" as const,
        "cancelled" as const,
        "completed" as const,
      ),
      fc.integer({ min: 0, max: 1_000_000 }),
      entries,
      (status, totalCents, payments) => {
        const account = accountOf({ status, totalCents }, payments, []);
        const { chargedCents, dueCents, paidCents, refundedCents } = account;
        expect(dueCents + paidCents - refundedCents).toBe(chargedCents);
        expect(chargedCents).toBe(status === "cancelled" ? 0 : totalCents);
        expect(accountOf({ status, totalCents }, payments.toReversed(), [])).toEqual(account);
      },
    ),
  );
});

test("a deposit is held apart, and settles nothing", () => {
  const deposits = [{ heldCents: 18_760 }, { heldCents: 0 }];
  expect(accountOf({ status: "on_rent", totalCents: 9000 }, [], deposits)).toEqual({
    chargedCents: 9000,
    paidCents: 0,
    refundedCents: 0,
    dueCents: 9000,
    heldCents: 18_760,
  });
});
