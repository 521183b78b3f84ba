import { addDays, type LocalDate } from "../calendar.ts";
import type { FieldFaults } from "../lists/field-fault.ts";
import { fieldReader, isFaultless, type SentForm } from "../lists/field-reader.ts";

/** Pieces of an extra that are away; both days inclusive. */
export type AbsenceEdit = { startsOn: LocalDate; endsOn: LocalDate; pieces: number; note: string };

/** Nothing is planned further ahead than this, in days. */
const farthest = 1100;

/** Reads the form of an absence. It ends today at the earliest: what is over changes nothing. */
export function readAbsence(
  sent: SentForm,
  today: LocalDate,
): { ok: true; absence: AbsenceEdit } | { ok: false; faults: FieldFaults } {
  const read = fieldReader(sent);
  const absence = {
    startsOn: read.date("startsOn", true) ?? today,
    endsOn: read.date("endsOn", true) ?? today,
    pieces: read.count("pieces", { least: 1, most: 1000 }) ?? 1,
    note: read.text("note", 120, false),
  };
  const { faults } = read;
  const [first, last] = [addDays(today, -farthest), addDays(today, farthest)];
  if (absence.startsOn < first || absence.startsOn > last) faults.startsOn ??= { code: "date" };
  if (absence.endsOn < today || absence.endsOn > last) faults.endsOn ??= { code: "date" };
  if (!faults.startsOn && absence.endsOn < absence.startsOn)
    faults.endsOn ??= { code: "ends-before-start" };
  return isFaultless(faults) ? { ok: true, absence } : { ok: false, faults };
}
