import { addDays, type LocalDate } from "../calendar.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional } from "../forms/field.ts";
import { date, line, whole } from "../forms/fields.ts";
import { readForm, type SentForm } from "../forms/read-form.ts";

/** Pieces of an extra that are away; both days inclusive. */
export type AbsenceEdit = { startsOn: LocalDate; endsOn: LocalDate; pieces: number; note: string };

/** Nothing is planned further ahead than this, in days. */
const farthest = 1100;

/** Reads the form of an absence. It ends today at the earliest: what is over changes nothing. */
export function readAbsence(
  sent: SentForm,
  today: LocalDate,
): { ok: true; absence: AbsenceEdit } | { ok: false; faults: FieldFaults } {
  const last = addDays(today, farthest);
  const fields = {
    startsOn: date({ first: addDays(today, -farthest), last }),
    endsOn: date({ first: today, last }),
    pieces: whole({ min: 1, max: 1000 }),
    note: optional(line({ max: 120 }), ""),
  };
  const read = readForm(sent, fields, ({ startsOn, endsOn }) =>
    startsOn && endsOn && endsOn < startsOn
      ? { endsOn: { code: "ends-before-start" as const } }
      : {},
  );
  return read.ok ? { ok: true, absence: read.values } : read;
}
