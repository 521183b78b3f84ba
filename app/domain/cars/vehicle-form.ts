/** What the staff write about one vehicle. */
import type { LocalDate } from "../calendar.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional, reads, type Field } from "../forms/field.ts";
import { choice, date, paragraphs, tick, whole } from "../forms/fields.ts";
import { readForm, type SentForm } from "../forms/read-form.ts";
import { yearOfMake } from "./car-form.ts";
import { colour } from "./colour-field.ts";
import { readPlate } from "./plate.ts";

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
  /** Winter tyres are on; every handover that asks about them says so too. */
  winterTyres: boolean;
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
  "winterTyres",
  "note",
] as readonly (keyof WrittenVehicle)[];

/** UTF-16 units. */
const longestNote = 2000;

export type VehicleFaults = FieldFaults<keyof WrittenVehicle>;

/** Reads the form of a vehicle, which may belong to one of `carIds` and stand at one of `locationIds`; `today` bounds its year. */
export function readVehicleForm(
  raw: SentForm,
  known: { carIds: readonly number[]; locationIds: readonly string[]; today: LocalDate },
): { ok: true; vehicle: WrittenVehicle } | { ok: false; faults: VehicleFaults } {
  const read = readForm(raw, fieldsOf(known), ({ inServiceFrom, inServiceUntil }) =>
    inServiceFrom !== undefined && inServiceUntil !== undefined && inServiceUntil <= inServiceFrom
      ? { inServiceUntil: { code: "until" as const } }
      : {},
  );
  return read.ok ? { ok: true, vehicle: read.values } : read;
}

function fieldsOf(known: Parameters<typeof readVehicleForm>[1]) {
  return {
    carId: choice(known.carIds),
    plate: reads({ code: "plate" }, readPlate),
    vin: optional(vin),
    colour,
    year: yearOfMake(known.today),
    odometerKm: whole({ min: 0, max: 2_000_000 }),
    homeLocationId: choice(known.locationIds),
    inServiceFrom: dayOfCentury,
    inServiceUntil: optional(dayOfCentury),
    registrationExpires: optional(dayOfCentury),
    insuranceExpires: optional(dayOfCentury),
    inspectionExpires: optional(dayOfCentury),
    winterTyres: tick,
    note: optional(paragraphs({ max: longestNote }), ""),
  } satisfies Record<keyof WrittenVehicle, Field<unknown>>;
}

const dayOfCentury = date({ first: "2000-01-01", last: "2099-12-31" });

/** ISO 3779: seventeen letters and digits, without I, O and Q. Dashes and blanks between them are no part of it. */
const vin: Field<string> = (typed) => bareVin(typed.slice(0, 100).replace(/[\s-]/g, ""));
const bareVin = reads({ code: "vin" }, (typed) => {
  const letters = typed.toUpperCase();
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(letters) ? letters : undefined;
});

/** A vehicle as its form shows it: every field as text, a tick as `on` or nothing. */
export function typedVehicle(vehicle: WrittenVehicle): Record<string, string> {
  const texts = vehicleFields.map((name) => [name, String(vehicle[name] ?? "")] as const);
  return { ...Object.fromEntries(texts), winterTyres: vehicle.winterTyres ? "on" : "" };
}
