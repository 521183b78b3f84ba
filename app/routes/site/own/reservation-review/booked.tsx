import type { Language } from "../../../../domain/language.ts";
import { carKind } from "../../../../i18n/booking/car-words.ts";
import type { LineNames } from "../../../../i18n/booking/line-names.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { lookupWords } from "../../../../i18n/lookup/en.ts";
import { paperWords } from "../../../../i18n/paper/en.ts";
import type { SheetView } from "./reservation-review.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./sheet.module.css";

type Props = { language: Language; sheet: SheetView; names: LineNames };

/** The car, the plan, the extras, the countries and the driver, as text. */
export function Booked({ language, sheet, names }: Props) {
  const words = lookupWords(language).view;
  const paper = paperWords(language);
  const { car, planCode, extras, countries, customer } = sheet;
  const plan = sheet.names.plans.find(({ code }) => code === planCode);
  const chosen = Object.entries(extras).map(([code, pieces]) =>
    bookingWords(language).line.extraPieces(names.extra(code), pieces),
  );
  return (
    <section>
      <h2>{words.included}</h2>
      <dl className={styles.booked}>
        <dt>{words.car}</dt>
        <dd>
          <b>{car.name}</b>
          <span>{carKind(car, language)}</span>
        </dd>
        <dt>{words.protection}</dt>
        <dd>
          <b>{names.plan(planCode)}</b>
          {plan && <span>{paper.excess(formatEuroShort(plan.excessCents, language))}</span>}
        </dd>
        <dt>{words.extras}</dt>
        <dd>
          {chosen.length === 0 && words.noExtras}
          <List>
            {chosen.map((extra) => (
              <li key={extra}>{extra}</li>
            ))}
          </List>
        </dd>
        <dt>{words.countries}</dt>
        <dd>
          {countries.length > 0 ? countries.map(names.country).join(", ") : words.noCountries}
        </dd>
        <dt>{words.driver}</dt>
        <dd>
          {customer.firstName} {customer.lastName}
        </dd>
        {customer.flightNumber && (
          <>
            <dt>{words.flight}</dt>
            <dd>{customer.flightNumber}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
