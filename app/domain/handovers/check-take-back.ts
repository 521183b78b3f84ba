import type { LocalDateTime } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import { isSamePlate } from "./check-hand-over.ts";
import {
  checkContent,
  checkReadings,
  checkSignatures,
  missingSignedSheet,
  odometerJump,
  withoutKnown,
  type SheetCheck,
  type SheetProblem,
  type SheetWarning,
} from "./check-sheet.ts";
import type { Energy } from "./energy.ts";
import { equipmentItems, type Equipment, type EquipmentItem } from "./equipment.ts";
import type { InSheet, Signatures } from "./sheet.ts";

/** A vehicle as it was given out. */
export type GivenOut = {
  vehicleId: number;
  plate: string;
  at: LocalDateTime;
  odometerKm: number;
  energy: Energy;
  equipment: Equipment;
};

type Known = {
  out: GivenOut;
  car: Pick<Car, "fuel">;
  daysOut: number;
  /** Another vehicle goes out with it: its sheet has the photo of what was signed for both. */
  isExchange?: boolean;
};
type Signed = { signatures: Signatures; acknowledged: readonly SheetWarning["code"][] };

/** What stands against taking a vehicle back: it has to be the one that is out, and cannot have driven backwards. */
export function checkTakeBack(
  sheet: InSheet,
  signed: Signed,
  { out, car, daysOut, isExchange = false }: Known,
): SheetCheck {
  const problems: SheetProblem[] = [];
  if (sheet.at < out.at) problems.push({ code: "before-pickup" });
  if (sheet.vehicleId !== out.vehicleId) problems.push({ code: "other-vehicle" });
  if (!isSamePlate(sheet.plate, out.plate))
    problems.push({ code: "other-plate", plate: out.plate });
  const last = { km: out.odometerKm, daysAgo: daysOut };
  const asked = givenItems(out.equipment);
  const jump = odometerJump(sheet.odometerKm, last);
  const warnings = [...(jump ? [jump] : []), ...(isExchange ? [] : missingSignedSheet(sheet))];
  return {
    problems: [
      ...problems,
      ...checkReadings(sheet, { fuel: car.fuel, last, asked }),
      ...checkContent(sheet),
      ...checkSignatures(sheet, signed.signatures),
    ],
    open: withoutKnown(warnings, signed.acknowledged),
  };
}

/** The items that were in the car when it went out. */
export function givenItems(equipment: Equipment): EquipmentItem[] {
  return equipmentItems.filter((item) => (equipment[item] ?? 0) > 0);
}
