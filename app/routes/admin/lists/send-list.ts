import type { LoaderFunctionArgs } from "react-router";
import { requireFreshStaff } from "../guard/require-staff.ts";
import { page, type PageContext } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../../server/audit/write-audit-entries.ts";
import { inTransaction } from "../../../server/db/in-transaction.ts";
import {
  type FileColumn,
  type FileFormat,
  type FileRow,
  type ListAsFile,
  listFile,
} from "../../../server/exports/list-file.ts";

type SentList = { name: string; columns: readonly FileColumn[]; rows: readonly FileRow[] };

type ListRequest = PageContext & { params: URLSearchParams };

/**
 * Answers with a list as a file, for members who may export lists, and writes the export into the audit log as
 * `subject`. 404 when `make` returns undefined.
 */
export async function sendList(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  subject: string,
  make: (request: ListRequest) => Promise<SentList | undefined>,
): Promise<Response> {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "export-lists");
  const list = await make({ ...about, params: new URL(request.url).searchParams });
  if (!list) return new Response(null, { status: 404, headers: privateHeaders });
  return takeFile(about, { ...list, request, by, subject, noted: { rows: list.rows.length } });
}

type Taken = Omit<ListAsFile, "language" | "format"> & {
  /** The request, whose address ends with the format. */
  request: Request;
  by: Doer;
  /** The name of the list in the audit log. */
  subject: string;
  /** The details that the log keeps beside the format: the filters, and nobody's name. */
  noted?: Readonly<Record<string, unknown>>;
};

/** Answers with a list as a file; the export is in the audit log before the first byte is sent. */
export async function takeFile(
  { deps, language }: Pick<PageContext, "deps" | "language">,
  { request, by, subject, noted, ...list }: Taken,
): Promise<Response> {
  const format = formatOf(request);
  const entry = { action: "list.export", subjectKind: "list", subjectId: subject };
  const after = { format, ...noted };
  await inTransaction(deps.pool, (client) =>
    writeAuditEntries(client, [{ ...by, ...entry, after }]),
  );
  const { body, headers } = listFile({ ...list, format, language });
  return new Response(body, { headers: { ...privateHeaders, ...headers } });
}

function formatOf({ url }: Request): FileFormat {
  return new URL(url).pathname.endsWith(".xlsx") ? "xlsx" : "csv";
}
