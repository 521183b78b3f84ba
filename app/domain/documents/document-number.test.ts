import * as fc from "fast-check";
import { expect, test } from "vitest";
import { documentKinds } from "./document.ts";
import { formatDocumentNumber, parseDocumentNumber } from "./document-number.ts";

test("an invoice has a bare number, every other paper a letter of its own", () => {
  expect(formatDocumentNumber({ kind: "invoice", year: 2026, number: 123 })).toBe("2026-000123");
  expect(formatDocumentNumber({ kind: "credit-note", year: 2026, number: 4 })).toBe(
    "K-2026-000004",
  );
  const all = documentKinds.map((kind) => formatDocumentNumber({ kind, year: 2026, number: 1 }));
  expect(new Set(all).size).toBe(documentKinds.length);
});

test("a number is read back as it was written", () => {
  fc.assert(
    fc.property(
      fc.record({
        kind: fc.constantFrom(...documentKinds),
        year: fc.integer({ min: 2000, max: 2999 }),
        number: fc.integer({ min: 1, max: 99_999_999 }),
      }),
      (one) => {
        expect(parseDocumentNumber(formatDocumentNumber(one))).toEqual(one);
      },
    ),
  );
});

test("a number is read as people type it, and nothing else is one", () => {
  expect(parseDocumentNumber(" k-2026-4 ")).toEqual({
    kind: "credit-note",
    year: 2026,
    number: 4,
  });
  for (const text of ["", "2026", "2026-0", "Q-2026-1", "EP-2026-1", "2026-1234567890", "26-1"])
    expect(parseDocumentNumber(text)).toBeUndefined();
});
