import { Check } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { inLanguage, type Language } from "../../domain/language.ts";
import { coverages } from "../../domain/pricing/price-list.ts";
import type { OfferedPlan } from "../../domain/protection/offered-plans.ts";
import { formatEuro, formatEuroShort } from "../../i18n/format.ts";
import { bookingWords } from "../../i18n/booking/words.ts";
import { Icon } from "../controls/icon.tsx";
import styles from "./plan-table.module.css";

type Props = {
  language: Language;
  plans: readonly OfferedPlan[];
  chosen: string | undefined;
  onChoose: (code: string) => void;
};

// A phone lays the table out as a grid, and some browsers then forget that it is one: the roles say it.

/** The protection plans side by side: one real table, a radio button in the head of each column. */
export function PlanTable({ language, plans, chosen, onChoose }: Props) {
  const words = bookingWords(language).extras;
  return (
    <fieldset>
      <legend className="hush">{words.protection}</legend>
      <table
        className={styles.plans}
        role="table"
        style={{ "--plans": plans.length } as CSSProperties}
      >
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {plans.map((offered) => (
              <PlanHead key={offered.plan.code} {...{ language, offered, chosen, onChoose }} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <PlanRows language={language} plans={plans} />
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
    <th role="columnheader" scope="col">
      <label>
        <input
          type="radio"
          name="plan"
          value={plan.code}
          checked={plan.code === chosen}
          onChange={() => onChoose(plan.code)}
        />
        <b>{inLanguage(plan.name, language)}</b>
        <span>
          {perDayCents === 0
            ? words.includedPlan
            : words.extras.perDay(formatEuro(perDayCents, language))}
        </span>
      </label>
    </th>
  );
}

function PlanRows({ language, plans }: Pick<Props, "language" | "plans">) {
  const words = bookingWords(language).extras;
  const money = (cents: number) => <strong>{formatEuroShort(cents, language)}</strong>;
  return (
    <>
      <Row plans={plans} label={words.deposit} cell={({ plan }) => money(plan.depositCents)} />
      <Row plans={plans} label={words.excess} cell={({ plan }) => money(plan.excessCents)} />
      {coverages.map((coverage) => (
        <Row
          key={coverage}
          plans={plans}
          label={words.coverage[coverage]}
          cell={({ plan }) =>
            plan.covers.includes(coverage) ? (
              <>
                <Icon of={Check} strong />
                <span className="hush">{words.covered}</span>
              </>
            ) : (
              <Dash says={words.notCovered} />
            )
          }
        />
      ))}
    </>
  );
}

type RowProps = Pick<Props, "plans"> & { label: string; cell: (offered: OfferedPlan) => ReactNode };

function Row({ plans, label, cell }: RowProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        {label}
      </th>
      {plans.map((offered) => (
        <td role="cell" key={offered.plan.code}>
          {cell(offered)}
        </td>
      ))}
    </tr>
  );
}

function Dash({ says }: { says: string }) {
  return (
    <>
      <span className={styles.no} aria-hidden="true">
        –
      </span>
      <span className="hush">{says}</span>
    </>
  );
}
