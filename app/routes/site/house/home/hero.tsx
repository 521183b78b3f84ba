import type { ReactNode } from "react";
import { Check } from "lucide-react";
import type { Car } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { heroWords } from "../../../../i18n/hero/en.ts";
import { CarDrawing } from "../../../../ui/booking/car/car-drawing.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import type { Offer } from "./home-view.ts";
import styles from "./hero.module.css";

type Props = {
  language: Language;
  /** The lowest price of a day, written out. */
  fromPrice?: string;
  offer: Pick<Offer, "freeCancellationHours" | "airportsAllDay" | "airportsFree">;
  car?: Pick<Car, "name" | "body" | "colour">;
  /** The search card, on the water. */
  children: ReactNode;
};

export function Hero({ language, fromPrice, offer, car, children }: Props) {
  const words = heroWords(language);
  const isAllDay = offer.airportsAllDay && offer.airportsFree;
  return (
    <div className={styles.hero}>
      <div className={styles.sky}>
        <Ridge />
        <div className={`wrap ${styles.words}`}>
          <h1>
            <span>{words.heroPlace}</span>{" "}
            {fromPrice !== undefined && (
              <span>
                {words.heroFrom} <em>{words.heroPrice(fromPrice)}</em>
              </span>
            )}
          </h1>
          <List className={styles.proof}>
            {words.proof(offer.freeCancellationHours, isAllDay).map((promise) => (
              <li key={promise}>
                <Icon of={Check} size={16} strong />
                {promise}
              </li>
            ))}
          </List>
          {car && (
            <div className={styles.car}>
              {/* Always the drawing: it stands on the water, and a photo has a background of its own. */}
              <CarDrawing car={car} alt="" priority />
            </div>
          )}
        </div>
      </div>
      <div className={styles.water}>
        <div className="wrap">{children}</div>
      </div>
    </div>
  );
}

/** The hills behind Tuzla, far and near. */
function Ridge() {
  return (
    <svg
      className={styles.ridge}
      viewBox="0 0 1440 170"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className={styles.far}
        d="M0 170v-34l64-8 58 7 84-17 62 6 74-16 70 9 96-31 44 7 52-29 38 7 62-34 44 4 66-41 34 12 58-24 42 19 50-6 70 38 46-9 58 27 66-20 34 6 54-15 72 30 42-4v156z"
      />
      <path
        className={styles.near}
        d="M0 170v-14l120-7 98 6 130-13 92 5 118-17 76 8 104-22 84 7 92-24 78 17 70-8 96 27 84-13 62 9 86-24 50 12v51z"
      />
    </svg>
  );
}
