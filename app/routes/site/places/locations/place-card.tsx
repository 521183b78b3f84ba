import { ChevronDown, Mail, MapPin, Navigation, Phone } from "lucide-react";
import type { LocalDate } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { formatAddress } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { directionsLink, formatPhone, telLink } from "../../../../i18n/phone.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { PlaceBadge } from "../../../../ui/booking/map/place-badge.tsx";
import { ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import { HoursTable } from "../../../../ui/layout/hours-table.tsx";
import { OpenNow } from "../../../../ui/layout/open-now.tsx";
import styles from "./place-card.module.css";

type Props = { place: Location; number: number; today: LocalDate; language: Language };

/** One place in brief, with details that start open. */
export function PlaceCard({ place, number, today, language }: Props) {
  const words = placesWords(language).list;
  const name = inLanguage(place.name, language);
  const path = pathTo("location", language, { slug: inLanguage(place.slug, language) });
  return (
    <article className={`raised ${styles.card}`} aria-labelledby={`${place.id}-name`}>
      <h2 id={`${place.id}-name`}>
        <PlaceBadge number={number} />
        <span>
          {name} {place.iata && <small>{place.iata}</small>}
        </span>
      </h2>
      <OpenNow hours={place.hours} today={today} language={language} />
      <p className={styles.about}>{inLanguage(place.description, language)}</p>
      <details className={styles.details} open>
        <summary>
          <span>
            {words.details}
            <span className="visually-hidden">: {name}</span>
          </span>
          <Icon of={ChevronDown} size={18} />
        </summary>
        <Details place={place} language={language} />
      </details>
      <div className={styles.acts}>
        <ButtonLink to={path}>
          {words.learnMore}
          <span className="visually-hidden">: {name}</span>
        </ButtonLink>
        <ButtonOut
          kind="quiet"
          icon={Navigation}
          href={directionsLink(place.lat, place.lng)}
          target="_blank"
          rel="noreferrer"
        >
          {words.directions}
          <span className="visually-hidden">
            : {name} ({words.newTab})
          </span>
        </ButtonOut>
      </div>
    </article>
  );
}

function Details({ place, language }: { place: Location; language: Language }) {
  const words = placesWords(language);
  return (
    <>
      <List className={styles.facts}>
        <li>
          <Icon of={MapPin} size={18} />
          <span>
            <span className="visually-hidden">{words.address}: </span>
            {formatAddress(place)}
          </span>
        </li>
        <li>
          <Icon of={Phone} size={18} />
          <span className="visually-hidden">{words.phone}: </span>
          <a href={telLink(place.phone)}>{formatPhone(place.phone)}</a>
        </li>
        <li>
          <Icon of={Mail} size={18} />
          <span className="visually-hidden">{words.email}: </span>
          <a href={`mailto:${place.email}`}>{place.email}</a>
        </li>
      </List>
      <div className={styles.hours}>
        <h3>{words.openingHours}</h3>
        <HoursTable hours={place.hours} language={language} />
      </div>
    </>
  );
}
