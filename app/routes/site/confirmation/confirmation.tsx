import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from "react-router";
import { addMinutesWall } from "../../../domain/calendar.ts";
import { can } from "../../../domain/reservations/actions.ts";
import { lineNames } from "../../../i18n/booking/line-names.ts";
import { confirmationWords } from "../../../i18n/confirmation/words.ts";
import { languageOf } from "../../../i18n/paths.ts";
import { findReservation } from "../../../server/reservations/find-reservation.ts";
import { carBrief } from "../../../ui/booking/car-brief.ts";
import { PriceBreakdown } from "../../../ui/booking/price-breakdown.tsx";
import { page } from "../../page-context.ts";
import { useSite } from "../../use-site.ts";
import { BookedHead } from "./booked-head.tsx";
import { Meeting } from "./meeting.tsx";
import { namesOnly } from "./names-only.ts";
import { WhatToBring } from "./what-to-bring.tsx";
import { YourTrip } from "./your-trip.tsx";
import styles from "./confirmation.module.css";

/** A personal page: nobody keeps it, nobody indexes it, and no link from it tells where it was. */
const privately = {
  "Cache-Control": "private, no-store",
  "Referrer-Policy": "no-referrer",
  "X-Robots-Tag": "noindex, nofollow",
};

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { deps, now } = context.get(page);
  const reservation = await findReservation(deps, { token: params.token ?? "" });
  if (!reservation) throw data(undefined, { status: 404, headers: privately });
  const { priceList, withdrawn } = await deps.catalogue.get();
  const { trip, status, customer, code, rentalDays, lines, totalCents, vatCents, depositCents } =
    reservation;
  const locations = [...priceList.locations, ...withdrawn.locations];
  const freeUntil = addMinutesWall(trip.pickupAt, -priceList.rules.freeCancellationHours * 60);
  const view = {
    code,
    status,
    trip,
    rentalDays,
    car: carBrief(reservation.car),
    customer: {
      firstName: customer.firstName,
      email: customer.email,
      flightNumber: customer.flightNumber,
    },
    price: { rentalDays, lines: [...lines], totalCents, vatCents, depositCents },
    pickup: locations.find(({ id }) => id === trip.pickupLocationId),
    dropoff: locations.find(({ id }) => id === trip.dropoffLocationId),
    names: namesOnly(priceList, locations, reservation),
    isOpen: can("cancel", status),
    freeUntil: freeUntil > now ? freeUntil : undefined,
  };
  return data(view, { headers: privately });
}

export type BookedView = ReturnType<typeof useLoaderData<typeof loader>>;

export function headers() {
  return privately;
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const words = confirmationWords(languageOf(location.pathname));
  return [
    { title: loaderData ? words.title(loaderData.code) : "Eternal Pro" },
    { name: "robots", content: "noindex, nofollow" },
  ];
}

/** What a visitor holds after booking: the code, the trip, what to bring and where to meet. */
export default function Confirmation() {
  const booked = useLoaderData<typeof loader>();
  const { language, facts, rules } = useSite();
  const { car, trip, price, names } = booked;
  const terms = {
    names: lineNames(car, names, language),
    pickupAt: trip.pickupAt,
    graceMinutes: rules.graceMinutes,
  };
  return (
    <>
      <BookedHead language={language} booked={booked} whatsapp={facts.whatsapp} />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.main}>
          <YourTrip language={language} booked={booked} graceMinutes={rules.graceMinutes} />
          <WhatToBring
            language={language}
            booked={booked}
            licenceYears={rules.licenceYears}
            paymentTypes={facts.paymentTypes}
          />
          <Meeting language={language} booked={booked} facts={facts} />
        </div>
        <section className={styles.bill}>
          <PriceBreakdown {...{ language, car, trip, price, terms }} />
        </section>
      </div>
    </>
  );
}
