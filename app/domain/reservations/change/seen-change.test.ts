import { expect, test } from "vitest";
import { agreed, held } from "../../../../test/casts/agreed-cast.ts";
import { selectionOf } from "../reservation.ts";
import { isAsSeen, isRepeated } from "./seen-change.ts";

const kept = held(agreed({}, { sequence: 4 }));
const { view } = kept;
const { phone, flightNumber } = view.customer;
const wish = {
  trip: view.trip,
  selection: selectionOf(view),
  contact: { phone, phoneCountry: "BA", flightNumber },
};
const readPhone = (typed: string) => typed;

test("a change that was made last is known again by its state, its price and its wish", () => {
  const form = { wish, seenSequence: 3, seenTotalCents: view.totalCents };
  expect(isRepeated(kept, form, readPhone)).toBe(true);
  expect(isRepeated(kept, { ...form, seenSequence: 4 }, readPhone)).toBe(false);
  expect(isRepeated(kept, { ...form, seenTotalCents: 1 }, readPhone)).toBe(false);
  const other = { ...wish, contact: { ...wish.contact, phone: "+38762" } };
  expect(isRepeated(kept, { ...form, wish: other }, readPhone)).toBe(false);
});

test("a change is as it was seen with the same total, state and version", () => {
  const seen = { seenSequence: 4, seenTotalCents: 5000 };
  expect(isAsSeen(kept, seen, { totalCents: 5000 })).toBe(true);
  expect(isAsSeen(kept, seen, { totalCents: 5001 })).toBe(false);
  expect(isAsSeen(kept, seen, undefined)).toBe(false);
  expect(isAsSeen(kept, { ...seen, seenTotalCents: view.totalCents }, undefined)).toBe(true);
  expect(isAsSeen(kept, { ...seen, seenSequence: 3 }, { totalCents: 5000 })).toBe(false);
  expect(isAsSeen(kept, { ...seen, seenVersion: 3 }, { totalCents: 5000 })).toBe(true);
  expect(isAsSeen(kept, { ...seen, seenVersion: 2 }, { totalCents: 5000 })).toBe(false);
});
