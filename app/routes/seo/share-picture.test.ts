import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { languages } from "../../domain/language.ts";
import { sharePicture, shareSubjects } from "./share-picture.ts";

test("a place has its picture in each language, and what has none shows the site's", () => {
  expect(sharePicture("airport-tuzla", "ba")).toEqual({
    path: "/share/airport-tuzla-bs.png",
    alt: "Aerodrom Tuzla. Ovdje preuzimate vozilo",
  });
  expect(sharePicture("car-suv", "en-us").path).toBe("/share/car-suv-en.png");
  expect(sharePicture("airport-mostar", "en-us").path).toBe("/share/site-en.png");
  expect(sharePicture("../../etc/passwd", "ba").path).toBe("/share/site-bs.png");
});

test("the places on the pictures are named as the first price list names them", () => {
  const seed = readFileSync(new URL("../../server/db/seed/places.ts", import.meta.url), "utf8");
  for (const language of languages) {
    const field = language === "ba" ? "nameBs" : "nameEn";
    const named = [...seed.matchAll(new RegExp(`id: "([^"]+)"[\\s\\S]*?${field}: "([^"]+)"`, "g"))];
    const drawn = shareSubjects(language)
      .filter(({ name }) => name !== "site" && !name.startsWith("car-"))
      .map(({ name, title }) => [name, title]);
    expect(drawn).toEqual(named.map(([, id, name]) => [id, name]));
  }
});
