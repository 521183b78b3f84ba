import type { Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import { inLanguage } from "../../../../domain/language.ts";
import type { Guide } from "../../../../i18n/place-guides/place-guide.ts";
import {
  deliveryText,
  isAlwaysOpen,
  outOfHoursText,
  weekText,
} from "../../../../i18n/place-texts.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./reasons.module.css";

type Props = {
  place: Location;
  guide?: Guide;
  texts: { freeCancellationHours: string };
  language: Language;
};

/** Four reasons to start here: the hours, the place itself, no hidden fees, and the language. */
export function Reasons({ place, guide, texts, language }: Props) {
  const words = placesWords(language).place;
  const { fees, languages, hoursTitle } = words;
  const hours = isAlwaysOpen(place)
    ? words.hoursAlways
    : {
        title: hoursTitle,
        text: `${capital(weekText(place, language))}. ${outOfHoursText(place, language)}`,
      };
  const reasons = [
    hours,
    guide?.reason ?? { title: words.meeting, text: inLanguage(place.meeting, language) },
    {
      title: fees.title,
      text: fees.text(texts.freeCancellationHours, deliveryText(place, language)),
    },
    languages,
  ];
  return (
    <section className={styles.why}>
      <h2>{words.whyTitle}</h2>
      <List className={styles.reasons}>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </List>
    </section>
  );
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
