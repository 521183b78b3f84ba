import type { Language } from "../../../domain/language.ts";
import type { FieldFaults } from "../../../domain/forms/field-fault.ts";
import { faultTexts } from "../../../i18n/field-faults/fault-text.ts";
import type { ActionAnswer } from "./action-answer.ts";
import { faultList, type Filled } from "../../../ui/admin/form/filled.ts";
import type { Saved } from "../../../ui/admin/form/toasts/saved-toast.tsx";
import type { Stale } from "../../../ui/admin/form/stale-panel.tsx";

/** The action's answer to the form of a record. */
export type RecordAnswer = ActionAnswer<{
  saved: Saved;
  stale: Stale;
  faults: FieldFaults;
  typed: Record<string, string>;
}>;

/** The filling of a record's form, and the answer to the last edit as properties of `<RecordForm>`. */
export function filledForm(
  answer: RecordAnswer | undefined,
  values: Filled["values"],
  language: Language,
) {
  const filled = { values, faults: faultTexts(answer?.faults ?? {}, language) };
  const outcome = { faults: faultList(filled), stale: answer?.stale, saved: answer?.saved };
  return { filled, outcome };
}
