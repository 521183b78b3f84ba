import { describe, expect, test } from "vitest";
import { carFields, featureFields, mostFeatures, readCarForm, typedCar } from "./car-form.ts";
import { golf } from "../../../test/casts/cars-cast.ts";
import type { TypedFault } from "./read-typed.ts";

const today = "2026-11-21";
const faultOf = (name: string, typed: unknown): TypedFault | undefined => {
  const read = readCarForm({ ...typedCar(golf), [name]: typed }, today);
  return read.ok ? undefined : read.faults[name];
};

test("a car comes back from its own form", () => {
  expect(readCarForm(typedCar(golf), today)).toEqual({ ok: true, car: golf });
  expect(Object.keys(typedCar(golf)).toSorted()).toEqual([...carFields].toSorted());
});

test("an empty form says everything that is missing, and no more", () => {
  const read = readCarForm({}, today);
  expect(read.ok).toBe(false);
  const faults = read.ok ? {} : read.faults;
  expect(Object.values(faults).every((fault) => fault === "required")).toBe(true);
  expect(Object.keys(faults)).not.toContain("descriptionEn");
  expect(Object.keys(faults)).toContain("consumption");
});

describe("each field", () => {
  test.each<[string, unknown, TypedFault | undefined]>([
    ["name", "  ", "required"],
    ["name", "\u0000\u202e", "required"],
    ["name", "x".repeat(61), "long"],
    ["name", "x".repeat(1_000_000), "long"],
    ["name", new Blob(["a"]), "required"],
    ["year", "2027", undefined],
    ["year", "2028", "range"],
    ["year", "-1", "range"],
    ["year", "2024.5", "number"],
    ["year", "1e400", "number"],
    ["year", "NaN", "number"],
    ["category", "submarine", "choice"],
    ["category", "__proto__", "choice"],
    ["body", "", "required"],
    ["colour", "red", "colour"],
    ["colour", "#12345g", "colour"],
    ["acriss", "cdmd", undefined],
    ["acriss", "AAAA", "acriss"],
    ["seats", "0", "range"],
    ["seats", "10", "range"],
    ["doors", "1", "range"],
    ["bagsLarge", "99999999999999999999", "range"],
    ["consumption", "4,3", undefined],
    ["consumption", "0", "range"],
    ["consumption", "-4.3", "range"],
    ["consumption", "4.333", "number"],
    ["consumption", "Infinity", "number"],
    ["minDriverAge", "17", "range"],
    ["descriptionEn", "", "both-languages"],
    ["descriptionBs", " \n ", "both-languages"],
    ["descriptionEn", "x".repeat(2001), "long"],
    ["feature1Bs", "", "both-languages"],
    ["feature2En", "Bluetooth", undefined],
    ["feature3Bs", "x".repeat(61), "long"],
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
