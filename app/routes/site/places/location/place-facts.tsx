import { daysBetween, type LocalDate } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { formatAddress, formatDate, formatEuroShort } from "../../../../i18n/format.ts";
import { formatSpan } from "../../../../i18n/hours.ts";
import { formatPhone, telLink } from "../../../../i18n/phone.ts";
import { isAlwaysOpen, outOfHoursText } from "../../../../i18n/place-texts.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { HoursTable } from "../../../../ui/layout/hours-table.tsx";
import { TermRows } from "../../../../ui/layout/term-rows.tsx";
import styles from "./place-facts.module.css";

type Props = { place: Location; today: LocalDate; language: Language };

/** Days ahead that special opening hours are announced. */
const specialDaysAhead = 60;

/** Address, hours, fees and the meeting point. */
export function PlaceFacts({ place, today, language }: Props) {
  return (
    <section className={styles.facts}>
      <WhereCard place={place} language={language} />
      <HoursCard place={place} today={today} language={language} />
    </section>
  );
}

function WhereCard({ place, language }: Omit<Props, "today">) {
  const words = placesWords(language);
  return (
    <div className={`raised ${styles.card}`}>
      <h2>{words.place.meeting}</h2>
      <p>{inLanguage(place.meeting, language)}</p>
      <h2>{words.address}</h2>
      <p>
        {formatAddress(place)}
        <br />
        {inLanguage(place.region, language)}
      </p>
      <h2>{words.phone}</h2>
      <p>
        <a href={telLink(place.phone)}>{formatPhone(place.phone)}</a>
      </p>
      <h2>{words.email}</h2>
      <p>
        <a href={`mailto:${place.email}`}>{place.email}</a>
      </p>
    </div>
  );
}

function HoursCard({ place, today, language }: Props) {
  const words = placesWords(language);
  const special = place.hours.special
    .filter(({ date }) => date >= today && daysBetween(today, date) <= specialDaysAhead)
    .slice(0, 3);
  const fee = place.deliveryFeeCents;
  return (
    <div className={`raised ${styles.card}`}>
      <h2>{words.openingHours}</h2>
      <HoursTable hours={place.hours} language={language} />
      {special.length > 0 && (
        <>
          <h2>{words.place.special}</h2>
          <TermRows className={styles.rows}>
            {special.map(({ date, span, label }) => (
              <div key={date}>
                <dt>
                  {formatDate(date, language)}
                  <small>{inLanguage(label, language)}</small>
                </dt>
                <dd>{formatSpan(span, language)}</dd>
              </div>
            ))}
          </TermRows>
        </>
      )}
      <TermRows className={`${styles.rows} ${styles.fees}`}>
        <div>
          <dt>{words.place.delivery}</dt>
          <dd>{fee === 0 ? words.place.noFee : formatEuroShort(fee, language)}</dd>
        </div>
        <div>
          <dt>{words.place.late}</dt>
          <dd>{lateShort(place, language)}</dd>
        </div>
      </TermRows>
      <p className={styles.late}>{outOfHoursText(place, language)}</p>
    </div>
  );
}

/** Returns the rule outside the hours, as a word or a price. */
function lateShort(place: Location, language: Language): string {
  const words = placesWords(language).place;
  if (isAlwaysOpen(place)) return words.lateAlways;
  if (place.outOfHours === "blocked") return words.lateOnly;
  if (place.outOfHours === "free" || place.outOfHoursFeeCents === 0) return words.noFee;
  return formatEuroShort(place.outOfHoursFeeCents, language);
}
