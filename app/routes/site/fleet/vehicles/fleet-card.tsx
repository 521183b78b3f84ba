import { Check, ChevronDown } from "lucide-react";
import { Link } from "react-router";
import type { Car } from "../../../../domain/cars/car.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { vehiclesWords } from "../../../../i18n/vehicles/en.ts";
import { CarFacts } from "../../../../ui/booking/car/car-facts.tsx";
import { CarName } from "../../../../ui/booking/car/car-name.tsx";
import { CarPicture } from "../../../../ui/booking/car/car-picture.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./fleet-card.module.css";

/** A car with its starting day price, in euro cents. */
export type FleetCar = Car & { fromCents?: number };

type Props = { car: FleetCar; language: Language; priority: boolean };

/** One car of the fleet; its button leads to the search with this car carried along. */
export function FleetCard({ car, language, priority }: Props) {
  const words = vehiclesWords(language);
  const about = pathTo("car", language, { category: car.category, id: car.id });
  return (
    <article className={`raised ${styles.card}`}>
      {/* The name is the link for screen readers and the keyboard; the picture is a larger target for a tap. */}
      <Link to={about} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <CarPicture car={car} alt="" priority={priority} />
      </Link>
      <div className={styles.body}>
        <CarName {...{ language, car, about }} />
        <CarFacts {...{ language, car }} className={styles.facts} />
        <More car={car} language={language} />
      </div>
      <div className={styles.cost}>
        {car.fromCents !== undefined && (
          <p className={styles.from}>
            <span>
              {words.from} <b>{formatEuro(car.fromCents, language)}</b>
            </span>{" "}
            <span>{words.aDay}</span>
          </p>
        )}
        <ButtonLink kind="pick" to={`${pathTo("home", language)}?car=${car.id}`}>
          <span>
            {words.reserve}
            <span className="visually-hidden"> {car.name}</span>
          </span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** The remaining features; one card is open at a time. */
function More({ car, language }: { car: Car; language: Language }) {
  const words = vehiclesWords(language);
  return (
    <details name="car" className={styles.more}>
      <summary>
        {words.more}
        <span className="visually-hidden">: {car.name}</span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <p>{inLanguage(car.description, language)}</p>
      <List>
        {car.features.map((feature) => (
          <li key={feature.en}>
            <Icon of={Check} size={16} />
            {inLanguage(feature, language)}
          </li>
        ))}
      </List>
      <Link className="link" to={pathTo("car", language, { category: car.category, id: car.id })}>
        {words.about(car.name)}
      </Link>
    </details>
  );
}
