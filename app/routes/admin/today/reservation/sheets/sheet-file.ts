import type { LoaderFunctionArgs } from "react-router";
import { findSheetPaper } from "../../../../../server/handovers/papers/sheet-paper.ts";
import { listSheets } from "../../../../../server/handovers/papers/list-sheets.ts";
import { page } from "../../../../request/page-context.ts";
import { pdfAnswer } from "../../../../request/pdf-answer.ts";
import { secretHeaders } from "../../../../request/private-headers.ts";
import { notFound } from "../../../forms/action-answer.ts";
import { readId } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { findByCode } from "../load-page.ts";

/** `/admin/reservations/{code}/sheets/{id}/file`: the sheet of a handover as PDF, with photos and signatures. */
export async function loader({ request, context, params }: LoaderFunctionArgs): Promise<Response> {
  const about = context.get(page);
  await requireStaff(request, about, "hand-over");
  const found = await findByCode(params.code, about);
  if (!found) return notFound();
  const id = readId(params.sheet);
  const sheets = await listSheets(about.deps.pool, found.id);
  const sheet = sheets.find((one) => one.id === id);
  const pdf = sheet && (await findSheetPaper(about.deps, sheet.id));
  return pdf ? pdfAnswer(pdf, `${found.view.code}-${sheet.direction}-${sheet.id}`) : notFound();
}

export function headers() {
  return secretHeaders;
}
