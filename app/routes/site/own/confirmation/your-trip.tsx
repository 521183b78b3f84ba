import { Clock } from "lucide-react";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { soldGrace } from "../../../../domain/pricing/lines/sold-grace.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { freeTimeText } from "../../../../i18n/cancellation/free-time-text.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { formatLongDateTime } from "../../../../i18n/format.ts";
import { keyBoxWords } from "../../../../i18n/key-box/en.ts";
import { TripLegs } from "../../../../ui/booking/search/trip-legs.tsx";
import { ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { BookedView } from "./confirmation.tsx";
import styles from "./your-trip.module.css";

type Props = { language: Language; booked: BookedView };

/** The trip from ring to dot, and the end of its free time. */
export function YourTrip({ language, booked }: Props) {
  const words = confirmationWords(language);
  const { trip, rentalDays, car, price, pickup, dropoff, customer, free } = booked;
  const { isOpen, isOnRent, isHeld, isOff, links } = booked;
  const place = (location: typeof pickup) => (location ? inLanguage(location.name, language) : "");
  const orSimilar = car.orSimilar ? bookingWords(language).orSimilar : "";
  return (
    <section>
      <h2 className={styles.title}>{words.trip}</h2>
      <TripLegs
        start={{
          when: formatLongDateTime(trip.pickupAt, language),
          children: (
            <>
              <p>
                {words.pickupAt(place(pickup))}{" "}
                {!isOff && pickup && inLanguage(pickup.meeting, language)}
              </p>
              {customer.flightNumber && <p>{words.flight(customer.flightNumber)}</p>}
            </>
          ),
        }}
        between={words.between(counted(rentalDays, "day", language), car.name, orSimilar)}
        end={{
          when: formatLongDateTime(trip.dropoffAt, language),
          children: (
            <p>
              {words.returnAt(place(dropoff))}{" "}
              {!isOff && words.grace(counted(soldGrace(price.lines), "minuteOf", language))}
            </p>
          ),
        }}
      />
      {isOpen && (
        <Note icon={Clock} className={styles.note}>
          {freeTimeText(free, free.rules, language)}
        </Note>
      )}
      {isHeld && (
        <div className={styles.acts}>
          {/* A full page load, because the link opens a session on its way. */}
          {(isOpen || isOnRent) && (
            <ButtonOut href={links.change}>{isOpen ? words.change : words.lateOrLonger}</ButtonOut>
          )}
          {links.keyBox && <ButtonLink to={links.keyBox}>{keyBoxWords(language).link}</ButtonLink>}
          <ButtonLink kind="quiet" to={links.repeat}>
            {words.again}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
