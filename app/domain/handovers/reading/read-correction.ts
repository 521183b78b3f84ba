/** The form in which a sheet is corrected: what was read of the vehicle, and why it is written anew. */
import type { FieldFaults } from "../../forms/field-fault.ts";
import { line, paragraphs, tick, whole } from "../../forms/fields.ts";
import { optional } from "../../forms/field.ts";
import { readForm, type SentForm } from "../../forms/read-form.ts";
import type { Energy } from "../energy.ts";
import { equipmentItems, type Equipment, type EquipmentItem } from "../equipment.ts";
import { withoutOwnPhone, type HandoverSheet } from "../sheet.ts";

const pieces = whole({ min: 0, max: 9 });

/** The name of the field of an item. */
export function equipmentField(item: EquipmentItem): `equipment-${EquipmentItem}` {
  return `equipment-${item}`;
}

/** The items that a sheet says something about, in the order of the closed list. */
export function saidItems({ equipment }: Pick<HandoverSheet, "equipment">): EquipmentItem[] {
  return equipmentItems.filter((item) => equipment[item] !== undefined);
}

/** The most that an odometer shows. */
export const mostKm = 2_000_000;

/**
 * A sheet with what was typed in the place of what it said. Its photos stay with the first one; nobody but the member signs it.
 */
export function readCorrection(
  sent: SentForm,
  sheet: HandoverSheet,
): { ok: true; sheet: HandoverSheet; reason: string } | { ok: false; faults: FieldFaults } {
  const isFuel = "fuelEighths" in sheet.energy;
  const read = readForm(sent, {
    odometer: whole({ min: 0, max: mostKm }),
    energy: whole({ min: 0, max: isFuel ? 8 : 100 }),
    clean: tick,
    note: optional(paragraphs({ max: 1000 }), ""),
    reason: line({ max: 300 }),
  });
  const items = saidItems(sheet);
  const counted = readForm(
    sent,
    Object.fromEntries(items.map((item) => [equipmentField(item), pieces])),
  );
  if (!read.ok || !counted.ok)
    return {
      ok: false,
      faults: { ...(!read.ok && read.faults), ...(!counted.ok && counted.faults) },
    };
  const { odometer, clean, note, reason } = read.values;
  const energy: Energy = isFuel
    ? { fuelEighths: read.values.energy }
    : { batteryPercent: read.values.energy };
  const equipment: Equipment = Object.fromEntries(
    items.map((item) => [item, counted.values[equipmentField(item)] ?? 0]),
  );
  const common = { odometerKm: odometer, energy, clean, equipment, note };
  const unsigned = { photos: [], takenBy: "staff", signedHow: "absent" } as const;
  return {
    ok: true,
    reason,
    sheet: { ...withoutPhotos(withoutOwnPhone(sheet)), ...common, ...unsigned },
  };
}

function withoutPhotos(sheet: HandoverSheet): HandoverSheet {
  if (sheet.direction === "out")
    return { ...sheet, marks: sheet.marks.map((mark) => ({ ...mark, photos: [] })) };
  return { ...sheet, marks: sheet.marks.map((mark) => ({ ...mark, photos: [] })) };
}
