/** What a customer reads and signs on a phone of their own: a sheet without papers of the drivers, and the lines in money. */
import { isReadingOf, type Energy } from "../energy.ts";
import type { Fuel } from "../../cars/car.ts";
import type { ProposalAbout } from "../proposed-lines.ts";
import type { FoundMark, HandoverSheet, LineDecision } from "../sheet.ts";

/** What both phones show of a sheet. What is not typed yet is null. */
export type SharedSheet = Pick<
  HandoverSheet,
  | "form"
  | "direction"
  | "code"
  | "vehicleId"
  | "plate"
  | "locationId"
  | "clean"
  | "equipment"
  | "photos"
  | "takenBy"
  | "textVersion"
  | "note"
> & {
  odometerKm: number | null;
  energy: Energy | null;
  marks: readonly FoundMark[];
  lines: readonly LineDecision[];
  /** Of a vehicle that goes out. */
  agreement?: { sha256: string };
};

/** A line of a return as it was decided so far; euro cents. */
export type ShownLine = { name: string; about: ProposalAbout; amountCents: number };

export type Shown = { sheet: SharedSheet; lines: readonly ShownLine[] };

/**
 * The part of a sheet that both phones show. The moment, who signs and how are added when it is finished, and papers are nobody's
 * business there.
 */
export function sharedOf(sheet: HandoverSheet): SharedSheet {
  const { form, direction, code, vehicleId, plate, locationId, odometerKm, energy, clean } = sheet;
  const { equipment, photos, takenBy, textVersion, note, marks } = sheet;
  const reading = "fuelEighths" in energy ? energy.fuelEighths : energy.batteryPercent;
  return {
    form,
    direction,
    code,
    vehicleId,
    plate,
    locationId,
    clean,
    equipment,
    photos,
    takenBy,
    ...(textVersion !== undefined && { textVersion }),
    note,
    odometerKm: Number.isFinite(odometerKm) ? odometerKm : null,
    energy: Number.isFinite(reading) ? energy : null,
    marks,
    lines: sheet.direction === "in" ? sheet.lines : [],
    ...(sheet.direction === "out" && sheet.agreement && { agreement: sheet.agreement }),
  };
}

/** Is everything on it that somebody could sign? */
export function isWhole({ sheet }: Shown, fuel: Fuel): boolean {
  const { odometerKm, energy, plate } = sheet;
  return odometerKm !== null && energy !== null && isReadingOf(fuel, energy) && plate.trim() !== "";
}
