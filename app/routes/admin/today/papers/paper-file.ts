import type { LoaderFunctionArgs } from "react-router";
import { isBooked } from "../../../../domain/documents/document.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { documentPaper } from "../../../../server/documents/document-paper.ts";
import { findDocument } from "../../../../server/documents/list-documents.ts";
import { page } from "../../../request/page-context.ts";
import { pdfAnswer } from "../../../request/pdf-answer.ts";
import { privateHeaders, secretHeaders } from "../../../request/private-headers.ts";
import { notFound } from "../../forms/action-answer.ts";
import { readId } from "../../forms/fields-of.ts";
import { requireStaff } from "../../guard/require-staff.ts";

/** `/admin/papers/{id}/file`: an issued paper as PDF. Whoever keeps the books has those of the books alone. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const { deps, ...about } = context.get(page);
  const { role } = await requireStaff(request, { deps, ...about }, "see-papers");
  const id = readId(params.id);
  const found = id === undefined ? undefined : await findDocument(deps.pool, id);
  if (!found) return notFound();
  if (!isBooked(found.kind) && !may(role, "issue-papers"))
    return new Response(null, { status: 403, headers: privateHeaders });
  const paper = await documentPaper(deps, found.id);
  return paper ? pdfAnswer(paper.pdf, paper.number) : notFound();
}

export function headers() {
  return secretHeaders;
}
