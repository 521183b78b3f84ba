import { Check } from "lucide-react";
import type { CSSProperties } from "react";
import { inLanguage, type Language } from "../../../domain/language.ts";
import { coverages } from "../../../domain/pricing/price-list.ts";
import type { OfferedPlan } from "../../../domain/protection/offered-plans.ts";
import { formatEuro, formatEuroShort } from "../../../i18n/format.ts";
import { bookingWords } from "../../../i18n/booking/en.ts";
import { Icon } from "../../controls/icon.tsx";
import styles from "./plan-table.module.css";

type Props = {
  language: Language;
  plans: readonly OfferedPlan[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
};

/** The protection plans side by side: a real table, with a radio button at the head of each column. */
export function PlanTable({ language, plans, chosen, onChoose }: Props) {
  const words = bookingWords(language).extras;
  return (
    <fieldset>
      <legend className="visually-hidden">{words.protection}</legend>
      <table className={styles.plans} style={{ "--plans": plans.length } as CSSProperties}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{words.cover}</span>
            </th>
            {plans.map((offered) => (
              <PlanHead key={offered.plan.code} {...{ language, offered, chosen, onChoose }} />
            ))}
          </tr>
        </thead>
        <tbody>
          <PlanRows {...{ language, plans, chosen }} />
        </tbody>
      </table>
    </fieldset>
  );
}

type HeadProps = Pick<Props, "language" | "chosen" | "onChoose"> & { offered: OfferedPlan };

function PlanHead({ language, offered, chosen, onChoose }: HeadProps) {
  const words = bookingWords(language);
  const { plan, perDayCents } = offered;
  return (
    <th scope="col" data-chosen={plan.code === chosen || undefined}>
      <label>
        <input
          type="radio"
          name="plan"
          value={plan.code}
          checked={plan.code === chosen}
          onChange={() => onChoose(plan.code)}
        />
        {inLanguage(plan.name, language)}
        <small>
          {perDayCents === 0
            ? words.includedPlan
            : words.extras.perDay(formatEuro(perDayCents, language))}
        </small>
      </label>
    </th>
  );
}

type RowsProps = Pick<Props, "language" | "plans" | "chosen">;

function PlanRows({ language, plans, chosen }: RowsProps) {
  const words = bookingWords(language).extras;
  return (
    <>
      <Money {...{ language, plans, chosen }} label={words.deposit} of="depositCents" />
      <Money {...{ language, plans, chosen }} label={words.excess} of="excessCents" />
      {coverages.map((coverage) => (
        <tr key={coverage}>
          <th scope="row">{words.coverage[coverage]}</th>
          {plans.map(({ plan }) => (
            <td key={plan.code} data-chosen={plan.code === chosen || undefined}>
              <Covered language={language} yes={plan.covers.includes(coverage)} />
            </td>
          ))}
        </tr>
      ))}
    </>
  );
}

function Money(props: RowsProps & { label: string; of: "depositCents" | "excessCents" }) {
  const { language, plans, chosen, label, of } = props;
  return (
    <tr>
      <th scope="row">{label}</th>
      {plans.map(({ plan }) => (
        <td key={plan.code} data-chosen={plan.code === chosen || undefined}>
          <strong>{formatEuroShort(plan[of], language)}</strong>
        </td>
      ))}
    </tr>
  );
}

function Covered({ language, yes }: { language: Language; yes: boolean }) {
  const words = bookingWords(language).extras;
  if (yes) {
    return (
      <>
        <Icon of={Check} strong />
        <span className="visually-hidden">{words.covered}</span>
      </>
    );
  }
  return (
    <>
      <span className={styles.no} aria-hidden="true">
        –
      </span>
      <span className="visually-hidden">{words.notCovered}</span>
    </>
  );
}
