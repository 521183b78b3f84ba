import type { LoaderFunctionArgs } from "react-router";
import { makeCalendarFile } from "../../server/calendar/make-calendar-file.ts";
import { findReservation } from "../../server/reservations/reading/find-reservation.ts";
import { page } from "../request/page-context.ts";
import { noPaper, paperAnswer, siteUrlOf } from "./reservation-paper.ts";

export { paperHeaders as headers } from "./reservation-paper.ts";

/** `/reservation-confirmation/{token}/reservation.ics`: pick-up and return for the visitor's own calendar. */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<Response> {
  const { deps, language } = context.get(page);
  const reservation = await findReservation(deps, { token: params.token ?? "" });
  if (!reservation) return noPaper();
  const { text, method } = makeCalendarFile({
    reservation,
    language,
    catalogue: await deps.catalogue.get(),
    siteUrl: siteUrlOf(deps, request),
    now: deps.clock.now(),
  });
  return paperAnswer(request, reservation, {
    content: new TextEncoder().encode(text),
    type: `text/calendar; charset=utf-8; method=${method}`,
    extension: "ics",
  });
}
