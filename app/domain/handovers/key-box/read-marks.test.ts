import { expect, test } from "vitest";
import { readBoxMarks } from "./read-marks.ts";

const sha256 = "a".repeat(64);
const photos = [
  { kind: "damage", sha256, takenAt: 1 },
  { kind: "front", sha256: "b".repeat(64), takenAt: 2 },
] as const;
const mark = { view: "left", x: 0.25, y: 0.5, kind: "dent", severity: 1, description: "deep" };
const first = { ...mark, photos: [sha256] };
const second = { ...mark, x: 0.75, photos: [] };
const read = (sent: unknown) => readBoxMarks(JSON.stringify(sent), photos);

test("marks with their photos, or none", () => {
  expect(readBoxMarks("", photos)).toEqual([]);
  expect(read([first, second])).toEqual([first, second]);
});

test.each<[string, unknown]>([
  ["beside the car", [{ ...first, x: 2 }]],
  ["two on one spot", [second, second]],
  ["a photo that was not taken", [{ ...first, photos: ["c".repeat(64)] }]],
  ["a photo of the whole car", [{ ...first, photos: ["b".repeat(64)] }]],
  ["a novel", [{ ...first, description: "x".repeat(301) }]],
  ["an answer", [{ ...first, answer: "accepted" }]],
  ["too many", Array.from({ length: 21 }, (_, index) => ({ ...second, x: index / 100 }))],
  ["no list", first],
])("nothing when it is %s", (_name, sent) => {
  expect(read(sent)).toBeUndefined();
  expect(readBoxMarks("[", photos)).toBeUndefined();
});
