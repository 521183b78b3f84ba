import {
  data,
  useLoaderData,
  useLocation,
  type LoaderFunctionArgs,
  type MetaArgs,
} from "react-router";
import { lineNames } from "../../../../i18n/booking/line-names.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { languageOf } from "../../../../i18n/paths.ts";
import { toldCharges } from "../../../../server/charges/told-account.ts";
import { fateOfBooking } from "../../../../server/mail/desk/fate-of-letters.ts";
import { findPayable } from "../../../../server/online-payments/find-payable.ts";
import { findReservation } from "../../../../server/reservations/reading/find-reservation.ts";
import { BesideBill } from "../../../../ui/booking/own/beside-bill.tsx";
import { PriceBreakdown } from "../../../../ui/booking/bill/price-breakdown.tsx";
import { WhatToBring } from "../../../../ui/booking/own/what-to-bring.tsx";
import { PayNow } from "../pay-now.tsx";
import { keyBoxLink, ownSheets, reservationView, reservationLinks } from "../reservation-view.ts";
import { SavedNote, SavedPageNote, savedCopyOf } from "../../../offline/saved-note.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { BookedHead } from "./booked-head.tsx";
import { DepositLife } from "./deposit-life.tsx";
import { loadDepositLife } from "./load-deposit-life.ts";
import { Meeting } from "./meeting.tsx";
import { Sheets } from "./sheets.tsx";
import { YourTrip } from "./your-trip.tsx";
import styles from "./confirmation.module.css";

export async function loader({ params, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { deps, now } = about;
  const reservation = await findReservation(deps, { token: params.token ?? "" });
  if (!reservation) throw data(undefined, { status: 404, headers: privateHeaders });
  const { firstName, email, flightNumber } = reservation.customer;
  const view = {
    ...reservationView(reservation, await deps.catalogue.get(), now),
    ...(await toldCharges(deps.pool, reservation)),
    customer: { firstName, email, flightNumber },
    links: {
      ...reservationLinks(reservation, about),
      keyBox: await keyBoxLink(reservation, about),
    },
    token: reservation.token,
    status: reservation.status,
    payableCents: await findPayable(deps, reservation),
    deposit: await loadDepositLife(reservation.token, about),
    sheets: await ownSheets(reservation, about),
    mail: email === "" ? undefined : await fateOfBooking(deps),
  };
  return data(view, { headers: privateHeaders });
}

export type BookedView = ReturnType<typeof useLoaderData<typeof loader>>;

export function headers() {
  return privateHeaders;
}

export function meta({ loaderData, location }: MetaArgs<typeof loader>) {
  const words = confirmationWords(languageOf(location.pathname));
  if (!loaderData) return [{ title: "Eternal Pro" }];
  const { code, cancelCents, waits } = loaderData;
  if (cancelCents !== undefined) return [{ title: words.titleCancelled(code) }];
  return [{ title: waits ? words.titleRequested(code) : words.title(code) }];
}

/** The page after booking: the code, the trip, the papers to bring and the place to meet. */
export default function Confirmation() {
  const booked = useLoaderData<typeof loader>();
  const { language, facts, rules } = useSite();
  const { pathname } = useLocation();
  const { car, trip, price, names } = booked;
  const terms = { names: lineNames(car, names, language), pickupAt: trip.pickupAt };
  return (
    <>
      <BookedHead language={language} booked={booked} whatsapp={facts.whatsapp} />
      <BesideBill
        bill={
          booked.isOff ? undefined : (
            <PriceBreakdown
              {...{ language, car, trip, price, terms }}
              paidCents={booked.paidCents}
            />
          )
        }
        look={{ main: styles.main, bill: styles.bill }}
      >
        <SavedPageNote language={language} asOf={booked.asOf} />
        <YourTrip language={language} booked={booked} />
        <PayNow
          language={language}
          token={booked.token}
          status={booked.status}
          cents={booked.payableCents}
        />
        <DepositLife language={language} life={booked.deposit} />
        <Sheets language={language} booked={booked} />
        {booked.isOpen && (
          <WhatToBring
            language={language}
            price={price}
            licenceYears={rules.licenceYears}
            paymentTypes={facts.paymentTypes}
          />
        )}
        {booked.isHeld && <Meeting language={language} booked={booked} facts={facts} />}
        <SavedNote
          {...{ language, reservation: savedCopyOf(booked, pathname) }}
          isHeld={booked.isHeld}
        />
      </BesideBill>
    </>
  );
}
