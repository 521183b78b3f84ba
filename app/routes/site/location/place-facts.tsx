import { Navigation } from "lucide-react";
import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Location } from "../../../domain/locations/location.ts";
import { formatEuroShort } from "../../../i18n/format.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { directionsLink, formatPhone, telLink } from "../../../i18n/phone.ts";
import { isOnMap, PlaceMap } from "../../../ui/booking/place-map.tsx";
import { ButtonOut } from "../../../ui/controls/button.tsx";
import { HoursTable } from "../../../ui/layout/hours-table.tsx";
import styles from "./place-facts.module.css";

/** Address, hours and where we meet, beside the map. */
export function PlaceFacts({ place, language }: { place: Location; language: Language }) {
  const words = pageWords(language).location;
  const name = inLanguage(place.name, language);
  return (
    <section className={styles.facts}>
      <div className={styles.card}>
        <h2>{words.meeting}</h2>
        <p>{inLanguage(place.meeting, language)}</p>
        <h2>{words.address}</h2>
        <p>
          {place.address}, {place.postalCode} {place.city}
          <br />
          {inLanguage(place.region, language)}
        </p>
        <ButtonOut
          icon={Navigation}
          href={directionsLink(place.lat, place.lng)}
          target="_blank"
          rel="noreferrer"
        >
          {pageWords(language).locations.directions}
        </ButtonOut>
      </div>
      <div className={styles.card}>
        <h2>{words.hours}</h2>
        <HoursTable hours={place.hours} language={language} />
        <p className={styles.late}>{lateText(place, language)}</p>
        <h2>{words.phone}</h2>
        <p>
          <a href={telLink(place.phone)}>{formatPhone(place.phone)}</a>
        </p>
        <h2>{words.email}</h2>
        <p>
          <a href={`mailto:${place.email}`}>{place.email}</a>
        </p>
      </div>
      {isOnMap(place) && (
        <div className={styles.map}>
          <PlaceMap lat={place.lat} lng={place.lng} name={name} label={name} />
        </div>
      )}
    </section>
  );
}

/** What happens outside the hours; a place that never closes has nothing to say. */
function lateText(place: Location, language: Language): string | undefined {
  const words = pageWords(language).location;
  const always = place.hours.weekly.every(
    (span) => span?.opens === "00:00" && span.closes === "24:00",
  );
  if (always) return undefined;
  if (place.outOfHours === "blocked") return words.lateBlocked;
  if (place.outOfHours === "free") return words.lateFree;
  return words.lateFee(formatEuroShort(place.outOfHoursFeeCents, language));
}
