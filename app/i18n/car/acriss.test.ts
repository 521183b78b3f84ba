import { expect, test } from "vitest";
import { acrissMeaning } from "./acriss.ts";

test("the four letters in words", () => {
  expect(acrissMeaning("EDMV", "en-us")).toBe(
    "economy, 4–\u20605 doors, manual, petrol, air conditioning",
  );
  expect(acrissMeaning("IWAD", "ba")).toBe(
    "srednja klasa, karavan, automatski mjenjač, dizel, klima",
  );
  expect(acrissMeaning("cvmd", "en-us")).toBe(
    "compact, passenger van, manual, diesel, air conditioning",
  );
});

test("letters that nobody knows are passed over", () => {
  expect(acrissMeaning("E?M", "en-us")).toBe("economy, manual");
  expect(acrissMeaning("", "ba")).toBe("");
});
