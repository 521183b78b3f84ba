import { describe, expect, test } from "vitest";
import { inSheet, outSheet, signed } from "../../../../test/casts/handover-cast.ts";
import { readInSheet, readOutSheet } from "./read-sheet.ts";

const around = {
  signatures: signed,
  acknowledged: ["odometer-jump"],
  phoneKey: "0197c1d0-7c3a-7000-8000-000000000001",
  sentAt: 1,
};
const [out, back] = [
  { sheet: outSheet(), ...around },
  { sheet: inSheet(), ...around },
];
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test("a sheet comes through the wire as it was", () => {
  expect(readOutSheet(sent(out))).toEqual(out);
  expect(readInSheet(sent(back))).toEqual(back);
});

describe("what is no sheet is none", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["a text", "sheet"],
    ["one of the other direction", back],
    ["one with something more", { ...out, admin: true }],
    ["one without a key", { ...out, phoneKey: "1" }],
    ["an unknown warning", { ...out, acknowledged: ["everything"] }],
    ["another form of the sheet", { ...out, sheet: { ...outSheet(), form: 3 } }],
    ["a moment with a zone", { ...out, sheet: { ...outSheet(), at: "2026-05-04T10:00Z" } }],
    [
      "both kinds of energy",
      { ...out, sheet: { ...outSheet(), energy: { fuelEighths: 8, batteryPercent: 1 } } },
    ],
    ["strokes with their time", { ...out, signatures: { customer: [[[0, 0, 12]]] } }],
  ])("%s", (_name, value) => {
    expect(readOutSheet(sent(value ?? null))).toBeUndefined();
  });
});
