import { describe, expect, test } from "vitest";
import { inSheet, outSheet } from "../../../../test/casts/handover-cast.ts";
import { readShown, readTold } from "./read-phone.ts";
import { isWhole, sharedOf } from "./shown.ts";
import { leftOut, markName, withTold, withToldPhotos, type Told } from "./told.ts";

const mark = {
  view: "left",
  x: 0.25,
  y: 0.5,
  kind: "dent",
  severity: 2,
  description: "",
  photos: [],
} as const;
const other = { ...mark, x: 0.75 };

describe("what a customer says", () => {
  test("is added in order, and an answer goes to its mark alone", () => {
    const told: Told[] = [
      { kind: "mark", mark: other },
      { kind: "answer", of: markName(mark), answer: "disputed" },
      { kind: "answer", of: "rear 0 0", answer: "accepted" },
      { kind: "answer", of: markName(mark), answer: "accepted" },
    ];
    expect(withTold([mark], told)).toEqual([{ ...mark, answer: "accepted" }, other]);
    expect(withTold([mark], [])).toEqual([mark]);
  });

  test("is not added twice, and is left out until the sheet holds its last word", () => {
    const told: Told[] = [
      { kind: "mark", mark },
      { kind: "answer", of: markName(other), answer: "disputed" },
      { kind: "answer", of: markName(other), answer: "accepted" },
    ];
    const changed = { ...mark, description: "long" };
    expect(withTold([changed], told)).toEqual([changed]);
    expect(leftOut([], told)).toEqual([told[0]]);
    expect(leftOut([changed, other], told)).toEqual([told[2]]);
    expect(leftOut(withTold([other], told), told)).toEqual([]);
  });

  test("brings the photos of its marks along, once, and none of a mark that is gone", () => {
    const [seen, known] = ["a".repeat(64), "b".repeat(64)];
    const told: Told[] = [
      { kind: "mark", mark: { ...mark, photos: [seen, known] }, takenAt: 7 },
      { kind: "mark", mark: { ...other, photos: ["c".repeat(64)] }, takenAt: 8 },
    ];
    const ours = { kind: "damage", sha256: known, takenAt: 5 } as const;
    const marks = withTold([], told).slice(0, 1);
    const photos = withToldPhotos([ours], marks, told);
    expect(photos).toEqual([ours, { kind: "damage", sha256: seen, takenAt: 7 }]);
    expect(withToldPhotos(photos, marks, told)).toEqual(photos);
    expect(readTold(told[0])).toEqual(told[0]);
  });

  test.each<[string, unknown]>([
    ["a photo without its time", { kind: "mark", mark: { ...mark, photos: ["a".repeat(64)] } }],
    [
      "a photo twice",
      { kind: "mark", mark: { ...mark, photos: Array(2).fill("a".repeat(64)) }, takenAt: 1 },
    ],
    ["a photo before there were any", { kind: "mark", mark, takenAt: -1 }],
    ["nothing", undefined],
    ["a mark beside the car", { kind: "mark", mark: { ...mark, x: 2 } }],
    ["a mark with something more", { kind: "mark", mark: { ...mark, answer: "accepted" } }],
    ["a novel", { kind: "mark", mark: { ...mark, description: "x".repeat(301) } }],
    ["an unknown answer", { kind: "answer", of: "left 0 0", answer: "perhaps" }],
  ])("is nothing when it is %s", (_name, sent) => {
    expect(readTold(sent)).toBeUndefined();
  });
});

describe("what both phones show", () => {
  test("has no papers, and comes through the wire as it was", () => {
    const shown = { sheet: sharedOf(outSheet({ marks: [mark] })), lines: [] };
    const text = JSON.stringify(shown);
    expect(text).not.toContain("P1234567");
    expect(text).not.toContain("Hadžić");
    expect(readShown(JSON.parse(text))).toEqual(shown);
    expect(readShown({ ...shown, drivers: [] })).toBeUndefined();
    const back = sharedOf(inSheet({ lines: [{ name: "fuel", decision: "accepted" }] }));
    const lines = [{ name: "fuel", about: { kind: "fuel", eighths: 1 }, amountCents: 1200 }];
    expect(readShown({ sheet: back, lines })).toEqual({ sheet: back, lines });
  });

  test("can be signed once the readings are there", () => {
    const shownOf = (more: Parameters<typeof outSheet>[0]) => ({
      sheet: sharedOf(outSheet(more)),
      lines: [],
    });
    expect(isWhole(shownOf({}), "petrol")).toBe(true);
    expect(isWhole(shownOf({ odometerKm: Number.NaN }), "petrol")).toBe(false);
    expect(isWhole(shownOf({ energy: { fuelEighths: Number.NaN } }), "petrol")).toBe(false);
    expect(isWhole(shownOf({ plate: " " }), "petrol")).toBe(false);
    expect(isWhole(shownOf({}), "electric")).toBe(false);
  });
});
