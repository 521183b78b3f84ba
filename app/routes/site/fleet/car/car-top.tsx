import { CalendarDays, Cog, Fuel, Luggage, Snowflake, Users } from "lucide-react";
import type { Car } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { bagsOf, carKind, carWords } from "../../../../i18n/booking/car-words.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { ButtonOut } from "../../../../ui/controls/button.tsx";
import { Icon, type IconShape } from "../../../../ui/controls/icon.tsx";
import { ColourGallery, PhotoGallery } from "./gallery.tsx";
import styles from "./car-top.module.css";

type Props = {
  language: Language;
  car: Car;
  /** `#rrggbb`, that of the drawing first. */
  colours: readonly string[];
  fromCents?: number;
};

/** The first sight of a car: its pictures, what it is, what its days start at. */
export function CarTop({ language, car, colours, fromCents }: Props) {
  const words = carPageWords(language);
  return (
    <div className={styles.top}>
      {car.photos ? (
        <PhotoGallery {...{ language, car, photos: car.photos }} />
      ) : (
        <ColourGallery {...{ language, car, colours }} />
      )}
      <div>
        <p className={styles.kind}>{carKind(car, language)}</p>
        <Facts language={language} car={car} />
        {fromCents !== undefined && (
          <p className={styles.from}>
            {words.from} <b>{formatEuro(fromCents, language)}</b> {words.aDay}
          </p>
        )}
        <ButtonOut kind="pick" icon={CalendarDays} href="#book" className={styles.choose}>
          {words.chooseDates}
        </ButtonOut>
      </div>
    </div>
  );
}

function Facts({ language, car }: Pick<Props, "language" | "car">) {
  const words = carPageWords(language);
  const names = carWords(language);
  const facts: [IconShape, string][] = [
    [Users, counted(car.seats, "seat", language)],
    [Cog, names.transmission[car.transmission]],
    [Luggage, bagsOf(car, language)],
    [Fuel, names.fuel[car.fuel]],
  ];
  if (car.airConditioning) facts.push([Snowflake, words.data.airConditioning]);
  return (
    <ul className={styles.facts} aria-label={words.facts}>
      {facts.map(([icon, text]) => (
        <li key={text}>
          <Icon of={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
