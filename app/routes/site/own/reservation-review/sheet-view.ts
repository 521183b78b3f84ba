import { dateOf } from "../../../../domain/calendar.ts";
import { findAcceptedTerms } from "../../../../server/reservations/reading/find-accepted-terms.ts";
import type { Reservation } from "../../../../domain/reservations/reservation.ts";
import { keptView } from "../kept-view.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { reservationLinks } from "../reservation-links.ts";

/** What the sheet shows of a reservation, and where its links lead. */
export async function sheetView(reservation: Reservation, about: PageContext) {
  const { customer, planCode, extras, countries, createdAt } = reservation;
  const { firstName, lastName, flightNumber } = customer;
  const catalogue = await about.deps.catalogue.get();
  const accepted = await findAcceptedTerms(about.deps.pool, reservation);
  const isInForce = catalogue.legal.some(
    ({ kind, version }) => kind === "terms" && version === accepted,
  );
  return {
    ...keptView(reservation, catalogue, about.now),
    acceptedTerms: isInForce ? undefined : accepted,
    planCode,
    extras,
    countries: [...countries],
    bookedOn: dateOf(createdAt),
    customer: { firstName, lastName, flightNumber },
    links: reservationLinks(reservation, about),
  };
}

export type SheetView = Awaited<ReturnType<typeof sheetView>>;
