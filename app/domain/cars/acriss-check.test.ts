import { expect, test } from "vitest";
import { suggestAcriss } from "./acriss.ts";
import { doubtAcriss, isAcriss } from "./acriss-check.ts";
import { bodies, carCategories, fuels, transmissions } from "./car.ts";

test.each(["EDMV", "CWMD", "IFAD", "XXAR"])("%s is a code", (code) => {
  expect(isAcriss(code)).toBe(true);
});

test.each(["", "EDM", "EDMVV", "edmv", "ED V", "AAAA", "EDXV", "EDMW", "ЕDMV"])(
  "%j is none",
  (code) => {
    expect(isAcriss(code)).toBe(false);
  },
);

const golf = { transmission: "manual", fuel: "diesel", airConditioning: true } as const;

test.each([
  ["CDMD", []],
  ["CDMR", []],
  ["CDAD", ["gearbox"]],
  ["CDMV", ["fuel"]],
  ["CDMQ", ["air"]],
  ["CDAZ", ["gearbox", "fuel", "air"]],
  ["nonsense", []],
])("%s of a manual diesel with air conditioning: %j", (code, doubts) => {
  expect(doubtAcriss(code, golf)).toEqual(doubts);
});

test("a suggested code is a code that nobody doubts", () => {
  for (const category of carCategories)
    for (const body of bodies)
      for (const fuel of fuels)
        for (const transmission of transmissions)
          for (const airConditioning of [true, false])
            for (const doors of [3, 5]) {
              const facts = { category, body, fuel, transmission, airConditioning, doors };
              const car = { ...facts, seats: 7, bagsLarge: 3 };
              const code = suggestAcriss(car);
              expect(isAcriss(code)).toBe(true);
              expect(doubtAcriss(code, car)).toEqual([]);
            }
});
