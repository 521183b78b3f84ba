import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../../server/audit/write-audit-entries.ts";
import { inTransaction } from "../../../server/db/in-transaction.ts";
import { listFile, type FileFormat, type ListAsFile } from "../../../server/exports/list-file.ts";
import type { PageContext } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";

type Taken = Omit<ListAsFile, "language" | "format"> & {
  /** Its address ends with the format. */
  request: Request;
  by: Doer;
  /** Which list it is, to the audit log. */
  subject: string;
  /** What the log keeps beside the format: what was asked for, and nobody's name. */
  noted?: Readonly<Record<string, unknown>>;
};

/** A list as a file; that it was taken is in the audit log before the first byte leaves. */
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
