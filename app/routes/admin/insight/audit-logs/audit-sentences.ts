import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import { formatDate } from "../../../../i18n/format.ts";
import type { ListedEntry } from "../../../../server/audit/list-entries.ts";
import { settingName } from "./form-names.ts";

/** What was done, in words: "Car: picture added". A deed without words keeps its own name. */
export function actionSentence(
  { action, subjectKind }: Pick<ListedEntry, "action" | "subjectKind">,
  language: Language,
): string {
  const words = auditWords(language);
  const deed = action.slice(action.indexOf(".") + 1);
  const subject = words.subjects[subjectKind] ?? subjectKind;
  return `${subject}: ${words.deeds[deed] ?? deed}`;
}

/** What it was done to: by its name where it has one. */
export function subjectSentence(
  { subjectKind, subjectId, subjectName }: ListedEntry,
  language: Language,
): string {
  if (subjectKind === "reservation" && subjectName) return formatCode(subjectName);
  if (subjectKind === "special-hours" && subjectName) return formatDate(subjectName, language);
  if (subjectKind === "setting") return settingName(subjectId, language) ?? subjectId;
  if (subjectKind === "list") return auditWords(language).lists[subjectId] ?? subjectId;
  return subjectName ?? (subjectId || auditWords(language).nothing);
}
