import { expect, test } from "vitest";
import { colourName } from "./colour-name.ts";

test.each([
  ["#EBE8E1", "white"],
  ["#ffffff", "white"],
  ["#B3BABC", "silver"],
  ["#4A5256", "grey"],
  ["#000000", "black"],
  ["#243850", "blue"],
  ["#14535C", "teal"],
  ["#C58B37", "gold"],
  ["#7C2B2A", "red"],
  ["#ff0000", "red"],
  ["#B5A689", "beige"],
])("%s is %s", (colour, name) => {
  expect(colourName(colour)).toBe(name);
});
