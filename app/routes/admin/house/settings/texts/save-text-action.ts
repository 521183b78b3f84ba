import type { ActionFunctionArgs } from "react-router";
import type { SectionName } from "../../../../../i18n/admin-settings/sections.ts";
import { removeText, saveText, type TextKind } from "../../../../../server/settings/save-text.ts";
import { page } from "../../../../request/page-context.ts";
import { saveRecordAction } from "../record/save-record-action.ts";

type Asked = {
  section: SectionName;
  kind: TextKind;
  /** The edit that a record has now. */
  versionOf: (id: number) => Promise<number | undefined>;
};

/** Saves a question or a review, or takes it away. */
export function saveTextAction(args: ActionFunctionArgs, { section, kind, versionOf }: Asked) {
  const { pool } = args.context.get(page).deps;
  return saveRecordAction(args, {
    section,
    fields: kind.fields,
    versionOf,
    save: (change) => saveText(pool, kind, change),
    remove: (wish) => removeText(pool, kind, wish),
  });
}
