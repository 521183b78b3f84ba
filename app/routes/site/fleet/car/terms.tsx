import { Check } from "lucide-react";
import type { Car } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import type { RentalRules } from "../../../../domain/pricing/price-list.ts";
import { leastDriverAge } from "../../../../domain/reservations/person/driver-age.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import type { PlanInShort } from "./car-view.ts";
import styles from "./terms.module.css";

type Props = {
  language: Language;
  car: Car;
  rules: RentalRules;
  plans: readonly PlanInShort[];
  included: readonly string[];
};

/** The services in the price, the conditions for drivers, and the protection plans in brief. */
export function Terms({ language, car, rules, plans, included }: Props) {
  const words = carPageWords(language);
  return (
    <div className={styles.terms}>
      <section>
        <h2>{words.includedTitle}</h2>
        <Points points={included} />
      </section>
      <section>
        <h2>{words.driverTitle}</h2>
        <Points points={driverRules(car, rules, language)} />
      </section>
      <section className={styles.plans}>
        <h2>{words.plansTitle}</h2>
        <p className={styles.lead}>{words.plansLead}</p>
        <List>
          {plans.map((plan) => (
            <li key={plan.code}>
              <Plan language={language} plan={plan} />
            </li>
          ))}
        </List>
      </section>
    </div>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <List className={styles.points}>
      {points.map((point) => (
        <li key={point}>
          <Icon of={Check} size={18} strong />
          {point}
        </li>
      ))}
    </List>
  );
}

function driverRules(car: Car, rules: RentalRules, language: Language): string[] {
  const words = carPageWords(language);
  const age = leastDriverAge(rules, car);
  const { youngDriverUntil, youngDriverPerDayCents, licenceYears } = rules;
  const paysMore = age < youngDriverUntil && youngDriverPerDayCents > 0;
  return [
    words.driverAge(counted(age, "yearOf", language)),
    words.licence(counted(licenceYears, "yearHad", language)),
    ...(paysMore
      ? [words.young(youngDriverUntil, formatEuroShort(youngDriverPerDayCents, language))]
      : []),
  ];
}

function Plan({ language, plan }: { language: Language; plan: PlanInShort }) {
  const words = carPageWords(language);
  const { name, perDayCents, depositCents, excessCents, covers } = plan;
  const price =
    perDayCents === 0 ? words.included : words.perDayMore(formatEuroShort(perDayCents, language));
  return (
    <>
      <h3>
        {name} <small>{price}</small>
      </h3>
      <dl>
        <div>
          <dt>{words.deposit}</dt>
          <dd>{formatEuroShort(depositCents, language)}</dd>
        </div>
        <div>
          <dt>{words.excess}</dt>
          <dd>{formatEuroShort(excessCents, language)}</dd>
        </div>
      </dl>
      <p>
        {words.covers}: {covers}
      </p>
    </>
  );
}
