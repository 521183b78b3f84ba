import type { LoaderFunctionArgs } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import {
  listEntries,
  type AuditFilter,
  type ListedEntry,
} from "../../../../server/audit/list-entries.ts";
import type { Deps } from "../../../../server/deps.ts";
import { fileColumns } from "../../../../server/exports/file-columns.ts";
import type { FileColumn, FileRow } from "../../../../server/exports/list-file.ts";
import { page } from "../../../request/page-context.ts";
import { requireFreshStaff } from "../../guard/require-staff.ts";
import { takeFile } from "../../lists/send-list.ts";
import { auditFilter, readAuditQuery } from "./audit-query.ts";
import { actionSentence, subjectSentence } from "./change-words.ts";

const perRead = 1_000;

/** The entries that match the filters, as a file; the export is itself written into the log. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-audit");
  const { by } = await requireFreshStaff(request, about, "export-lists");
  const { deps, language } = about;
  const filter = auditFilter(readAuditQuery(new URL(request.url).searchParams));
  return takeFile(about, {
    request,
    by,
    subject: "audit-log",
    columns: columns(language),
    name: auditWords(language).file,
    rows: rowsOf(deps, filter, language),
  });
}

function columns(language: Language): FileColumn[] {
  const words = auditWords(language);
  const { when, who, what, subject, change, where } = words;
  return [
    ...fileColumns("number", "#"),
    ...fileColumns("moment", when),
    ...fileColumns("text", who, what, subject, `${change} −`, `${change} +`, where),
  ];
}

async function* rowsOf(
  { pool }: Pick<Deps, "pool">,
  filter: AuditFilter,
  language: Language,
): AsyncGenerator<FileRow> {
  let after: number | undefined;
  for (;;) {
    const entries = await listEntries(pool, filter, { after, max: perRead });
    for (const entry of entries) yield rowOf(entry, language);
    after = entries.at(-1)?.id;
    if (entries.length < perRead) return;
  }
}

function rowOf(entry: ListedEntry, language: Language): FileRow {
  const words = auditWords(language);
  const json = (state: unknown) => (state ? JSON.stringify(state) : "");
  return [
    entry.id,
    toLocal(entry.at),
    entry.actor === "staff" ? (entry.actorName ?? words.former) : words.actors[entry.actor],
    actionSentence(entry, language),
    subjectSentence(entry, language),
    json(entry.before),
    json(entry.after),
    entry.addressMark ?? "",
  ];
}
