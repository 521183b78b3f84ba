import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { carWords } from "../../../i18n/booking/car-words.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import type { CarBrief } from "./car-brief.ts";
import styles from "./car-name.module.css";

type Props = {
  language: Language;
  car: CarBrief;
  /** The address of the car's page. */
  about: string | undefined;
};

/** The category of a car above its name, as the heading of its card. */
export function CarName({ language, car, about }: Props) {
  return (
    <>
      <p className={styles.category}>{carWords(language).category[car.category]}</p>
      <h2 className={styles.name}>
        {about ? <Link to={about}>{car.name}</Link> : car.name}{" "}
        {car.orSimilar && <small>{bookingWords(language).orSimilar}</small>}
      </h2>
    </>
  );
}
