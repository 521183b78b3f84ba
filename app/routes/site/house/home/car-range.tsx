import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { counted, type Noun } from "../../../../i18n/booking/counted.ts";
import { formatEuro, range } from "../../../../i18n/format.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { pathTo } from "../../../../i18n/paths.ts";
import { CarPicture } from "../../../../ui/booking/car/car-picture.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import type { CarKind } from "./home-view.ts";
import band from "./band.module.css";
import styles from "./car-range.module.css";

type Props = { language: Language; kinds: readonly CarKind[]; minRentalDays: number };

/** The four categories of car on one horizon, each with its starting day price. */
export function CarRange({ language, kinds, minRentalDays }: Props) {
  const words = homeWords(language);
  const { category: names } = carWords(language);
  return (
    <section className={band.band}>
      <div className="wrap">
        <div className={band.head}>
          <h2>{words.rangeTitle}</h2>
          <p>{words.rangeLead(counted(minRentalDays, "day", language))}</p>
        </div>
        <List className={styles.lineup}>
          {kinds.map((kind) => (
            <li key={kind.category}>
              <Link to={`${pathTo("vehicles", language)}?category=${kind.category}`}>
                <div className={styles.picture}>
                  <CarPicture car={kind.car} alt="" />
                </div>
                <div className={styles.text}>
                  <h3>{names[kind.category]}</h3>
                  <p>
                    {kind.models}
                    <br />
                    {span(kind.seats, "seat", language)}, {span(kind.bags, "bag", language)}
                  </p>
                  <p className={styles.from}>
                    {words.from} <b>{formatEuro(kind.fromCents, language)}</b> {words.aDay}
                  </p>
                </div>
                <Icon of={ChevronRight} className={styles.arrow} />
              </Link>
            </li>
          ))}
        </List>
      </div>
    </section>
  );
}

/** Returns `5 seats`, `5–7 seats`. */
function span({ min, max }: CarKind["seats"], noun: Noun, language: Language): string {
  const text = counted(max, noun, language);
  return min === max ? text : range(min, text);
}
