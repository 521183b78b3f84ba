import { Clock, MapPin, Navigation, Phone } from "lucide-react";
import type { LocalDate } from "../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import type { Location } from "../../../domain/locations/location.ts";
import { spanOn } from "../../../domain/locations/opening-hours.ts";
import { formatSpan } from "../../../i18n/hours.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { directionsLink, formatPhone, telLink } from "../../../i18n/phone.ts";
import { ButtonLink, ButtonOut } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import styles from "./place-card.module.css";

type Props = { place: Location; today: LocalDate; language: Language };

export function PlaceCard({ place, today, language }: Props) {
  const words = pageWords(language).locations;
  const name = inLanguage(place.name, language);
  const path = pathTo("location", language, { slug: inLanguage(place.slug, language) });
  const hours = formatSpan(spanOn(place.hours, today), language);
  return (
    <article className={styles.card}>
      <h3>
        {name} {place.iata && <small>{place.iata}</small>}
      </h3>
      <p className={styles.about}>{inLanguage(place.description, language)}</p>
      <ul className={styles.facts}>
        <li>
          <Icon of={MapPin} size={18} />
          {place.address}, {place.postalCode} {place.city}
        </li>
        <li>
          <Icon of={Clock} size={18} />
          {words.today} {hours}
        </li>
        <li>
          <Icon of={Phone} size={18} />
          <a href={telLink(place.phone)}>{formatPhone(place.phone)}</a>
        </li>
      </ul>
      <div className={styles.acts}>
        <ButtonLink to={path}>
          {words.learnMore}
          <span className="hush">{name}</span>
        </ButtonLink>
        <ButtonOut
          kind="quiet"
          icon={Navigation}
          href={directionsLink(place.lat, place.lng)}
          target="_blank"
          rel="noreferrer"
        >
          {words.directions}
          <span className="hush">{name}</span>
        </ButtonOut>
      </div>
    </article>
  );
}
