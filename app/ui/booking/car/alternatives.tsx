import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { List } from "../../controls/list.tsx";
import styles from "./alternatives.module.css";

/** One alternative: its name, its price when known, and its address. */
type Alternative = { key: string; label: string; price?: string; to: string };
export type Alternatives = {
  dates: readonly Alternative[];
  places: readonly Alternative[];
  cars: readonly Alternative[];
};

type Props = {
  language: Language;
  alternatives: Alternatives;
  /** `submit` renders buttons of the surrounding form, so that typed text is sent along. */
  as?: "link" | "submit";
};

/** The alternatives to a car that is taken: other dates, other places, other cars. */
export function AlternativeList({ language, alternatives, as = "link" }: Props) {
  const words = bookingWords(language).alternatives;
  const groups = [
    { title: words.dates, list: alternatives.dates },
    { title: words.places, list: alternatives.places },
    { title: words.cars, list: alternatives.cars },
  ].filter(({ list }) => list.length > 0);
  return (
    <div className={styles.ways}>
      {groups.map(({ title, list }) => (
        <div key={title}>
          <p>{title}</p>
          <List>
            {list.map((alternative) => (
              <li key={alternative.key}>
                {as === "link" ? (
                  <LinkAlternative alternative={alternative} />
                ) : (
                  <SubmitAlternative alternative={alternative} />
                )}
              </li>
            ))}
          </List>
        </div>
      ))}
    </div>
  );
}

function LinkAlternative({ alternative: { label, price, to } }: { alternative: Alternative }) {
  return (
    <Link className={styles.way} to={to}>
      <span>{label}</span> {price && <b>{price}</b>}
    </Link>
  );
}

function SubmitAlternative({ alternative: { label, price, to } }: { alternative: Alternative }) {
  return (
    <button className={styles.way} type="submit" name="intent" value="switch" formAction={to}>
      <span>{label}</span> {price && <b>{price}</b>}
    </button>
  );
}
