import { Form } from "react-router";
import { comparisons } from "../../../../domain/figures/periods.ts";
import { currencies, vatViews } from "../../../../domain/figures/measure.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { datings, groupings } from "../../../../domain/figures/groupings.ts";
import type { RevenueQuery } from "../../../../domain/figures/revenue-query.ts";
import styles from "./revenue.module.css";

/** What the page shows, as a form whose answer is an address. */
export function RevenueFilters({ query, language }: { query: RevenueQuery; language: Language }) {
  const { fields, ...words } = adminRevenueWords(language);
  const selects = [
    { name: "by", label: fields.by, choices: groupings, names: words.groupings },
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
  return (
    <Form key={JSON.stringify(query)} method="get" className={styles.filters}>
      <DateInput label={fields.from} name="from" leans="back" defaultValue={query.from} />
      <DateInput
        label={fields.to}
        name="to"
        leans="back"
        startName="from"
        defaultValue={query.to}
      />
      <DateInput label={fields.asOf} name="asOf" leans="back" defaultValue={query.asOf} />
      {selects.map(({ name, label, choices, names }) => (
        <SelectField key={name} label={label} name={name} defaultValue={query[name]}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {(names as Readonly<Record<string, string>>)[choice]}
            </option>
          ))}
        </SelectField>
      ))}
      <Button type="submit">{fields.show}</Button>
    </Form>
  );
}
