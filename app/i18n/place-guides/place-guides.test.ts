import { expect, test } from "vitest";
import { bs } from "./bs.ts";
import { en } from "./en.ts";
import { placeGuide } from "./place-guide.ts";

test("every place has its own words in both languages, none said twice", () => {
  for (const guides of [Object.values(en), Object.values(bs)]) {
    const reasons = guides.map(({ reason }) => reason.text);
    const local = guides.flatMap(({ local: { items } }) => items.map(({ text }) => text));
    expect(new Set(reasons).size).toBe(6);
    expect(new Set(local).size).toBe(18);
  }
});

test("no guide names a fee, an hour or a distance: those are settings", () => {
  const texts = JSON.stringify([en, bs]).replaceAll("A1", "").replaceAll("1984", "");
  expect(texts.match(/\d+/g)).toBeNull();
});

test("a place that nobody has written about has no guide", () => {
  expect(placeGuide("airport-mostar", "ba")).toBeUndefined();
  expect(placeGuide("constructor", "en-us")).toBeUndefined();
  expect(placeGuide("airport-tuzla", "ba")?.reason.title).toBe("Vozila su odmah pored");
});
