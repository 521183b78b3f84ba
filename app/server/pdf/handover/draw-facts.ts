import type { DriverPapers } from "../../../domain/handovers/driver-papers.ts";
import { equipmentItems } from "../../../domain/handovers/equipment.ts";
import type { HandoverSheet } from "../../../domain/handovers/sheet.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import { formatMoment, formatNumber } from "../../../i18n/format.ts";
import { handoverWords } from "../../../i18n/handover/en.ts";
import { energyText } from "../../../i18n/handover-paper/energy-text.ts";
import { handoverPaperWords } from "../../../i18n/handover-paper/en.ts";
import type { Column } from "../column.ts";
import type { Sheet } from "../sheet.ts";
import { drawHeading, drawRows, type Row } from "./both.ts";
import { say, type SheetOrder } from "./order.ts";

/** Draws whose rental it is, which vehicle, when and where, and who drives. */
export function drawRental(sheet: Sheet, order: SheetOrder, column: Column): void {
  const { sheet: signed, facts } = order;
  const { direction, at, plate } = signed;
  drawHeading(
    sheet,
    column,
    say((words) => words.rental),
  );
  const same = (text: string) => ({ bs: text, en: text });
  const rows: Row[] = [
    { label: say((words) => words.vehicle), value: same(`${facts.car}, ${plate}`), strong: true },
    { label: say((words) => words.customer), value: same(facts.customer) },
    {
      label: say((words) => words.at[direction]),
      value: say((_, language) => formatMoment(at, language)),
      strong: true,
    },
    { label: say((words) => words.place), value: facts.place },
  ];
  if (direction === "out") {
    const { due } = facts;
    const back = say(
      (_, language) => `${formatMoment(due.at, language)}, ${inLanguage(due.place, language)}`,
    );
    rows.push({ label: say((words) => words.due), value: back, strong: true });
    const drivers = say((words) =>
      signed.drivers.map((papers) => `${papers.name} (${licenceOf(papers, words)})`).join("; "),
    );
    rows.push({ label: say((words) => words.drivers), value: drivers });
  }
  drawRows(sheet, column, rows);
}

/** The last three digits tell a licence from another one, and are of no use to whoever finds the paper. */
function licenceOf(
  { licenceCountry, licenceNumber }: DriverPapers,
  { licence }: ReturnType<typeof handoverPaperWords>,
): string {
  return licence(licenceCountry, `…${licenceNumber.slice(-3)}`);
}

/** Draws odometer, fuel, equipment, extras and the note. */
export function drawCondition(sheet: Sheet, order: SheetOrder, column: Column): void {
  const { sheet: signed, facts } = order;
  const { odometerKm, energy, clean, note } = signed;
  const { out, extras } = facts;
  const km = (value: number, language: Language) => `${formatNumber(value, language)} km`;
  drawHeading(
    sheet,
    column,
    say((words) => words.condition),
  );
  const was = (text: string, before: string | undefined, language: Language) =>
    before === undefined ? text : `${text} (${handoverPaperWords(language).wasKm(before)})`;
  const rows: Row[] = [
    {
      label: say((words) => words.odometer),
      value: say((_, language) =>
        was(km(odometerKm, language), out && km(out.odometerKm, language), language),
      ),
      strong: true,
    },
    {
      label: say((words) => ("fuelEighths" in energy ? words.fuel : words.battery)),
      value: say((_, language) =>
        was(energyText(energy, language), out && energyText(out.energy, language), language),
      ),
      strong: true,
    },
    {
      label: say((words) => words.clean),
      value: say((words) => (clean ? words.isClean : words.isDirty)),
    },
    ...equipmentRows(signed),
    {
      label: say((words) => words.extras),
      value: say((words, language) =>
        listed(
          extras.map(({ name, pieces }) => counted(inLanguage(name, language), pieces)),
          words.none,
        ),
      ),
    },
  ];
  if (out) {
    const driven = Math.max(0, odometerKm - out.odometerKm);
    const value = say((_, language) => km(driven, language));
    rows.splice(1, 0, { label: say((words) => words.driven), value });
  }
  if (note.trim() !== "")
    rows.push({ label: say((words) => words.note), value: { bs: note, en: note } });
  drawRows(sheet, column, rows);
}

function equipmentRows({ equipment }: HandoverSheet): Row[] {
  const items = (isThere: boolean, language: Language) =>
    equipmentItems.flatMap((item) => {
      const pieces = equipment[item];
      if (pieces === undefined || pieces > 0 !== isThere) return [];
      return [counted(handoverWords(language).equipment[item], pieces)];
    });
  const row = (isThere: boolean): Row => ({
    label: say((words) => (isThere ? words.equipment : words.missing)),
    value: say((words, language) => listed(items(isThere, language), words.none)),
  });
  return [row(true), row(false)];
}

function counted(name: string, pieces: number): string {
  return pieces > 1 ? `${name} × ${pieces}` : name;
}

function listed(items: readonly string[], none: string): string {
  return items.length === 0 ? none : items.join(", ");
}
