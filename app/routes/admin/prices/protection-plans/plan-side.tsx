import { Check, Minus } from "lucide-react";
import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { coverages } from "../../../../domain/pricing/price-list.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import type { PlanRow } from "../../../../server/protection/list-plans.ts";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { PlacePanel } from "../../../../ui/admin/page/place-panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./protection-plans.module.css";

type Props = {
  language: Language;
  plan: PlanRow;
  place: { number: number; of: number };
  mayNot: string | undefined;
};

/** The column beside the form of a plan: the sides of it that visitors see, its prices, its place among the others. */
export function PlanSide({ language, plan, place, mayNot }: Props) {
  const words = adminPlansWords(language);
  return (
    <>
      <Panel title={words.sides}>
        <div className={styles.sides}>
          <Covers language="en-us" title={words.english} plan={plan} />
          <Covers language="ba" title={words.bosnian} plan={plan} />
        </div>
      </Panel>
      <Prices language={language} plan={plan} />
      <PlacePanel
        title={words.place}
        lead={words.placeText(place.number, place.of)}
        up={words.up}
        down={words.down}
        place={place}
        mayMove={!mayNot}
      />
    </>
  );
}

function Covers({ language, title, plan }: { language: Language; title: string; plan: PlanRow }) {
  const { coverage, covered, notCovered } = bookingWords(language).extras;
  return (
    <div lang={language === "ba" ? "bs" : "en"}>
      <h3>{title}</h3>
      <p>{language === "ba" ? plan.descriptionBs : plan.descriptionEn}</p>
      <List>
        {coverages.map((name) => {
          const isCovered = plan.covers.includes(name);
          return (
            <li key={name} className={isCovered ? styles.covered : undefined}>
              <Icon of={isCovered ? Check : Minus} size={16} />
              {coverage[name]}
              <span className="visually-hidden">, {isCovered ? covered : notCovered}</span>
            </li>
          );
        })}
      </List>
    </div>
  );
}

function Prices({ language, plan }: Pick<Props, "language" | "plan">) {
  const words = adminPlansWords(language);
  const { category } = carWords(language);
  const bands = [...new Set(plan.prices.map(({ fromDays }) => fromDays))];
  const priceOf = (name: (typeof carCategories)[number], fromDays: number) =>
    plan.prices.find((price) => price.category === name && price.fromDays === fromDays)
      ?.perDayCents;
  return (
    <Panel title={words.priceOf}>
      <div className={styles.scroll}>
        <table className={styles.prices}>
          <caption className="visually-hidden">{words.priceOf}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{words.grid.category}</span>
              </th>
              {bands.map((days) => (
                <th key={days} scope="col">
                  {words.grid.fromDays(days)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {carCategories.map((name) => (
              <tr key={name}>
                <th scope="row">{category[name]}</th>
                {bands.map((days) => {
                  const cents = priceOf(name, days);
                  return (
                    <td key={days}>{cents === undefined ? "–" : formatEuro(cents, language)}</td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        <ButtonLink to={adminPath("protection-plan-pricing", language)}>
          {words.toPrices}
        </ButtonLink>
      </p>
    </Panel>
  );
}
