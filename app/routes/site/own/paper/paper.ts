import type { LoaderFunctionArgs } from "react-router";
import type { Deps } from "../../../../server/deps.ts";
import { documentPaper } from "../../../../server/documents/document-paper.ts";
import { findDocument } from "../../../../server/documents/list-documents.ts";
import { openPaperLink, type LinkedPaper } from "../../../../server/documents/paper-link.ts";
import { findSheetPaper } from "../../../../server/handovers/papers/sheet-paper.ts";
import { page } from "../../../request/page-context.ts";
import { pdfAnswer } from "../../../request/pdf-answer.ts";
import { secretHeaders } from "../../../request/private-headers.ts";

/** `/paper/{pass}`: the paper that a link opens, as PDF, until the link ends or the paper is revoked. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<Response> {
  const { deps } = context.get(page);
  const linked = openPaperLink(deps, params.pass ?? "");
  const file = linked && (await fileOf(deps, linked));
  if (!file) throw new Response(null, { status: 404, headers: secretHeaders });
  return pdfAnswer(file.pdf, file.name);
}

async function fileOf(
  deps: Deps,
  linked: LinkedPaper,
): Promise<{ pdf: Buffer; name: string } | undefined> {
  if ("sheet" in linked) {
    const pdf = await findSheetPaper(deps, linked.sheet);
    return pdf && { pdf, name: `handover-${linked.sheet}` };
  }
  const found = await findDocument(deps.pool, linked.document);
  const paper = found && !found.revokedAt ? await documentPaper(deps, found.id) : undefined;
  return paper && { pdf: paper.pdf, name: paper.number };
}
