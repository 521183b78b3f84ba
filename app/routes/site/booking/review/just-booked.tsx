import { isCalledOff } from "../../../../domain/reservations/states/states.ts";
import type { ReservationStatus } from "../../../../domain/reservations/states/status.ts";
import type { Language } from "../../../../domain/language.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import styles from "./review.module.css";

/** A booking that this browser has made for the very car and trip of the page. */
type OwnBooking = { code: string; token: string; status: ReservationStatus };

type Props = { language: Language; booked: OwnBooking; again: string };

/** In place of the form, for whoever comes back to it after booking: the reservation, and the way to one more. */
export function JustBooked({ language, booked, again }: Props) {
  const words = bookingWords(language).review.just;
  const isOff = isCalledOff(booked.status);
  return (
    <div className={styles.just}>
      <h1>{isOff ? words.cancelledTitle(booked.code) : words.title(booked.code)}</h1>
      <p>{isOff ? words.cancelledLead : words.lead}</p>
      <p className={styles.justWays}>
        <ButtonLink kind={isOff ? "pick" : "go"} to={pathTo("confirmation", language, booked)}>
          {words.see}
        </ButtonLink>
        <ButtonLink kind={isOff ? "go" : "quiet"} to={again}>
          {isOff ? words.again : words.second}
        </ButtonLink>
      </p>
    </div>
  );
}
