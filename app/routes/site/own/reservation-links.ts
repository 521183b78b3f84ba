import { pathTo } from "../../../i18n/paths.ts";
import { repeatPath } from "../../../i18n/repeat-path.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { makePass } from "../../../server/sessions/make-pass.ts";
import type { PageContext } from "../../request/page-context.ts";

/** A page may be left open for a day before its link to the change is followed. */
const passMs = 24 * 60 * 60_000;

/** Where a page that shows a reservation leads. Who may see it may change it: code and name need not be typed again. */
export function reservationLinks(
  reservation: Reservation,
  { deps, language }: Pick<PageContext, "deps" | "language">,
) {
  const { token } = reservation;
  const pass = makePass(deps.signingKey, { token, expiresAt: deps.clock.now() + passMs });
  return {
    pdf: pathTo("reservation-pdf", language, { token }),
    calendar: pathTo("reservation-calendar", language, { token }),
    change: pathTo("open-pass", language, { pass }),
    repeat: repeatPath(reservation, language),
  };
}
