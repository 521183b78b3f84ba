import { MapPin, Navigation } from "lucide-react";
import { inLanguage, type Bilingual, type Language } from "../../../../domain/language.ts";
import type { OpeningHours } from "../../../../domain/locations/location.ts";
import { contactWords } from "../../../../i18n/contact/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { directionsLink } from "../../../../i18n/phone.ts";
import { isOnMap, PlaceMap } from "../../../../ui/booking/map/place-map.tsx";
import { StreetMap } from "../../../../ui/booking/map/street-map.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { HoursTable } from "../../../../ui/layout/hours-table.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import { ContactBlock } from "./contact-block.tsx";
import styles from "./office-block.module.css";

type Props = {
  office:
    | { id: string; name: Bilingual; hours: OpeningHours; lat: number; lng: number }
    | undefined;
  facts: SiteFacts;
  hasStreetMap: boolean;
  language: Language;
};

/** Where the office is and when it is open, beside the map. */
export function OfficeBlock({ office, facts, hasStreetMap, language }: Props) {
  const words = contactWords(language);
  return (
    <div className={styles.office}>
      <ContactBlock icon={MapPin} title={words.office}>
        <p className={styles.address}>
          {facts.address}, {facts.postalCode} {facts.city}
          <br />
          {inLanguage(facts.region, language)}
        </p>
        {office && (
          <>
            <h3>{words.officeHours}</h3>
            <HoursTable hours={office.hours} language={language} />
            <p className={styles.airport}>{words.atAirport}</p>
            <ButtonOut
              icon={Navigation}
              href={directionsLink(office.lat, office.lng)}
              target="_blank"
              rel="noreferrer"
            >
              {words.directions}
            </ButtonOut>
          </>
        )}
      </ContactBlock>
      {office && isOnMap(office) && (
        <StreetMap
          src={hasStreetMap ? `${pathTo("street-map", language)}?place=${office.id}` : undefined}
          place={inLanguage(office.name, language)}
          language={language}
          className={styles.map}
        >
          <PlaceMap {...office} name={inLanguage(office.name, language)} label={words.map} />
        </StreetMap>
      )}
    </div>
  );
}
