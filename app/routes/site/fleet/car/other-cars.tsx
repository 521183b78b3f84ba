import { Link } from "react-router";
import type { Car } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { carKind } from "../../../../i18n/booking/car-words.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { CarPicture } from "../../../../ui/booking/car/car-picture.tsx";
import styles from "./other-cars.module.css";

type Props = { language: Language; cars: readonly (Car & { fromCents?: number })[] };

/** The way to the next cars of the same category. */
export function OtherCars({ language, cars }: Props) {
  const words = carPageWords(language);
  if (cars.length === 0) return undefined;
  return (
    <section className={styles.others} aria-labelledby="others-title">
      <h2 id="others-title">{words.othersTitle}</h2>
      <ul>
        {cars.map((car) => (
          <li key={car.id}>
            <Link to={pathTo("car", language, { category: car.category, id: car.id })}>
              <CarPicture car={car} alt="" />
              <h3>{car.name}</h3>
              <p>{carKind({ ...car, orSimilar: false }, language)}</p>
              {car.fromCents !== undefined && (
                <p>
                  {words.from} <b>{formatEuro(car.fromCents, language)}</b> {words.aDay}
                </p>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
