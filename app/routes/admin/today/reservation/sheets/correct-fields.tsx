import { useState } from "react";
import { equipmentItems } from "../../../../../domain/handovers/equipment.ts";
import {
  equipmentField,
  saidItems,
} from "../../../../../domain/handovers/reading/read-correction.ts";
import type { HandoverSheet } from "../../../../../domain/handovers/sheet.ts";
import type { Drawing } from "../../../../../domain/handovers/signature.ts";
import type { Language } from "../../../../../domain/language.ts";
import { handoverWords as wizardWords } from "../../../../../i18n/admin-handover/en.ts";
import { adminSheetsWords } from "../../../../../i18n/admin-sheets/en.ts";
import { handoverWords } from "../../../../../i18n/handover/en.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { type Filled, filledField, filledTick } from "../../../../../ui/admin/form/filled.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField, TextArea } from "../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { SignaturePad } from "../../../../../ui/handover/signature-pad.tsx";

/** The texts of the fields for a sheet as it holds now. */
export function correctValues(sheet: HandoverSheet): Record<string, string> {
  const { odometerKm, energy, clean, note, equipment } = sheet;
  const items = saidItems(sheet).map((item) => [equipmentField(item), String(equipment[item])]);
  return {
    odometer: String(odometerKm),
    energy: String("fuelEighths" in energy ? energy.fuelEighths : energy.batteryPercent),
    clean: clean ? "on" : "",
    note,
    reason: "",
    ...Object.fromEntries(items),
  };
}

type Props = { language: Language; filled: Filled; isFuel: boolean };

/** The fields of a correction. */
export function CorrectFields({ language, filled, isFuel }: Props) {
  const words = adminSheetsWords(language).page;
  const { readings } = wizardWords(language).vehicle;
  return (
    <>
      <Panel title={words.read}>
        <FieldRow>
          <Field
            label={words.odometer}
            {...filledField(filled, "odometer")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
          />
          {isFuel ? (
            <SelectField label={words.fuel} {...filledField(filled, "energy")}>
              {readings.map((reading, eighths) => (
                <option key={reading} value={eighths}>
                  {reading}
                </option>
              ))}
            </SelectField>
          ) : (
            <Field
              label={words.battery}
              {...filledField(filled, "energy")}
              inputMode="numeric"
              maxLength={3}
            />
          )}
        </FieldRow>
        <Tick {...filledTick(filled, "clean")}>{words.clean}</Tick>
      </Panel>
      <EquipmentFields language={language} filled={filled} />
      <Panel title={words.words}>
        <TextArea label={words.note} {...filledField(filled, "note")} rows={3} maxLength={1000} />
        <Field
          label={words.reason}
          {...filledField(filled, "reason")}
          maxLength={300}
          help={words.reasonHelp}
        />
        <StaffSignature language={language} />
      </Panel>
    </>
  );
}

function EquipmentFields({ language, filled }: Omit<Props, "isFuel">) {
  const names = handoverWords(language).equipment;
  const items = equipmentItems.filter((item) => equipmentField(item) in filled.values);
  if (items.length === 0) return null;
  return (
    <Panel title={adminSheetsWords(language).page.equipment}>
      <FieldRow columns={3}>
        {items.map((item) => (
          <Field
            key={item}
            label={names[item]}
            {...filledField(filled, equipmentField(item))}
            inputMode="numeric"
            maxLength={1}
          />
        ))}
      </FieldRow>
    </Panel>
  );
}

function StaffSignature({ language }: { language: Language }) {
  const words = adminSheetsWords(language).page;
  const [drawing, setDrawing] = useState<Drawing>([]);
  return (
    <>
      <SignaturePad
        label={words.signature}
        value={drawing}
        onChange={setDrawing}
        clearLabel={words.clear}
        hint={words.hint}
      />
      <input type="hidden" name="staff" value={drawing.length > 0 ? JSON.stringify(drawing) : ""} />
    </>
  );
}
