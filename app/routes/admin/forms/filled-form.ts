import type { Language } from "../../../domain/language.ts";
import type { FieldFaults } from "../../../domain/lists/field-fault.ts";
import { faultTexts } from "../../../i18n/admin-faults/fault-text.ts";
import { faultList, type Filled } from "../../../ui/admin/form/filled.ts";
import type { Saved } from "../../../ui/admin/form/saved-toast.tsx";
import type { Stale } from "../../../ui/admin/form/stale-panel.tsx";

/** What the page of a record is told of a form that it sent. */
export type RecordTold = {
  saved?: Saved;
  stale?: Stale;
  faults?: FieldFaults;
  typed?: Record<string, string>;
};

/** What the fields of a record's form are filled with, and what came of the last edit as `<RecordForm>` wants it. */
export function filledForm(
  told: RecordTold | undefined,
  values: Filled["values"],
  language: Language,
) {
  const filled = { values, faults: faultTexts(told?.faults ?? {}, language) };
  const outcome = { faults: faultList(filled), stale: told?.stale, saved: told?.saved };
  return { filled, outcome };
}
