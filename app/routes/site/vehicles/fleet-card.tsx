import { Briefcase, ChevronDown, Cog, Fuel, Snowflake, Users } from "lucide-react";
import type { Car } from "../../../domain/cars/car.ts";
import { inLanguage, type Language } from "../../../domain/language.ts";
import { bagsOf, carWords } from "../../../i18n/booking/car-words.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { formatEuro, formatNumber } from "../../../i18n/format.ts";
import { pageWords } from "../../../i18n/pages/words.ts";
import { pathTo } from "../../../i18n/paths.ts";
import { CarPicture } from "../../../ui/booking/car-picture.tsx";
import { ButtonLink } from "../../../ui/controls/button.tsx";
import { Icon, type IconShape } from "../../../ui/controls/icon.tsx";
import styles from "./fleet-card.module.css";

type Props = { car: Car & { fromCents?: number }; language: Language; priority: boolean };

/** One car of the fleet; the way on leads to the search with this car carried along. */
export function FleetCard({ car, language, priority }: Props) {
  const words = pageWords(language).vehicles;
  const names = carWords(language);
  const facts: [IconShape, string][] = [
    [Users, counted(car.seats, "seat", language)],
    [Cog, names.transmission[car.transmission]],
    [Briefcase, bagsOf(car, language)],
    [Fuel, names.fuel[car.fuel]],
  ];
  if (car.airConditioning) facts.push([Snowflake, words.airConditioning]);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CarPicture car={car} alt="" priority={priority} />
      </div>
      <div className={styles.body}>
        <p className={styles.category}>{names.category[car.category]}</p>
        <h2>
          {car.name} {car.orSimilar && <small>{words.similar}</small>}
        </h2>
        <ul className={styles.facts}>
          {facts.map(([icon, text]) => (
            <li key={text}>
              <Icon of={icon} size={18} />
              {text}
            </li>
          ))}
        </ul>
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
          {words.choose}
          <span className="hush">{car.name}</span>
        </ButtonLink>
      </div>
    </article>
  );
}

/** The rest of the facts; one card is open at a time. */
function More({ car, language }: { car: Car; language: Language }) {
  const words = pageWords(language).vehicles;
  const litres = car.fuel === "electric" ? "kWh" : "l";
  const rows = [
    [words.power, `${car.engineKw} kW`],
    [words.consumption, `${formatNumber(car.consumption, language, 1)} ${litres}/100 km`],
    [words.emissions, `${car.co2GramsPerKm} g/km`],
    [words.doors, String(car.doors)],
    [words.year, String(car.year)],
    [words.driverAge, words.fromAge(counted(car.minDriverAge, "yearOf", language))],
  ];
  return (
    <details name="car" className={styles.more}>
      <summary>
        {words.more}
        <Icon of={ChevronDown} size={16} />
      </summary>
      <p>{inLanguage(car.description, language)}</p>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{car.features.map((feature) => inLanguage(feature, language)).join(" · ")}</p>
    </details>
  );
}
