import type { Language } from "../../../domain/language.ts";
import { carKind } from "../../../i18n/booking/car-words.ts";
import { classNames } from "../../controls/class-names.ts";
import type { CarBrief } from "./car-brief.ts";
import { CarPicture } from "./car-picture.tsx";
import styles from "./chosen-car.module.css";

type Props = {
  language: Language;
  car: CarBrief;
  className?: string;
  /** True for the first picture that a visitor sees. */
  priority?: boolean;
};

/** The car that somebody has chosen: its picture, name and class. */
export function ChosenCar({ language, car, className, priority }: Props) {
  return (
    <div className={classNames(styles.chosen, className)}>
      <CarPicture car={car} alt="" priority={priority} />
      <div>
        <b>{car.name}</b>
        <span>{carKind(car, language)}</span>
      </div>
    </div>
  );
}
