import { describe, expect, test } from "vitest";
import { carFields, featureFields, mostFeatures, readCarForm, typedCar } from "./car-form.ts";
import { golf } from "../../../test/casts/cars-cast.ts";
import type { FaultCode } from "../forms/field-fault.ts";

const today = "2026-11-21";
const faultOf = (name: string, typed: unknown): FaultCode | undefined => {
  const read = readCarForm({ ...typedCar(golf), [name]: typed }, today);
  return read.ok ? undefined : read.faults[name]?.code;
};

test("a car comes back from its own form", () => {
  expect(readCarForm(typedCar(golf), today)).toEqual({ ok: true, car: golf });
  expect(Object.keys(typedCar(golf)).toSorted()).toEqual([...carFields].toSorted());
});

test("an empty form says everything that is missing, and no more", () => {
  const read = readCarForm({}, today);
  expect(read.ok).toBe(false);
  const faults = read.ok ? {} : read.faults;
  expect(Object.values(faults).every((fault) => fault?.code === "missing")).toBe(true);
  expect(Object.keys(faults)).not.toContain("descriptionEn");
  expect(Object.keys(faults)).toContain("consumption");
});

describe("each field", () => {
  test.each<[string, unknown, FaultCode | undefined]>([
    ["name", "  ", "missing"],
    ["name", "\u0000\u202e", "missing"],
    ["name", "x".repeat(61), "too-long"],
    ["name", "x".repeat(1_000_000), "too-long"],
    ["name", new Blob(["a"]), "missing"],
    ["year", "2027", undefined],
    ["year", "2028", "year"],
    ["year", "-1", "year"],
    ["year", "2024.5", "year"],
    ["year", "1e400", "year"],
    ["year", "NaN", "year"],
    ["category", "submarine", "choice"],
    ["category", "__proto__", "choice"],
    ["body", "", "missing"],
    ["colour", "red", "colour"],
    ["colour", "#12345g", "colour"],
    ["acriss", "cdmd", undefined],
    ["acriss", "AAAA", "acriss"],
    ["seats", "0", "number"],
    ["seats", "10", "number"],
    ["doors", "1", "number"],
    ["bagsLarge", "99999999999999999999", "number"],
    ["consumption", "4,3", undefined],
    ["consumption", "0", "decimal"],
    ["consumption", "-4.3", "decimal"],
    ["consumption", "4.333", "decimal"],
    ["consumption", "Infinity", "decimal"],
    ["minDriverAge", "17", "number"],
    ["descriptionEn", "", "both-languages"],
    ["descriptionBs", " \n ", "both-languages"],
    ["descriptionEn", "x".repeat(2001), "too-long"],
    ["feature1Bs", "", "both-languages"],
    ["feature2En", "Bluetooth", undefined],
    ["feature3Bs", "x".repeat(61), "too-long"],
  ])("%s %j: %s", (name, typed, fault) => {
    expect(faultOf(name, typed)).toBe(fault);
  });
});

test("features without words are left out, and the others keep their order", () => {
  const typed = { ...typedCar(golf), feature1En: "", feature1Bs: "" };
  const names = featureFields(mostFeatures);
  const read = readCarForm(
    { ...typed, feature4En: "A", feature4Bs: "B", [names.en]: "C", [names.bs]: "D" },
    today,
  );
  expect(read.ok && read.car.features).toEqual([
    { en: "A", bs: "B" },
    { en: "C", bs: "D" },
  ]);
});
