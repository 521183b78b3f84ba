import type { Language } from "../../../../domain/language.ts";
import { changedFields } from "../../../../domain/lists/changed-fields.ts";
import type { ListedEntry } from "../../../../server/audit/list-entries.ts";
import { fieldName, type FieldOf } from "./field-name.ts";
import { fieldValue } from "./field-value.ts";

export type ChangeInWords = {
  /** The field as the entry keeps it. */
  field: string;
  name: string;
  before?: string;
  after?: string;
};

/** What an entry says that changed, as the staff read it. */
export function changeWords(
  entry: FieldOf & Pick<ListedEntry, "before" | "after">,
  language: Language,
): ChangeInWords[] {
  return changedFields(entry.before, entry.after).map(({ name: field, before, after }) => {
    const was = { ...entry, field, state: entry.before };
    const is = { ...entry, field, state: entry.after };
    return {
      field,
      name: fieldName(entry, field, language),
      ...(before !== undefined && { before: fieldValue(was, before, language) }),
      ...(after !== undefined && { after: fieldValue(is, after, language) }),
    };
  });
}
