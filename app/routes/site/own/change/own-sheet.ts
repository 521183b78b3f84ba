import { redirect, type LoaderFunctionArgs } from "react-router";
import { pathTo } from "../../../../i18n/paths.ts";
import { listPapersOf } from "../../../../server/handovers/papers/list-sheets.ts";
import { findSheetPaper } from "../../../../server/handovers/papers/sheet-paper.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { sessionToken } from "../../../../server/sessions/reservation-cookie.ts";
import { page } from "../../../request/page-context.ts";
import { pdfAnswer } from "../../../request/pdf-answer.ts";
import { secretHeaders } from "../../../request/private-headers.ts";

/** A sheet of the reservation whose pass the reader holds, as PDF; whoever holds none is led to the way in. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { deps, language } = context.get(page);
  const token = sessionToken(deps, request);
  const reservation = token && (await findReservation(deps, { token }));
  if (!reservation)
    return redirect(`${pathTo("modify", language)}?expired`, { headers: secretHeaders });
  const sheets = await listPapersOf(deps.pool, reservation.token);
  const sheet = sheets.find(({ id }) => String(id) === params.sheet);
  const pdf = sheet && (await findSheetPaper(deps, sheet.id));
  if (!pdf) return new Response("No such sheet", { status: 404, headers: secretHeaders });
  return pdfAnswer(pdf, `${reservation.code}-${sheet.direction}-${sheet.id}`);
}
