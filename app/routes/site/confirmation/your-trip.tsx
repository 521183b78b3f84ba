import { Clock } from "lucide-react";
import { inLanguage, type Language } from "../../../domain/language.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { formatUntil } from "../../../i18n/booking/until.ts";
import { bookingWords } from "../../../i18n/booking/words.ts";
import { confirmationWords } from "../../../i18n/confirmation/words.ts";
import { formatLongDateTime } from "../../../i18n/format.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Note } from "../../../ui/controls/note.tsx";
import type { BookedView } from "./confirmation.tsx";
import styles from "./your-trip.module.css";

type Props = { language: Language; booked: BookedView; graceMinutes: number };

/** The trip from ring to dot, and until when it can be changed for nothing. */
export function YourTrip({ language, booked, graceMinutes }: Props) {
  const words = confirmationWords(language);
  const { trip, rentalDays, car, pickup, dropoff, customer, freeUntil, isOpen } = booked;
  const place = (location: typeof pickup) => (location ? inLanguage(location.name, language) : "");
  const orSimilar = car.orSimilar ? bookingWords(language).orSimilar : "";
  return (
    <section>
      <h2 className={styles.title}>{words.trip}</h2>
      <ol className={styles.legs}>
        <li>
          <b>{formatLongDateTime(trip.pickupAt, language)}</b>
          <p>
            {words.pickupAt(place(pickup))} {pickup && inLanguage(pickup.meeting, language)}
          </p>
          {customer.flightNumber && <p>{words.flight(customer.flightNumber)}</p>}
        </li>
        <li className={styles.between}>
          {words.between(counted(rentalDays, "day", language), car.name, orSimilar)}
        </li>
        <li className={styles.end}>
          <b>{formatLongDateTime(trip.dropoffAt, language)}</b>
          <p>
            {words.returnAt(place(dropoff))}{" "}
            {words.grace(counted(graceMinutes, "minuteOf", language))}
          </p>
        </li>
      </ol>
      {isOpen && (
        <>
          <Note icon={Clock} className={styles.note}>
            {freeUntil ? (
              <>
                {words.freeUntil.before}
                <b>{formatUntil(freeUntil, language)}</b>
                {words.freeUntil.after}
              </>
            ) : (
              words.late
            )}
          </Note>
          <div className={styles.acts}>
            <ButtonLink to={pathTo("modify", language)}>{words.change}</ButtonLink>
          </div>
        </>
      )}
    </section>
  );
}
