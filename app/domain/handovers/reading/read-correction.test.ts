import { expect, test } from "vitest";
import { inSheet, outSheet } from "../../../../test/casts/handover-cast.ts";
import { checkContent } from "../check-sheet.ts";
import { equipmentField, readCorrection, saidItems } from "./read-correction.ts";

const hash = "a".repeat(64);
const mark = {
  view: "left",
  x: 0.5,
  y: 0.5,
  kind: "dent",
  severity: 1,
  description: "",
  photos: [hash],
} as const;
const sheet = inSheet({
  marks: [mark],
  photos: [{ kind: "damage", sha256: hash, takenAt: 1 }],
  equipment: { keys: 2, vest: 1 },
  lines: [{ name: "damage-1", decision: "accepted" }],
});
const typed = {
  odometer: "42.150",
  energy: "6",
  clean: "",
  note: "",
  reason: " Misread by a digit ",
  "equipment-keys": "1",
  "equipment-vest": "1",
};

test("a corrected sheet says what was typed, and everything else as it was", () => {
  const read = readCorrection(typed, sheet);
  expect(read).toMatchObject({ ok: true, reason: "Misread by a digit" });
  if (!read.ok) return;
  expect(read.sheet).toMatchObject({
    direction: "in",
    odometerKm: 42_150,
    energy: { fuelEighths: 6 },
    clean: false,
    equipment: { keys: 1, vest: 1 },
    lines: sheet.lines,
    at: sheet.at,
    signedHow: "absent",
    photos: [],
  });
  // Its marks name no photo that it does not bring along.
  expect(checkContent(read.sheet)).toEqual([]);
});

test("a signature on the customer's own phone is none of the corrected sheet", () => {
  const ownPhone = { sha256: hash, deviceAt: 1, receivedAt: 2 };
  const read = readCorrection(typed, { ...sheet, ownPhone });
  expect(read.ok && read.sheet).not.toHaveProperty("ownPhone");
  expect(read.ok && read.sheet.odometerKm).toBe(42_150);
});

test("every field is read, and a reason is asked for", () => {
  const wrong = { ...typed, odometer: "-1", energy: "9", reason: "", "equipment-keys": "12" };
  const read = readCorrection(wrong, sheet);
  expect(read.ok ? [] : Object.keys(read.faults).sort()).toEqual([
    "energy",
    "equipment-keys",
    "odometer",
    "reason",
  ]);
});

test("a battery is read in percent, and only items that were asked about have a field", () => {
  const electric = outSheet({ energy: { batteryPercent: 80 }, equipment: { chains: 0 } });
  expect(saidItems(electric)).toEqual(["chains"]);
  const read = readCorrection(
    { ...typed, energy: "64", [equipmentField("chains")]: "1" },
    electric,
  );
  expect(read).toMatchObject({
    sheet: { energy: { batteryPercent: 64 }, equipment: { chains: 1 } },
  });
});
