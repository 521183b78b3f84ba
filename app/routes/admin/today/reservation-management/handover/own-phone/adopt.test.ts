/** A word of the customer and a tap of the member in the same moment: both are on the sheet once, whichever comes first. */
import { expect, test } from "vitest";
import type { PhoneState } from "../../../../../../domain/handovers/own-phone/phone-pass.ts";
import type { FoundMark } from "../../../../../../domain/handovers/sheet.ts";
import { isTold, photosTold } from "../told-here.ts";
import type { Typed } from "../typed.ts";
import { adopt } from "./adopt.ts";

const theirs: FoundMark = {
  view: "left",
  x: 0.25,
  y: 0.5,
  kind: "dent",
  severity: 2,
  description: "",
  photos: [],
};
const ours = { ...theirs, x: 0.75 };
const state: PhoneState = {
  pass: 7,
  direction: "out",
  version: 2,
  expiresAt: 0,
  isOver: false,
  isOpened: true,
  told: [{ kind: "mark", mark: theirs }],
  taken: 0,
  wasSigned: false,
};
const before: Typed = {
  phoneKey: "",
  drivers: [],
  plate: "",
  odometer: "",
  equipment: {},
  clean: true,
  marks: [],
  photos: [],
  lines: {},
  signedHow: "screen",
  customerName: "",
  customer: [],
  staff: [],
  acknowledged: [],
  note: "",
};
const hear = (typed: Typed): Typed => ({ ...typed, ...adopt(typed, state) });
const tap = (typed: Typed): Typed => ({ ...typed, marks: [...typed.marks, ours] });

test("a mark that is told as the member marks another one", () => {
  expect(hear(tap(before)).marks).toEqual([ours, theirs]);
  expect(tap(hear(before)).marks).toEqual([theirs, ours]);
  expect(hear(before).ownPhone).toEqual({ pass: 7, taken: 1 });
});

test("the same state again changes nothing, and a mark that the member removed stays away", () => {
  expect(adopt(hear(before), state)).toBeUndefined();
  expect(hear({ ...hear(before), marks: [] }).marks).toEqual([]);
});

test("a mark brings its photos along, and both are named as the customer's", () => {
  const sha256 = "a".repeat(64);
  const mark = { ...theirs, photos: [sha256] };
  const after = {
    ...before,
    ...adopt(before, { ...state, told: [{ kind: "mark", mark, takenAt: 9 }] }),
  };
  expect(after.photos).toEqual([{ kind: "damage", sha256, takenAt: 9 }]);
  expect([isTold(after, mark), isTold(after, ours)]).toEqual([true, false]);
  expect(photosTold(after)).toEqual([sha256]);
  expect([isTold(before, mark), photosTold(before)]).toEqual([false, []]);
});
