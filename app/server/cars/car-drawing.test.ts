import { expect, test } from "vitest";
import { bodies } from "../../domain/cars/car.ts";
import { carDrawing } from "./car-drawing.ts";

test.each(bodies)("the %s takes any colour, everywhere", (body) => {
  const drawing = carDrawing(body, "#12AbEf") ?? "";
  expect(drawing).toContain('viewBox="0 0 560 240"');
  expect(drawing).toContain("#12abef");
  expect(drawing).not.toContain("var(");
  expect(drawing).not.toContain("<script");
  expect(carDrawing(body, "#000000")).not.toBe(drawing);
});

test.each([
  ["sedan", "red"],
  ["sedan", "#12345"],
  ["sedan", "#1234567"],
  ["sedan", '#00000"><script>'],
  ["tank", "#123456"],
  ["__proto__", "#123456"],
  ["", ""],
])("%s in %s is no drawing", (body, colour) => {
  expect(carDrawing(body, colour)).toBeUndefined();
});
