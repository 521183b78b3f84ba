/** A date with hours of its own, of one place or of all of them, as the fields of a form. */
import { z } from "zod";
import { addDays, compareText, parseLocalDate, type LocalDate } from "../calendar.ts";
import type { Bilingual } from "../language.ts";
import { checkFields, readsText, type RecordFaults } from "../settings/check-fields.ts";
import type { Fields } from "../settings/merge-fields.ts";
import { lineText, readSpan } from "../settings/setting-kind.ts";
import type { OpenSpan } from "./location.ts";

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

const longestAheadDays = 3 * 366;

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
): { ok: true; day: SpecialDay } | { ok: false; faults: RecordFaults } {
  const read = checkFields(
    {
      date: dateText(today),
      locationId: placeText(locationIds),
      "label.en": lineText(80),
      "label.bs": lineText(80),
    },
    fields,
  );
  const span = readSpan(fields.opens ?? "", fields.closes ?? "");
  const hours: RecordFaults = span === undefined ? { closes: "hours" } : {};
  if (!read.ok || span === undefined)
    return { ok: false, faults: { ...(!read.ok && read.faults), ...hours } };
  const { date, locationId } = read.values;
  const label = { en: read.values["label.en"], bs: read.values["label.bs"] };
  return { ok: true, day: { date, locationId, span, label } };
}

function dateText(today: LocalDate) {
  return readsText("date", (text) => parseLocalDate(text.trim())).superRefine((date, context) => {
    const isPast = compareText(date, today) < 0;
    const isFar = compareText(date, addDays(today, longestAheadDays)) > 0;
    if (isPast || isFar)
      context.addIssue({ code: "custom", message: isPast ? "date-past" : "date-far" });
  });
}

function placeText(locationIds: readonly string[]) {
  return z.string().transform((text, context): string | undefined => {
    if (text === "" || locationIds.includes(text)) return text || undefined;
    context.addIssue({ code: "custom", message: "choice" });
    return z.NEVER;
  });
}
