import { expect, test } from "vitest";
import { compareNames } from "./sort-text.ts";

test("sorts in the order of the Bosnian alphabet", () => {
  const words = ["žaba", "zec", "šator", "sat", "đak", "džep", "ćuprija", "čevap", "cvijet"];
  expect(words.sort(compareNames)).toEqual([
    "cvijet",
    "čevap",
    "ćuprija",
    "džep",
    "đak",
    "sat",
    "šator",
    "zec",
    "žaba",
  ]);
});

test("agrees with the Croatian collation on country names", () => {
  const names = [
    "Češka",
    "Crna Gora",
    "Danska",
    "Đibuti",
    "Cipar",
    "Španija",
    "Slovenija",
    "Švedska",
    "Lihtenštajn",
    "Luksemburg",
    "Njemačka",
    "Norveška",
  ];
  const collator = new Intl.Collator("hr");
  expect([...names].sort(compareNames)).toEqual([...names].sort(collator.compare));
});

test("case does not matter", () => {
  expect(["b", "A", "a", "B"].sort(compareNames).join("").toLowerCase()).toBe("aabb");
  expect(compareNames("Šah", "šah")).toBe(0);
});
