import * as fc from "fast-check";
import { expect, test } from "vitest";
import { accountOf } from "./account.ts";
import { chargeDecisions, chargeKinds, isOwed, type Charge } from "./charge.ts";

const amounts = fc.integer({ min: 1, max: 100_000 });
const entries = fc.array(
  fc.record({
    kind: fc.constantFrom("payment" as const, "refund" as const),
    amountCents: amounts,
    isVoided: fc.boolean(),
  }),
);
const charge = fc.record({
  kind: fc.constantFrom(...chargeKinds),
  decision: fc.constantFrom(...chargeDecisions),
  amountCents: amounts,
  isVoided: fc.boolean(),
});
const charges = fc.array(charge);
const reservations = fc.record({
  status: fc.constantFrom(
    "confirmed" as const,
    "on_rent" as const,
    "cancelled" as const,
    "no_show" as const,
    "completed" as const,
  ),
  totalCents: fc.integer({ min: 0, max: 1_000_000 }),
});
const isOff = (status: string) => status === "cancelled" || status === "no_show";

test("what is due, with what was paid and less what went back, is what was charged, in any order", () => {
  fc.assert(
    fc.property(reservations, entries, charges, (reservation, payments, added) => {
      const account = accountOf(reservation, payments, [], added);
      const { chargedCents, dueCents, paidCents, refundedCents } = account;
      expect(dueCents + paidCents - refundedCents).toBe(chargedCents);
      const owed = added.filter(isOwed).reduce((sum, { amountCents }) => sum + amountCents, 0);
      const price = isOff(reservation.status) ? 0 : reservation.totalCents;
      expect(chargedCents).toBe(price + owed);
      const turned = accountOf(reservation, payments.toReversed(), [], added.toReversed());
      expect(turned).toEqual(account);
    }),
  );
});

test("a charge that is voided leaves the account as it was before, and a waived one changes nothing", () => {
  fc.assert(
    fc.property(reservations, entries, charges, charge, (reservation, payments, before, next) => {
      const account = (all: readonly Charge[]) => accountOf(reservation, payments, [], all);
      const first = account(before);
      const voided = [...before, { ...next, isVoided: true }];
      expect(account(voided)).toEqual(first);
      expect(voided).toHaveLength(before.length + 1);
      expect(account([...before, { ...next, decision: "waived" }])).toEqual(first);
      const owed = account([...before, { ...next, decision: "charged", isVoided: false }]);
      expect(owed.dueCents).toBe(first.dueCents + next.amountCents);
    }),
  );
});

test("a deposit is held apart, and settles nothing", () => {
  const deposits = [{ heldCents: 18_760 }, { heldCents: 0 }];
  expect(accountOf({ status: "on_rent", totalCents: 9000 }, [], deposits, [])).toEqual({
    chargedCents: 9000,
    chargesCents: 0,
    paidCents: 0,
    refundedCents: 0,
    dueCents: 9000,
    heldCents: 18_760,
  });
});
