import examples from "libphonenumber-js/examples.mobile.json" with { type: "json" };
import { expect, test } from "vitest";
import { phoneCountries } from "./phone-countries.ts";
import { isPhoneCountry, toE164 } from "./phone-number.ts";
import { phoneParts } from "./phone-parts.ts";

test("a number at home and one abroad stand as they are dialled there", () => {
  expect(phoneParts("+38761123456")).toEqual({ country: "BA", number: "061 123 456" });
  expect(phoneParts("+4930901820")).toEqual({ country: "DE", number: "030 901820" });
});

test("a number of no country stays whole", () => {
  expect(phoneParts("+88312345")).toEqual({ country: "BA", number: "+88312345" });
});

test("what is shown is read back as the same number", () => {
  for (const kept of ["+38761123456", "+4930901820", "+12025550123", "+385912345678"]) {
    const { country, number } = phoneParts(kept);
    expect(toE164(number, country)).toBe(kept);
  }
});

test("a number at home is understood for every country on the list of which one is known", () => {
  const known = new Map<string, string>(Object.entries(examples));
  const { all } = phoneCountries("en-us");
  const codes = all.map(({ code }) => code);
  expect(codes.filter((code) => !isPhoneCountry(code))).toEqual([]);
  const understood = codes.filter((code) => toE164(known.get(code) ?? "", code));
  expect(understood).toEqual(codes.filter((code) => known.has(code)));
  expect(understood.length).toBeGreaterThan(200);
});
