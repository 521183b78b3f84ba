import { describe, expect, test } from "vitest";
import { polo } from "../../../test/casts/cars-cast.ts";
import type { FaultCode } from "../forms/field-fault.ts";
import {
  readVehicleForm,
  typedVehicle,
  type VehicleFaults,
  type WrittenVehicle,
} from "./vehicle-form.ts";

const known = { carIds: [4, 7], locationIds: ["airport-tuzla"], today: "2026-11-21" };
const faultsOf = (typed: Record<string, unknown>) => {
  const read = readVehicleForm({ ...typedVehicle(polo), ...typed }, known);
  const faults: VehicleFaults = read.ok ? {} : read.faults;
  return faults;
};

test("a vehicle comes back from its own form", () => {
  expect(readVehicleForm(typedVehicle(polo), known)).toEqual({ ok: true, vehicle: polo });
});

test("what people type is made one", () => {
  const read = readVehicleForm(
    {
      ...typedVehicle(polo),
      plate: " a12k345 ",
      vin: "wvwzzz awzku-000001",
      odometerKm: "54.000",
      registrationExpires: "28.02.2027.",
    },
    known,
  );
  expect(read).toEqual({ ok: true, vehicle: polo });
});

describe("each field", () => {
  test.each<[keyof WrittenVehicle, unknown, FaultCode | undefined]>([
    ["carId", "5", "choice"],
    ["carId", "", "missing"],
    ["carId", "7 ", "choice"],
    ["plate", "", "missing"],
    ["plate", "=cmd()", "plate"],
    ["vin", "", undefined],
    ["vin", "WVWZZZAWZKU00000I", "vin"],
    ["vin", "WVWZZZAWZKU0000", "vin"],
    ["vin", "O".repeat(1_000_000), "vin"],
    ["year", "1989", "year"],
    ["odometerKm", "-1", "number"],
    ["odometerKm", "2000001", "number"],
    ["odometerKm", "12,5", "number"],
    ["homeLocationId", "airport-zagreb", "choice"],
    ["inServiceFrom", "", "missing"],
    ["inServiceFrom", "2026-02-31", "date"],
    ["inServiceUntil", "2024-04-01", "until"],
    ["inServiceUntil", "2024-04-02", undefined],
    ["registrationExpires", "31.02.2027.", "date"],
    ["insuranceExpires", "0001-01-01", "date"],
    ["inspectionExpires", "tomorrow", "date"],
    ["note", "x".repeat(2001), "too-long"],
    ["note", "\u0000", undefined],
  ])("%s %j: %s", (name, typed, fault) => {
    expect(faultsOf({ [name]: typed })[name]?.code).toBe(fault);
  });
});
