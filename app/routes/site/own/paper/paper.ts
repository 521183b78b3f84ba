import type { LoaderFunctionArgs } from "react-router";
import { documentPaper } from "../../../../server/documents/document-paper.ts";
import { findDocument } from "../../../../server/documents/list-documents.ts";
import { openPaperLink } from "../../../../server/documents/paper-link.ts";
import { page } from "../../../request/page-context.ts";
import { pdfAnswer } from "../../../request/pdf-answer.ts";
import { secretHeaders } from "../../../request/private-headers.ts";

/** `/paper/{pass}`: the paper that a link opens, as PDF, until the link ends or the paper is revoked. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { deps } = context.get(page);
  const id = openPaperLink(deps, params.pass ?? "");
  const found = id === undefined ? undefined : await findDocument(deps.pool, id);
  const paper = found && !found.revokedAt ? await documentPaper(deps, found.id) : undefined;
  if (!paper) throw new Response(null, { status: 404, headers: secretHeaders });
  return pdfAnswer(paper.pdf, paper.number);
}
