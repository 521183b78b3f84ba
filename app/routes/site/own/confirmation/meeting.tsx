import { Navigation } from "lucide-react";
import { dateOf, type LocalDateTime } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { spanOn } from "../../../../domain/locations/opening-hours.ts";
import { formatAddress } from "../../../../i18n/format.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { formatSpan } from "../../../../i18n/hours.ts";
import { directionsLink, viberLink } from "../../../../i18n/phone.ts";
import { isOnMap, PlaceMap } from "../../../../ui/booking/map/place-map.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { ViberIcon } from "../../../../ui/controls/messengers/viber-icon.tsx";
import type { BookedView } from "./confirmation.tsx";
import styles from "./meeting.module.css";

type Props = { language: Language; booked: BookedView; facts: { viber: string } };

/** The place where the car is handed over, and the place of return when it is another one. */
export function Meeting({ language, booked, facts }: Props) {
  const words = confirmationWords(language);
  const { pickup, dropoff, trip } = booked;
  if (!pickup) return undefined;
  const name = inLanguage(pickup.name, language);
  const message = words.message(booked.code, booked.customer.firstName);
  const elsewhere = dropoff && dropoff.id !== pickup.id ? dropoff : undefined;
  return (
    <section className={styles.meeting}>
      <h2>{words.meet}</h2>
      {isOnMap(pickup) && (
        <PlaceMap lat={pickup.lat} lng={pickup.lng} name={name} label={words.map(name)} />
      )}
      <Place language={language} place={pickup} at={trip.pickupAt}>
        <ButtonOut
          icon={ViberIcon}
          href={`${viberLink(facts.viber)}&draft=${encodeURIComponent(message)}`}
        >
          Viber
        </ButtonOut>
      </Place>
      {elsewhere && (
        <>
          <h2>{words.meetReturn}</h2>
          <Place language={language} place={elsewhere} at={trip.dropoffAt} />
        </>
      )}
    </section>
  );
}

type PlaceProps = {
  language: Language;
  place: Location;
  at: LocalDateTime;
  children?: React.ReactNode;
};

function Place({ language, place, at, children }: PlaceProps) {
  const words = confirmationWords(language);
  const span = spanOn(place.hours, dateOf(at));
  return (
    <div className={styles.place}>
      <div>
        <b>
          {inLanguage(place.name, language)} {place.iata && `(${place.iata})`}
        </b>
        <p>{formatAddress(place)}</p>
        <p>
          {words.hours}: {formatSpan(span, language)}
        </p>
      </div>
      <div className={styles.acts}>
        <ButtonOut
          icon={Navigation}
          href={directionsLink(place.lat, place.lng)}
          target="_blank"
          rel="noreferrer"
        >
          {words.directions}
          <span className="visually-hidden"> ({words.newTab})</span>
        </ButtonOut>
        {children}
      </div>
    </div>
  );
}
