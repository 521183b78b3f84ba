import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import styles from "./alternatives.module.css";

/** One way that works: what it is, what it costs when that is known, and its address. */
export type Way = { key: string; label: string; price?: string; to: string };
export type Ways = { dates: readonly Way[]; places: readonly Way[]; cars: readonly Way[] };

type Props = {
  language: Language;
  ways: Ways;
  /** `submit`: the ways are buttons of the form around, so that what was typed goes along. */
  as?: "link" | "submit";
};

/** What works when a car is taken: other dates, other places, other cars. */
export function Alternatives({ language, ways, as = "link" }: Props) {
  const words = bookingWords(language).alternatives;
  const groups = [
    { title: words.dates, list: ways.dates },
    { title: words.places, list: ways.places },
    { title: words.cars, list: ways.cars },
  ].filter(({ list }) => list.length > 0);
  return (
    <div className={styles.ways}>
      {groups.map(({ title, list }) => (
        <div key={title}>
          <p>{title}</p>
          <ul>
            {list.map((way) => (
              <li key={way.key}>
                {as === "link" ? <LinkWay way={way} /> : <SubmitWay way={way} />}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function LinkWay({ way: { label, price, to } }: { way: Way }) {
  return (
    <Link className={styles.way} to={to}>
      <span>{label}</span> {price && <b>{price}</b>}
    </Link>
  );
}

function SubmitWay({ way: { label, price, to } }: { way: Way }) {
  return (
    <button className={styles.way} type="submit" name="intent" value="switch" formAction={to}>
      <span>{label}</span> {price && <b>{price}</b>}
    </button>
  );
}
