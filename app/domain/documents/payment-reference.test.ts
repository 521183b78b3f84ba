import * as fc from "fast-check";
import { expect, test } from "vitest";
import { searchWords } from "../finding/search-words.ts";
import { codeOfReference, paymentReference } from "./payment-reference.ts";

const alphabet = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];
const codes = fc
  .array(fc.constantFrom(...alphabet), { minLength: 10, maxLength: 10 })
  .map((all) => all.join(""));

test("a reference is that of ISO 11649", () => {
  // The example of the standard is RF18 5390 0754 7034; a code has ten characters.
  expect(paymentReference("7K2M4Q9XTA")).toMatch(/^RF\d\d 7K2M 4Q9X TA$/);
});

test("a reference finds its code, and with one character changed or two swapped it finds none", () => {
  fc.assert(
    fc.property(codes, fc.nat({ max: 9 }), fc.constantFrom(...alphabet), (code, at, other) => {
      const reference = paymentReference(code);
      expect(codeOfReference(reference)).toBe(code);
      expect(codeOfReference(reference.toLowerCase().replaceAll(" ", ""))).toBe(code);
      const bare = reference.replaceAll(" ", "");
      const isDigit = (text = "") => /\d/.test(text);
      fc.pre(isDigit(code[at]) === isDigit(other) && isDigit(code[0]) === isDigit(code[1]));
      const changed = bare.slice(0, 4 + at) + other + bare.slice(5 + at);
      expect(codeOfReference(changed)).toBe(changed === bare ? code : undefined);
      const swapped = bare.slice(0, 4) + code.slice(1, 2) + code.slice(0, 1) + code.slice(2);
      expect(codeOfReference(swapped)).toBe(code[0] === code[1] ? code : undefined);
    }),
  );
  for (const text of ["", "RF", "EP-7K2M4-Q9XTA", "RF00 7K2M 4Q9X TA"])
    expect(codeOfReference(text)).toBeUndefined();
});

test("a search finds the reservation of a reference", () => {
  expect(searchWords(paymentReference("7K2M4Q9XTA"))).toEqual([{ prefixes: ["c7K2M4Q9XTA"] }]);
});
