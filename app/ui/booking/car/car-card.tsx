import { useState, type MouseEvent, type ReactNode } from "react";
import { Check } from "lucide-react";
import type { Language } from "../../../domain/language.ts";
import { roundHalfUp, toKmFeninga } from "../../../domain/money.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { resultsWords } from "../../../i18n/results/en.ts";
import { formatEuro, formatKm } from "../../../i18n/format.ts";
import { ButtonLink } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { Icon } from "../../controls/icon.tsx";
import { List } from "../../controls/list.tsx";
import { Tag } from "../../controls/marks/tag.tsx";
import type { CarBrief } from "./car-brief.ts";
import { CarFacts } from "./car-facts.tsx";
import { CarName } from "./car-name.tsx";
import { CarPicture } from "./car-picture.tsx";
import styles from "./car-card.module.css";

type Props = {
  language: Language;
  car: CarBrief;
  totalCents: number;
  rentalDays: number;
  /** The address that choosing the car leads to. */
  to: string;
  /** The address of the car's page. */
  about?: string;
  /** Services that the price of every car includes, as text. */
  included: readonly string[];
  /** A label that compares this car with the others. */
  tag?: string;
  priority?: boolean;
};

/** A free car with the price of the whole trip. */
export function CarCard(props: Props) {
  const { language, car, totalCents, rentalDays, to, about, included, tag, priority } = props;
  const words = resultsWords(language);
  const [isChosen, setChosen] = useState(false);
  // Only the pressed card's picture moves on to the next page.
  const choose = (event: MouseEvent) =>
    setChosen(!event.ctrlKey && !event.metaKey && !event.shiftKey);
  return (
    <CarFrame
      language={language}
      car={car}
      tag={tag && <Tag tone="ok">{tag}</Tag>}
      {...{ about, priority, isChosen }}
    >
      <List className={styles.included}>
        {included.map((fact) => (
          <li key={fact}>
            <Icon of={Check} size={16} strong />
            {fact}
          </li>
        ))}
      </List>
      <div className={styles.cost}>
        <p className={styles.sum}>{formatEuro(totalCents, language)}</p>
        <p className={styles.per}>{words.totalFor(counted(rentalDays, "day", language))}</p>
        <p className={styles.per}>
          {formatKm(toKmFeninga(totalCents), language)} ·{" "}
          {words.perDay(formatEuro(roundHalfUp(totalCents / rentalDays), language))}
        </p>
        <ButtonLink kind="pick" to={to} viewTransition className={styles.choose} onClick={choose}>
          <span>
            {words.choose}
            <span className="visually-hidden"> {car.name}</span>
          </span>
        </ButtonLink>
      </div>
    </CarFrame>
  );
}

type TakenProps = {
  language: Language;
  car: CarBrief;
  /** The address of the car's page. */
  about?: string;
  /** The alternatives: dates, places, cars. */
  children: ReactNode;
};

/** A car that is taken for the dates: grey, last, with its alternatives. */
export function TakenCard({ language, car, about, children }: TakenProps) {
  const tag = <Tag className={styles.onGrey}>{bookingWords(language).notAvailable}</Tag>;
  return (
    <CarFrame {...{ language, car, about, tag }} isTaken>
      <div className={styles.cost}>{children}</div>
    </CarFrame>
  );
}

type FrameProps = Pick<Props, "language" | "car" | "about" | "priority"> & {
  tag?: ReactNode;
  isTaken?: boolean;
  isChosen?: boolean;
  children: ReactNode;
};

function CarFrame(props: FrameProps) {
  const { language, car, about, tag, isTaken, isChosen, priority, children } = props;
  return (
    <li id={`car-${car.id}`} className={classNames("raised", styles.card, isTaken && styles.taken)}>
      <div className={styles.picture} data-chosen={isChosen || undefined}>
        {tag}
        <CarPicture car={car} alt="" priority={priority} />
      </div>
      <div className={styles.head}>
        <CarName {...{ language, car, about }} />
      </div>
      <CarFacts {...{ language, car }} className={styles.facts} />
      {children}
    </li>
  );
}
