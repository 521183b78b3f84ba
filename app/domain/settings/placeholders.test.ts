import { expect, test } from "vitest";
import { hasPlaceholders, isPlaceholder, placeholdersOf } from "./placeholders.ts";

test.each([
  ["+38735000000", true],
  ["info@eternalpro.example", true],
  ["info@EternalPro.EXAMPLE", true],
  ["a@example", true],
  ["a@mail.example.com", true],
  ["a@example.org", true],
  ["+38735000001", false],
  ["+38761123456", false],
  ["info@eternal-pro.ba", false],
  ["a@myexample.com", false],
  ["a@example.ba", false],
  ["example@eternal-pro.ba", false],
  ["a.example@gmail.com", false],
  ["", false],
])("%s stands in for a real contact: %s", (contact, stands) => {
  expect(isPlaceholder(contact)).toBe(stands);
});

const real = {
  phone: "+38735123456",
  whatsapp: "+38761123456",
  viber: "+38761123456",
  email: "info@eternal-pro.ba",
};

test("a single contact that stands in for a real one is named, and is enough", () => {
  expect(placeholdersOf(real)).toEqual([]);
  expect(hasPlaceholders(real)).toBe(false);
  const forgotten = { ...real, viber: "+38735000000" };
  expect(placeholdersOf(forgotten)).toEqual(["viber"]);
  expect(hasPlaceholders(forgotten)).toBe(true);
});
