import { isBooked } from "../../../../../domain/documents/document.ts";
import { formatDocumentNumber } from "../../../../../domain/documents/document-number.ts";
import type { Language } from "../../../../../domain/language.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../../../domain/staff/roles.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { documentPaperWords } from "../../../../../i18n/document-paper/en.ts";
import type { DocumentEntry } from "../../../../../server/documents/list-documents.ts";

const shown = 5;

/** The newest papers that were issued, with their files; undefined for who may not see them. */
export function issuedPapers(
  entries: readonly DocumentEntry[],
  { role, language }: { role: StaffRole; language: Language },
): { id: number; name: string; href: string }[] | undefined {
  if (!may(role, "see-papers")) return undefined;
  const { names } = documentPaperWords(language);
  return entries
    .filter(({ kind, isErased }) => !isErased && (isBooked(kind) || may(role, "issue-papers")))
    .slice(0, shown)
    .map((entry) => ({
      id: entry.id,
      name: `${names[entry.kind]} ${formatDocumentNumber(entry)}`,
      href: adminPath("papers", language, entry.id, "file"),
    }));
}
