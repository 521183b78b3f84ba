import { ChevronDown } from "lucide-react";
import type { Language } from "../../../../domain/language.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import type { PriceCard } from "./car-view.ts";
import styles from "./price-table.module.css";

type Props = { language: Language; prices: readonly PriceCard[] };

/** The car's prices by season and length; each price opens to the lines that it consists of. */
export function PriceTable({ language, prices }: Props) {
  const words = carPageWords(language);
  if (prices.length === 0) return undefined;
  return (
    <section id="prices" className={styles.prices} aria-labelledby="prices-title">
      <h2 id="prices-title">{words.pricesTitle}</h2>
      <p className={styles.lead}>{words.pricesLead}</p>
      <List className={styles.seasons}>
        {prices.map((card) => (
          <li key={card.name}>
            <Season language={language} card={card} />
          </li>
        ))}
      </List>
    </section>
  );
}

type SeasonProps = { language: Language; card: PriceCard };

function Season({ language, card }: SeasonProps) {
  const words = carPageWords(language);
  return (
    <>
      <h3>{card.name}</h3>
      <p className={styles.dates}>{card.dates}</p>
      <table>
        <caption className="visually-hidden">{card.name}</caption>
        <thead>
          <tr>
            <th scope="col">{words.length}</th>
            <th scope="col">{words.perDay}</th>
            <th scope="col">{words.inAll}</th>
          </tr>
        </thead>
        <tbody>
          {card.rows.map(({ rentalDays, perDayCents, totalCents }) => (
            <tr key={rentalDays}>
              <th scope="row">{counted(rentalDays, "day", language)}</th>
              <td>{formatEuro(perDayCents, language)}</td>
              <td>{formatEuro(totalCents, language)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <How language={language} card={card} />
    </>
  );
}

function How({ language, card }: SeasonProps) {
  const words = carPageWords(language);
  return (
    <details>
      <summary>
        <span>
          {words.how}
          <span className="visually-hidden">: {card.name}</span>
        </span>
        <Icon of={ChevronDown} size={16} />
      </summary>
      <p>{card.example}</p>
      {card.rows.map(({ rentalDays, totalCents, bill }) => (
        <dl key={rentalDays}>
          {bill.map(({ key, label, amount, reason }) => (
            <div key={key}>
              <dt>
                {label} <small>{reason}</small>
              </dt>
              <dd>{amount}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>
              {words.inAll}, {counted(rentalDays, "day", language)}
            </dt>
            <dd>{formatEuro(totalCents, language)}</dd>
          </div>
        </dl>
      ))}
    </details>
  );
}
