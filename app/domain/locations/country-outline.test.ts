import { expect, test } from "vitest";
import { countryOutline, rivers } from "./country-outline.ts";
import type { GeoPoint } from "./project-on-map.ts";

/** Even and odd crossings of a line to the east. */
function isInside({ lat, lng }: GeoPoint): boolean {
  return countryOutline.reduce((inside, a, index) => {
    const b = countryOutline[(index + 1) % countryOutline.length] ?? a;
    if (a.lat > lat === b.lat > lat) return inside;
    const crossing = a.lng + ((lat - a.lat) / (b.lat - a.lat)) * (b.lng - a.lng);
    return lng < crossing ? !inside : inside;
  }, false);
}

test.each([
  ["Sarajevo", 43.856, 18.413],
  ["Banja Luka airport", 44.9414, 17.2975],
  ["Tuzla airport", 44.4587, 18.7248],
  ["Mostar", 43.343, 17.808],
  ["Bihać", 44.817, 15.87],
  ["Trebinje", 42.711, 18.344],
  ["Višegrad", 43.783, 19.293],
  ["Bijeljina", 44.757, 19.215],
])("%s lies in the country", (_, lat, lng) => {
  expect(isInside({ lat, lng })).toBe(true);
});

test.each([
  ["Zagreb", 45.815, 15.982],
  ["Dubrovnik", 42.65, 18.095],
  ["Split", 43.508, 16.44],
  ["Loznica", 44.534, 19.223],
  ["Nikšić", 42.773, 18.944],
  ["Slavonski Brod", 45.16, 18.016],
  ["Užice", 43.858, 19.849],
])("%s does not", (_, lat, lng) => {
  expect(isInside({ lat, lng })).toBe(false);
});

test("every river begins in the country", () => {
  for (const [spring] of rivers) expect(spring && isInside(spring)).toBe(true);
});
