import { inLanguage, type Language } from "../../../../domain/language.ts";
import type { Location } from "../../../../domain/locations/location.ts";
import type { Guide } from "../../../../i18n/place-guides/place-guide.ts";
import { placesWords } from "../../../../i18n/places/en.ts";
import { RoadList } from "../../../../ui/booking/map/road-list.tsx";
import styles from "./steps.module.css";

type Props = {
  place: Location;
  guide?: Guide;
  texts: { phone: string; licenceYears: string };
  language: Language;
};

/** The four steps of a pick-up, as a road. */
export function Steps({ place, guide, texts, language }: Props) {
  const words = placesWords(language).place;
  const { book, time, meet, drive } = words.steps;
  const steps = [
    { title: book.title, text: book.text(texts.phone.replaceAll(" ", "\u00a0")) },
    { title: time, text: guide?.time },
    { title: meet, text: inLanguage(place.meeting, language) },
    { title: drive.title, text: drive.text(texts.licenceYears) },
  ];
  return (
    <section>
      <h2>{words.stepsTitle}</h2>
      <RoadList className={styles.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </RoadList>
    </section>
  );
}
