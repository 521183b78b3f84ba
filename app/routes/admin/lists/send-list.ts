import type { LoaderFunctionArgs } from "react-router";
import type { FileColumn, FileRow } from "../../../server/exports/list-file.ts";
import { page, type PageContext } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { requireFreshStaff } from "../guard/require-fresh-staff.ts";
import { takeFile } from "./take-file.ts";

type SentList = { name: string; columns: readonly FileColumn[]; rows: readonly FileRow[] };

type Asked = PageContext & { params: URLSearchParams };

/**
 * A list as a file, for those who may take lists out of the house; that it was taken is in the audit log under the name
 * `subject`. 404 when `make` finds nothing that could be listed.
 */
export async function sendList(
  { request, context }: Pick<LoaderFunctionArgs, "request" | "context">,
  subject: string,
  make: (asked: Asked) => Promise<SentList | undefined>,
): Promise<Response> {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "export-lists");
  const list = await make({ ...about, params: new URL(request.url).searchParams });
  if (!list) return new Response(null, { status: 404, headers: privateHeaders });
  return takeFile(about, { ...list, request, by, subject, noted: { rows: list.rows.length } });
}
