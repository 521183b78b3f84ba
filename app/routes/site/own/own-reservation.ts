import { redirect } from "react-router";
import { pathTo } from "../../../i18n/paths.ts";
import type { About } from "../../../server/http/about.ts";
import { findReservation } from "../../../server/reservations/reading/find-reservation.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { endedSession, sessionToken } from "../../../server/sessions/reservation-cookie.ts";

/**
 * The reservation that the visitor has opened. Without a session, or when it has ended, the visitor goes to step one and is
 * told why. The session itself is lengthened with every private page that is answered.
 */
export async function ownReservation(request: Request, about: About): Promise<Reservation> {
  const { deps, language } = about;
  const token = sessionToken(deps, request);
  const reservation = token === undefined ? undefined : await findReservation(deps, { token });
  if (reservation) return reservation;
  throw redirect(`${pathTo("modify", language)}?expired`, {
    headers: { "Set-Cookie": endedSession(deps, request), "Cache-Control": "private, no-store" },
  });
}
