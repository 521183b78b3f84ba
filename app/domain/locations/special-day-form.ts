/** A date with hours of its own, of one place or of all of them, as the fields of a form. */
import { addDays, type LocalDate } from "../calendar.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { optional, refine } from "../forms/field.ts";
import { choice, date, line } from "../forms/fields.ts";
import { readForm } from "../forms/read-form.ts";
import type { Bilingual } from "../language.ts";
import type { Fields } from "../settings/merge-fields.ts";
import type { OpenSpan } from "./location.ts";
import { readSpan } from "./week-form.ts";

export type SpecialDay = {
  date: LocalDate;
  /** Absent: all places. */
  locationId: string | undefined;
  /** Null: closed. */
  span: OpenSpan | null;
  label: Bilingual;
};

export const specialDayFields = [
  "date",
  "locationId",
  "opens",
  "closes",
  "label.en",
  "label.bs",
] as const;

const longestAheadYears = 3;

/** A special day as the texts of its form. */
export function writeSpecialDay({
  date,
  locationId,
  span,
  label,
}: SpecialDay): Record<string, string> {
  return {
    date,
    locationId: locationId ?? "",
    opens: span?.opens ?? "",
    closes: span?.closes ?? "",
    "label.en": label.en,
    "label.bs": label.bs,
  };
}

/** Reads the form of a special day that is not over yet. `locationIds` are the places that there are. */
export function checkSpecialDay(
  fields: Fields,
  { today, locationIds }: { today: LocalDate; locationIds: readonly string[] },
): { ok: true; day: SpecialDay } | { ok: false; faults: FieldFaults } {
  const read = readForm(fields, {
    date: upcomingDate(today),
    locationId: optional(choice(locationIds)),
    "label.en": line({ max: 80 }),
    "label.bs": line({ max: 80 }),
  });
  const span = readSpan(fields.opens, fields.closes);
  const hours: FieldFaults = span === undefined ? { closes: { code: "hours" } } : {};
  if (!read.ok || span === undefined)
    return { ok: false, faults: { ...(!read.ok && read.faults), ...hours } };
  const { date, locationId } = read.values;
  const label = { en: read.values["label.en"], bs: read.values["label.bs"] };
  return { ok: true, day: { date, locationId, span, label } };
}

function upcomingDate(today: LocalDate) {
  const last = addDays(today, longestAheadYears * 366);
  const upcoming = refine(date(), { code: "in-past" }, (day) => (day < today ? undefined : day));
  return refine(upcoming, { code: "too-far", years: longestAheadYears }, (day) =>
    day > last ? undefined : day,
  );
}
