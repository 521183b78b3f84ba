/** What the staff write about one vehicle. */
import type { LocalDate } from "../calendar.ts";
import { readPlate } from "./plate.ts";
import {
  readAll,
  readColour,
  readDay,
  readLines,
  readWhole,
  type Faults,
  type Range,
  type Read,
} from "./read-typed.ts";

/** Days are local days in Sarajevo: in service from the start of one, to the start of another. */
export type WrittenVehicle = {
  carId: number;
  plate: string;
  vin: string | undefined;
  colour: string;
  year: number;
  odometerKm: number;
  homeLocationId: string;
  inServiceFrom: LocalDate;
  inServiceUntil: LocalDate | undefined;
  registrationExpires: LocalDate | undefined;
  insuranceExpires: LocalDate | undefined;
  inspectionExpires: LocalDate | undefined;
  note: string;
};

export const vehicleFields = [
  "carId",
  "plate",
  "vin",
  "colour",
  "year",
  "odometerKm",
  "homeLocationId",
  "inServiceFrom",
  "inServiceUntil",
  "registrationExpires",
  "insuranceExpires",
  "inspectionExpires",
  "note",
] as readonly (keyof WrittenVehicle)[];

/** Inclusive; `year` also ends with the year after this one. */
export const vehicleRanges = {
  year: [1990, 2100],
  odometerKm: [0, 2_000_000],
} as const satisfies Record<string, Range>;

/** UTF-16 units. */
const longestNote = 2000;

export type VehicleFaults = Faults<keyof WrittenVehicle>;

/** Reads the form of a vehicle, which may belong to one of `carIds` and stand at one of `locationIds`; `today` bounds its year. */
export function readVehicleForm(
  raw: Readonly<Record<string, unknown>>,
  known: { carIds: readonly number[]; locationIds: readonly string[]; today: LocalDate },
): { ok: true; vehicle: WrittenVehicle } | { ok: false; faults: VehicleFaults } {
  const nextYear = Number(known.today.slice(0, 4)) + 1;
  const read = readAll<WrittenVehicle>(raw, {
    carId: (text) => readKnown(known.carIds, text),
    plate: readPlateField,
    vin: readVin,
    colour: readColour,
    year: (text) => readWhole(text, [vehicleRanges.year[0], nextYear]),
    odometerKm: (text) => readWhole(text, vehicleRanges.odometerKm),
    homeLocationId: (text) => readKnown(known.locationIds, text),
    inServiceFrom: readFirstDay,
    inServiceUntil: readDay,
    registrationExpires: readDay,
    insuranceExpires: readDay,
    inspectionExpires: readDay,
    note: (text) => readLines(text, longestNote),
  });
  if (!read.ok) return read;
  const { inServiceFrom, inServiceUntil } = read.values;
  if (inServiceUntil !== undefined && inServiceUntil <= inServiceFrom)
    return { ok: false, faults: { inServiceUntil: "until" } };
  return { ok: true, vehicle: read.values };
}

function readKnown<T extends string | number>(known: readonly T[], text: string): Read<T> {
  const value = known.find((one) => String(one) === text);
  if (value !== undefined) return { value };
  return { fault: text === "" ? "required" : "choice" };
}

function readPlateField(text: string): Read<string> {
  if (text.trim() === "") return { fault: "required" };
  const value = readPlate(text);
  return value === undefined ? { fault: "plate" } : { value };
}

/** ISO 3779: seventeen letters and digits, without I, O and Q. */
function readVin(text: string): Read<string | undefined> {
  const vin = text.slice(0, 100).replace(/[\s-]/g, "").toUpperCase();
  if (vin === "") return { value: undefined };
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(vin) ? { value: vin } : { fault: "vin" };
}

function readFirstDay(text: string): Read<LocalDate> {
  const read = readDay(text);
  if ("fault" in read) return read;
  return read.value === undefined ? { fault: "required" } : { value: read.value };
}

/** A vehicle as its form shows it: every field as text. */
export function typedVehicle(vehicle: WrittenVehicle): Record<string, string> {
  return Object.fromEntries(vehicleFields.map((name) => [name, String(vehicle[name] ?? "")]));
}
