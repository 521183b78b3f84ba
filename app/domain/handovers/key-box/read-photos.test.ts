import { expect, test } from "vitest";
import { readBoxPhotos } from "./read-photos.ts";

const front = { kind: "front", sha256: "a".repeat(64), takenAt: 1 };
const rear = { kind: "rear", sha256: "b".repeat(64), takenAt: 2 };

test("one photo of each angle and some of damage, or none", () => {
  expect(readBoxPhotos("")).toEqual([]);
  expect(readBoxPhotos(JSON.stringify([front, rear]))).toEqual([front, rear]);
  const damage = ["c", "d"].map((of) => ({ kind: "damage", sha256: of.repeat(64), takenAt: 3 }));
  expect(readBoxPhotos(JSON.stringify([front, ...damage]))).toEqual([front, ...damage]);
});

test.each<[string, unknown]>([
  ["two of one angle", [front, { ...rear, kind: "front" }]],
  ["one photo twice", [front, { ...rear, sha256: front.sha256 }]],
  ["papers", [{ ...front, kind: "papers" }]],
  ["a path", [{ ...front, sha256: "../secret" }]],
  ["something more", [{ ...front, code: "x" }]],
  ["no list", front],
])("nothing when it is %s", (_name, sent) => {
  expect(readBoxPhotos(JSON.stringify(sent))).toBeUndefined();
  expect(readBoxPhotos("[")).toBeUndefined();
});
