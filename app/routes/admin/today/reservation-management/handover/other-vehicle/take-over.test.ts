import { expect, test } from "vitest";
import { ink, papers } from "../../../../../../../test/casts/handover-cast.ts";
import type { FoundMark } from "../../../../../../domain/handovers/sheet.ts";
import { otherPlate, plateTyped, takenOver } from "./take-over.ts";
import type { Typed } from "../typed.ts";

const planned = { id: 1, plate: "A12-E-345", last: { km: 41_200, daysAgo: 3 }, expires: {} };
const taken = { id: 2, plate: "K90-T-222" };
const mark: FoundMark = {
  view: "left",
  x: 0.5,
  y: 0.5,
  kind: "dent",
  severity: 1,
  description: "",
  photos: [],
};
const typed: Typed = {
  phoneKey: "6f1c2c8e-7d1b-4a52-9a3d-0a2f4b6c8d10",
  drivers: [papers],
  plate: "k90 t 222",
  odometer: "41 250",
  eighths: 8,
  equipment: { keys: 1 },
  clean: false,
  marks: [mark],
  photos: [
    { kind: "papers", sha256: "a".repeat(64), takenAt: 1 },
    { kind: "rear", sha256: "b".repeat(64), takenAt: 2 },
  ],
  lines: {},
  signedHow: "screen",
  customerName: papers.name,
  customer: ink,
  staff: ink,
  acknowledged: ["odometer-jump"],
  note: "Waits at the desk.",
};
const after = (before: Typed): Typed => ({ ...before, ...takenOver(before, { before: 1, taken }) });

test("a plate leads to another vehicle once it is whole and not the planned one, however it is written", () => {
  expect(otherPlate("K90", planned)).toBeUndefined();
  expect(otherPlate("a12 e 345", planned)).toBeUndefined();
  expect(otherPlate(" k90-t-222 ", planned)).toBe("k90-t-222");
  expect(plateTyped("a12e345", planned)).toEqual({ plate: "a12e345", seenVehicle: 1 });
  expect(plateTyped("a12e34", planned)).toEqual({ plate: "a12e34" });
});

test("what was read at the car in front stays when another one is taken, but for what is asked and signed anew", () => {
  expect(after(typed)).toEqual({
    ...typed,
    plate: "K90-T-222",
    seenVehicle: 2,
    equipment: {},
    acknowledged: [],
    customer: [],
    staff: [],
  });
});

test("what was read at the planned vehicle is not said of the other one; papers, names and the note stay", () => {
  const now = after({ ...typed, seenVehicle: 1 });
  expect(now).toMatchObject({ odometer: "", equipment: {}, clean: true, marks: [] });
  expect(now.eighths).toBeUndefined();
  expect(now.photos.map(({ kind }) => kind)).toEqual(["papers"]);
  expect(now).toMatchObject({
    drivers: [papers],
    note: typed.note,
    customerName: papers.name,
    phoneKey: typed.phoneKey,
  });
});
