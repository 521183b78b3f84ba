import { expect, test } from "vitest";
import { projectOnMap } from "./project-on-map.ts";

const view = { centre: { lat: 44, lng: 18 }, at: { x: 300, y: 200 }, unitsPerDegree: 100 };

test("the centre stands where the view says", () => {
  expect(projectOnMap(view.centre, view)).toEqual({ x: 300, y: 200 });
});

test("north is up and east is right, and a degree of longitude is shorter", () => {
  const { x, y } = projectOnMap({ lat: 45, lng: 19 }, view);
  expect(y).toBe(100);
  // cos 44° = 0.7193
  expect(x).toBeCloseTo(371.93, 2);
});

test("Tuzla airport and Sarajevo airport are 77 km apart on the drawing as on the ground", () => {
  const tuzla = projectOnMap({ lat: 44.4587, lng: 18.7248 }, view);
  const sarajevo = projectOnMap({ lat: 43.8246, lng: 18.3315 }, view);
  const kilometresPerUnit = 111.2 / view.unitsPerDegree;
  const distance = Math.hypot(tuzla.x - sarajevo.x, tuzla.y - sarajevo.y) * kilometresPerUnit;
  expect(Math.round(distance)).toBe(77);
});
