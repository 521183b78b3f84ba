import type { RecordFault } from "../../../../../domain/settings/check-fields.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import type { Language } from "../../../../../domain/language.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import type { EditOutcome } from "./edit-outcome.ts";

/** The outcome of an edit as `<RecordForm>` wants it. `labels`: what the fields are called. */
export function recordProps(
  outcome: EditOutcome | undefined,
  { labels, language }: { labels: Record<string, string>; language: Language },
) {
  const says = settingsWords(language).faults;
  const faults = Object.entries(outcome?.faults ?? {}).map(([field, fault]) => ({
    fieldId: field,
    message: `${labels[field] ?? field}: ${says[fault]}`,
  }));
  const stale = outcome?.stale && { ...outcome.stale, labels };
  return { faults, stale, saved: outcome?.saved };
}

/** What stands in a form: what was typed and is not saved, else the record. */
export function shownFields(outcome: EditOutcome | undefined, record: Fields): Fields {
  return outcome?.typed ?? record;
}

/** What the record in the form was filled from: after a clash, what stands there now. */
export function seenFields(outcome: EditOutcome | undefined, record: Fields): Fields {
  return outcome?.stale?.theirs ?? record;
}

/** The sentence for what is wrong with a field. */
export function faultOf(
  outcome: EditOutcome | undefined,
  field: string,
  language: Language,
): string | undefined {
  const fault: RecordFault | undefined = outcome?.faults?.[field];
  return fault && settingsWords(language).faults[fault];
}
