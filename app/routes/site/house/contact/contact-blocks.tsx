import { MapPin, Navigation, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { type Bilingual, inLanguage, type Language } from "../../../../domain/language.ts";
import type { OpeningHours } from "../../../../domain/locations/location.ts";
import { formatAddress } from "../../../../i18n/format.ts";
import { contactWords } from "../../../../i18n/contact/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { directionsLink, telLink, viberLink, whatsAppLink } from "../../../../i18n/phone.ts";
import { isOnMap, PlaceMap } from "../../../../ui/booking/map/place-map.tsx";
import { StreetMap } from "../../../../ui/booking/map/street-map.tsx";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { Icon, type IconShape } from "../../../../ui/controls/icon.tsx";
import { ViberIcon } from "../../../../ui/controls/messengers/viber-icon.tsx";
import { WhatsAppIcon } from "../../../../ui/controls/messengers/whats-app-icon.tsx";
import type { SiteFacts } from "../../../../ui/layout/frame/site-facts.ts";
import { HoursTable } from "../../../../ui/layout/hours-table.tsx";
import styles from "./contact-blocks.module.css";

export function ContactBlock({
  icon,
  title,
  children,
}: {
  icon: IconShape;
  title: string;
  children: ReactNode;
}) {
  return (
    <section className={`raised ${styles.block}`}>
      <h2>
        <Icon of={icon} />
        {title}
      </h2>
      {children}
    </section>
  );
}

type OfficeProps = {
  office:
    | { id: string; name: Bilingual; hours: OpeningHours; lat: number; lng: number }
    | undefined;
  facts: SiteFacts;
  hasStreetMap: boolean;
  language: Language;
};

/** The office's address and hours, beside the map. */
export function OfficeBlock({ office, facts, hasStreetMap, language }: OfficeProps) {
  const words = contactWords(language);
  return (
    <div className={styles.office}>
      <ContactBlock icon={MapPin} title={words.office}>
        <p className={styles.address}>
          {formatAddress(facts)}
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

/** Links for phone, WhatsApp and Viber; the chats open with a first message filled in. */
export function ContactLinks({ facts, language }: { facts: SiteFacts; language: Language }) {
  const { callNow, hello } = contactWords(language);
  return (
    <div className={styles.ways}>
      <ButtonOut kind="go" icon={Phone} href={telLink(facts.phone)}>
        {callNow}
      </ButtonOut>
      <ButtonOut
        kind="onlake"
        icon={WhatsAppIcon}
        href={whatsAppLink(facts.whatsapp, hello)}
        target="_blank"
        rel="noreferrer"
      >
        WhatsApp
      </ButtonOut>
      <ButtonOut kind="onlake" icon={ViberIcon} href={viberLink(facts.viber, hello)}>
        Viber
      </ButtonOut>
    </div>
  );
}
