import type { ReactNode } from "react";
import type { ShownFacts } from "../../../../domain/facts.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatEuroShort, formatNumber } from "../../../../i18n/format.ts";
import { homeWords } from "../../../../i18n/home/en.ts";
import { formatWeek } from "../../../../i18n/hours.ts";
import type { Offer } from "./home-view.ts";
import { List } from "../../../../ui/controls/list.tsx";
import band from "./band.module.css";
import styles from "./reasons.module.css";

type Props = {
  language: Language;
  facts: Pick<ShownFacts, "customers" | "founded" | "phoneHours">;
  offer: Offer;
};

/** Prices of a child seat and a second driver per day elsewhere, in cents (spec 9). */
const [seatElsewhereCents, driverElsewhereCents] = [1500, 800];
/** The time in which a message is answered, in seconds (spec 9). */
const answerSeconds = 30;

/** Six reasons, each led by its number, without those that the price list does not keep. */
export function Reasons({ language, facts, offer }: Props) {
  const words = homeWords(language);
  const { why } = words;
  const { freeCancellationHours } = offer;
  const euro = (cents: number) => formatEuroShort(cents, language);
  const elsewhere = why.extras.text(euro(seatElsewhereCents), euro(driverElsewhereCents));
  return (
    <section className={`${band.band} ${band.tight}`}>
      <div className={`wrap ${band.beside}`}>
        <div className={band.head}>
          <h2>{words.whyTitle}</h2>
          <p>{words.whyLead(formatNumber(facts.customers, language), facts.founded)}</p>
        </div>
        <List className={styles.facts}>
          {offer.airportsAllDay && <Reason {...why.airport} />}
          <Reason
            figure={freeCancellationHours}
            unit="h"
            title={why.cancellation.title}
            text={why.cancellation.text(freeCancellationHours)}
          />
          <Reason figure={euro(0)} title={why.payLater.title} text={why.payLater.text} />
          <Reason
            figure={<Endless label={why.mileage.noLimit} />}
            unit="km"
            title={why.mileage.title}
            text={why.mileage.text}
          />
          {offer.freeExtras && (
            <Reason figure={euro(0)} title={why.extras.title} text={elsewhere} />
          )}
          <Reason
            figure={answerSeconds}
            unit="s"
            title={why.answer.title}
            text={why.answer.text(
              formatWeek(facts.phoneHours, language)
                .map(({ days, hours }) => `${days} ${hours}`)
                .join(", "),
            )}
          />
        </List>
      </div>
    </section>
  );
}

type ReasonProps = { figure: ReactNode; unit?: string; title: string; text: string };

function Reason({ figure, unit, title, text }: ReasonProps) {
  return (
    <li>
      <p className={styles.figure}>
        {figure}
        {unit && <small>{unit}</small>}
      </p>
      <h3>{title}</h3>
      <p>{text}</p>
    </li>
  );
}

function Endless({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 64 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="6.5"
      role="img"
      aria-label={label}
    >
      <path d="M32 16c-5-7-9-12.5-16-12.5a12.5 12.5 0 0 0 0 25c7 0 11-5.5 16-12.5s9-12.5 16-12.5a12.5 12.5 0 0 1 0 25c-7 0-11-5.5-16-12.5z" />
    </svg>
  );
}
