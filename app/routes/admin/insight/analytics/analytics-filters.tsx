import { Form } from "react-router";
import type { Days } from "../../../../domain/figures/periods.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import styles from "./analytics.module.css";

/** The days that the page shows, as a form whose answer is an address. */
export function AnalyticsFilters({ days, language }: { days: Days; language: Language }) {
  const { fields } = adminAnalyticsWords(language);
  return (
    <Form key={JSON.stringify(days)} method="get" className={styles.filters}>
      <DateInput label={fields.from} name="from" leans="back" defaultValue={days.from} />
      <DateInput label={fields.to} name="to" leans="back" startName="from" defaultValue={days.to} />
      <Button type="submit">{fields.show}</Button>
    </Form>
  );
}
