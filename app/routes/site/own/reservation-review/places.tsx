import { dateOf, timeOf, type LocalDateTime } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { spanOn } from "../../../../domain/locations/opening-hours.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { confirmationWords } from "../../../../i18n/confirmation/en.ts";
import { formatAddress, formatLongDate } from "../../../../i18n/format.ts";
import { formatSpan } from "../../../../i18n/hours.ts";
import { letterWords } from "../../../../i18n/letters/en.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { paperWords } from "../../../../i18n/paper/en.ts";
import { directionsLink, formatPhone, telLink } from "../../../../i18n/phone.ts";
import { TripLegs } from "../../../../ui/booking/search/trip-legs.tsx";
import type { SheetView } from "./reservation-review.tsx";
import styles from "./sheet.module.css";

/** The times and places of pick-up and return, with directions. */
export function Places({ language, sheet }: { language: Language; sheet: SheetView }) {
  const words = confirmationWords(language);
  const paper = paperWords(language);
  const { trip, rentalDays, pickup, dropoff, isHeld } = sheet;
  return (
    <section>
      <h2>{words.trip}</h2>
      <TripLegs
        start={{
          when: momentOf(trip.pickupAt, language),
          children: (
            <Place
              language={language}
              what={paper.pickup}
              place={pickup}
              at={trip.pickupAt}
              isHeld={isHeld}
              isMeeting
            />
          ),
        }}
        between={counted(rentalDays, "day", language)}
        end={{
          when: momentOf(trip.dropoffAt, language),
          children: (
            <Place
              language={language}
              what={paper.return}
              place={dropoff}
              at={trip.dropoffAt}
              isHeld={isHeld}
            />
          ),
        }}
      />
    </section>
  );
}

/** Returns the time with its year, because paper is kept. */
function momentOf(at: LocalDateTime, language: Language): string {
  return letterWords(language).moment(formatLongDate(dateOf(at), language), timeOf(at));
}

type PlaceProps = {
  language: Language;
  what: string;
  place: Location | undefined;
  at: LocalDateTime;
  /** False when the reservation is over or cancelled: nobody needs directions then. */
  isHeld: boolean;
  /** True at the pick-up, where somebody waits: the text says how to find them. */
  isMeeting?: boolean;
};

function Place({ language, what, place, at, isHeld, isMeeting }: PlaceProps) {
  if (!place) return <p>{what}</p>;
  const words = lookupWords(language).view;
  const { name, iata, phone, meeting, hours, lat, lng } = place;
  const open = formatSpan(spanOn(hours, dateOf(at)), language);
  return (
    <div className={styles.place}>
      <p>
        {what}: <b>{inLanguage(name, language)}</b> {iata && `(${iata})`}
      </p>
      <p>{formatAddress(place)}</p>
      {isHeld && isMeeting && <p>{inLanguage(meeting, language)}</p>}
      {isHeld && <p>{paperWords(language).openThatDay(open)}</p>}
      <p>
        {words.phone} <a href={telLink(phone)}>{formatPhone(phone)}</a>
      </p>
      <p className={styles.screen}>
        <a className="link" href={directionsLink(lat, lng)} target="_blank" rel="noreferrer">
          {words.directions}
          <span className="visually-hidden"> ({lookupWords(language).ways.newTab})</span>
        </a>
      </p>
    </div>
  );
}
