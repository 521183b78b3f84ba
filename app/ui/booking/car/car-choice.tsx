import type { Language } from "../../../domain/language.ts";
import { carKind } from "../../../i18n/booking/car-words.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { changeWords } from "../../../i18n/change/en.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { classNames } from "../../controls/class-names.ts";
import { List } from "../../controls/list.tsx";
import type { CarBrief } from "./car-brief.ts";
import { CarPicture } from "./car-picture.tsx";
import styles from "./car-choice.module.css";

/** A car that a reservation could be moved to. */
export type CarOffer = {
  car: CarBrief;
  isFree: boolean;
  /** True for the reserved car. */
  isYours: boolean;
  /** The price with this car minus the reservation's current price, euro cents. */
  differenceCents: number;
};

type Props = {
  language: Language;
  offers: readonly CarOffer[];
  chosen: number;
  onChoose: (carId: number) => void;
};

/** The cars for a trip as one radio group, each with its difference in price. A taken car can be requested for other days. */
export function CarChoice({ language, offers, chosen, onChoose }: Props) {
  return (
    <fieldset>
      <legend className="visually-hidden">{changeWords(language).tasks.car}</legend>
      <List className={styles.cars}>
        {offers.map((offer) => (
          <li key={offer.car.id} className={classNames(!offer.isFree && styles.taken)}>
            <label>
              <input
                type="radio"
                name="car"
                value={offer.car.id}
                checked={offer.car.id === chosen}
                onChange={() => onChoose(offer.car.id)}
              />
              <CarPicture car={offer.car} alt="" />
              <span className={styles.name}>
                <b>{offer.car.name}</b>
                <small>{carKind(offer.car, language)}</small>
              </span>
              <span className={styles.price}>
                <Price language={language} offer={offer} />
              </span>
            </label>
          </li>
        ))}
      </List>
    </fieldset>
  );
}

function Price({ language, offer }: { language: Language; offer: CarOffer }) {
  const words = changeWords(language).car;
  const { isFree, isYours, differenceCents } = offer;
  if (!isFree) return bookingWords(language).notAvailable;
  if (isYours && differenceCents === 0) return words.yours;
  const amount = formatEuro(Math.abs(differenceCents), language);
  if (differenceCents === 0) return words.same;
  return differenceCents > 0 ? words.more(amount) : words.less(amount);
}
