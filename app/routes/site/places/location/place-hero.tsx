import type { ReactNode } from "react";
import { Navigation } from "lucide-react";
import type { LocalDate } from "../../../../domain/calendar.ts";
import { inLanguage, type Bilingual, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { directionsLink } from "../../../../i18n/phone.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { siteWords } from "../../../../i18n/site/en.ts";
import { CountryMap } from "../../../../ui/booking/choices/country-map.tsx";
import { StreetMap } from "../../../../ui/booking/map/street-map.tsx";
import { ButtonLink, ButtonOut } from "../../../../ui/controls/button.tsx";
import { OpenNow } from "../../../../ui/layout/open-now.tsx";
import { PageHead } from "../../../../ui/layout/page-head.tsx";
import styles from "./place-hero.module.css";

export type OtherPlace = Pick<Location, "id" | "lat" | "lng"> & {
  name: Bilingual;
  slug: Bilingual;
};

type Props = {
  place: Location;
  /** All places in their order, including this one. */
  places: readonly OtherPlace[];
  today: LocalDate;
  hasStreetMap: boolean;
  language: Language;
  /** The meeting point and its hours. */
  children: ReactNode;
};

/** The name of the place, its opening state, the button to a car, and its position in the country. */
export function PlaceHero({ place, places, today, hasStreetMap, language, children }: Props) {
  const words = placesWords(language);
  const name = inLanguage(place.name, language);
  const pins = places.map(({ id, lat, lng, ...other }, index) => ({
    id,
    lat,
    lng,
    number: index + 1,
    name: inLanguage(other.name, language),
    to: pathTo("location", language, { slug: inLanguage(other.slug, language) }),
  }));
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <PageHead
          language={language}
          title={name}
          lead={inLanguage(place.description, language)}
          above={[{ to: pathTo("locations", language), label: siteWords(language).locations }]}
        />
        <div className={styles.now}>
          <OpenNow hours={place.hours} today={today} language={language} />
        </div>
        <div className={styles.acts}>
          <ButtonLink kind="go" to={`${pathTo("home", language)}?pickupLocation=${place.id}`}>
            {words.place.book}
          </ButtonLink>
          <ButtonOut
            icon={Navigation}
            href={directionsLink(place.lat, place.lng)}
            target="_blank"
            rel="noreferrer"
          >
            {words.list.directions}
            <span className="visually-hidden"> ({words.list.newTab})</span>
          </ButtonOut>
        </div>
      </div>
      <div className={styles.facts}>{children}</div>
      <StreetMap
        key={place.id}
        src={hasStreetMap ? `${pathTo("street-map", language)}?place=${place.id}` : undefined}
        place={name}
        language={language}
        className={styles.map}
      >
        <CountryMap pins={pins} here={place.id} label={words.place.map(name)} />
      </StreetMap>
    </section>
  );
}
