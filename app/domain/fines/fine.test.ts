import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fineActions, isOpenFine, stateAfter, type FineState } from "./fine.ts";

test("a fine is entered, named, charged and settled", () => {
  const hasCustomer = true;
  expect(stateAfter("name", { state: "entered", hasCustomer })).toBe("named");
  expect(stateAfter("charge", { state: "named", hasCustomer })).toBe("charged");
  expect(stateAfter("settle", { state: "charged", hasCustomer })).toBe("settled");
  expect(stateAfter("withdraw", { state: "charged", hasCustomer })).toBe("withdrawn");
});

test("nobody is named or charged for a fine of nobody, which is settled or withdrawn", () => {
  const fine = { state: "entered", hasCustomer: false } as const;
  expect(fineActions.map((action) => stateAfter(action, fine))).toEqual([
    undefined,
    undefined,
    "settled",
    "withdrawn",
  ]);
});

test("whatever is done, it ends, and what has ended stays as it is", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...fineActions)), fc.boolean(), (done, hasCustomer) => {
      let state: FineState = "entered";
      for (const action of done) {
        const next: FineState | undefined = stateAfter(action, { state, hasCustomer });
        if (next === undefined) continue;
        expect(isOpenFine(state)).toBe(true);
        expect(next).not.toBe(state);
        state = next;
      }
    }),
  );
});
