import * as fc from "fast-check";
import { expect, test } from "vitest";
import { effectOf, payableCents, type OnlineNotice, type OnlineState } from "./online-payment.ts";

const paid: OnlineNotice = { reference: "r", outcome: "paid", amountCents: 5000 };
const refused: OnlineNotice = { ...paid, outcome: "refused" };

test.each<[OnlineState, OnlineNotice, ReturnType<typeof effectOf>]>([
  ["begun", paid, "take"],
  ["begun", refused, "fail"],
  // The customer tried again with the provider, or the first notice was late.
  ["failed", paid, "take"],
  ["failed", refused, "nothing"],
  ["paid", paid, "nothing"],
  ["paid", refused, "nothing"],
  ["refunded", paid, "nothing"],
  // Money that came is on the account, as much as came.
  ["begun", { ...paid, amountCents: 4999 }, "take-other"],
  ["failed", { ...paid, amountCents: 50_000 }, "take-other"],
  ["paid", { ...paid, amountCents: 50_000 }, "nothing"],
  ["begun", { ...refused, amountCents: 1 }, "fail"],
])("of %s with %o comes %s", (state, notice, effect) => {
  expect(effectOf({ state, amountCents: 5000 }, notice)).toBe(effect);
});

test("whatever is told how often and in which order, money is taken once, and only when it was told that it came", () => {
  const told = fc.array(fc.constantFrom(paid, refused, { ...paid, amountCents: 1 }), {
    maxLength: 8,
  });
  fc.assert(
    fc.property(told, (notices) => {
      let state: OnlineState = "begun";
      let taken = 0;
      for (const notice of notices) {
        const effect = effectOf({ state, amountCents: 5000 }, notice);
        if (effect === "take" || effect === "take-other") [state, taken] = ["paid", taken + 1];
        if (effect === "fail") state = "failed";
      }
      expect(taken).toBe(notices.some(({ outcome }) => outcome === "paid") ? 1 : 0);
    }),
  );
});

test("nothing is paid online before the booking is confirmed, and never more than is due", () => {
  expect(payableCents("pending", { dueCents: 5000 })).toBe(0);
  expect(payableCents("confirmed", { dueCents: 5000 })).toBe(5000);
  expect(payableCents("returned", { dueCents: -300 })).toBe(0);
});
