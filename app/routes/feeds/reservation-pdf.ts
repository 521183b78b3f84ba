import type { LoaderFunctionArgs } from "react-router";
import { askedPdf } from "../../server/pdf/asked-pdf.ts";
import { findReservation } from "../../server/reservations/reading/find-reservation.ts";
import { page } from "../request/page-context.ts";
import { noPaper, paperAnswer, siteUrlOf } from "./reservation-paper.ts";

export { paperHeaders as headers } from "./reservation-paper.ts";

/** `/reservation-confirmation/{token}/reservation.pdf`: the reservation on paper, in the language of the path. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { deps, language } = context.get(page);
  const reservation = await findReservation(deps, { token: params.token ?? "" });
  if (!reservation) return noPaper();
  const catalogue = await deps.catalogue.get();
  const siteUrl = siteUrlOf(deps, request);
  const pdf = await askedPdf({ reservation, language, catalogue, siteUrl });
  const content = new Uint8Array(pdf);
  return paperAnswer(request, reservation, { content, type: "application/pdf", extension: "pdf" });
}
