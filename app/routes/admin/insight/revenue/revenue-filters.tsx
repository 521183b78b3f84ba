import { Form } from "react-router";
import { comparisons } from "../../../../domain/figures/periods.ts";
import { currencies, vatViews } from "../../../../domain/figures/measure.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { Fold } from "../../../../ui/controls/fold.tsx";
import { datings, groupings } from "../../../../domain/figures/groupings.ts";
import type { RevenueQuery } from "../../../../domain/figures/revenue-query.ts";
import styles from "./revenue.module.css";

type Props = {
  query: RevenueQuery;
  /** In how many ways it is counted otherwise than usual. */
  unusual: number;
  language: Language;
};

/** What the page shows, as a form whose answer is an address. How it is counted is folded: most members leave it as it is. */
export function RevenueFilters({ query, unusual, language }: Props) {
  const { fields, ...words } = adminRevenueWords(language);
  const counting = [
    { name: "dating", label: fields.dating, choices: datings, names: words.datings },
    {
      name: "compare",
      label: fields.compare,
      choices: ["none", ...comparisons],
      names: words.comparisons,
    },
    { name: "vat", label: fields.vat, choices: vatViews, names: words.vat },
    { name: "currency", label: fields.currency, choices: currencies, names: words.currency },
  ] as const;
  const by = { name: "by", label: fields.by, choices: groupings, names: words.groupings } as const;
  return (
    <Form key={JSON.stringify(query)} method="get" className={styles.asked}>
      <DateInput label={fields.from} name="from" leans="back" defaultValue={query.from} />
      <DateInput
        label={fields.to}
        name="to"
        leans="back"
        startName="from"
        defaultValue={query.to}
      />
      <Choice {...by} defaultValue={query.by} />
      <Fold className={styles.how} title={unusual > 0 ? `${fields.how} (${unusual})` : fields.how}>
        <div className={styles.filters}>
          <DateInput label={fields.asOf} name="asOf" leans="back" defaultValue={query.asOf} />
          {counting.map((choice) => (
            <Choice key={choice.name} {...choice} defaultValue={query[choice.name]} />
          ))}
        </div>
      </Fold>
      <Button type="submit">{fields.show}</Button>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  choices: readonly string[];
  names: Readonly<Record<string, string>>;
  defaultValue: string;
};

function Choice({ name, label, choices, names, defaultValue }: ChoiceProps) {
  return (
    <SelectField label={label} name={name} defaultValue={defaultValue}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {names[choice]}
        </option>
      ))}
    </SelectField>
  );
}
