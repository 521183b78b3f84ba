import { ChevronLeft, ChevronRight } from "lucide-react";
import { Form } from "react-router";
import { inLanguage } from "../../../../../domain/language.ts";
import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { formatMonth } from "../../../../../i18n/format.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { CalendarGrid, calendarPath, type CalendarProps } from "./calendar-grid.tsx";
import styles from "./calendar.module.css";
import { DayExplained } from "./day-explained.tsx";

/** The prices of the cars on each day of a month, and the rule behind the picked price. */
export function Calendar({ view, calendar }: CalendarProps) {
  const words = pricingWords(view.language).calendar;
  const month = formatMonth(calendar.month, view.language);
  return (
    <>
      {calendar.picked && <DayExplained {...{ view, calendar, picked: calendar.picked }} />}
      <Panel title={words.title} lead={words.lead}>
        <div className={styles.bar}>
          <div className={styles.months}>
            <ButtonLink
              square
              icon={ChevronLeft}
              to={calendarPath({ view, calendar }, { month: calendar.previous })}
              aria-label={words.previous}
              preventScrollReset
            />
            <b aria-live="polite">{month}</b>
            <ButtonLink
              square
              icon={ChevronRight}
              to={calendarPath({ view, calendar }, { month: calendar.next })}
              aria-label={words.next}
              preventScrollReset
            />
          </div>
          <CarChoice view={view} calendar={calendar} />
        </div>
        <SeasonNames view={view} calendar={calendar} />
        <CalendarGrid view={view} calendar={calendar} caption={words.caption(month)} />
      </Panel>
    </>
  );
}

/** The choice between all cars and one. */
function CarChoice({ view, calendar }: CalendarProps) {
  const words = pricingWords(view.language).calendar;
  return (
    <Form method="get" className={styles.choice} preventScrollReset>
      <input type="hidden" name="month" value={calendar.month.slice(0, 7)} />
      <SelectField key={calendar.carId} label={words.car} name="car" defaultValue={calendar.carId}>
        <option value="">{words.all}</option>
        {view.cars.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" name="only" value="1">
        {words.show}
      </Button>
    </Form>
  );
}

/** The seasons in the month, each with the mark of its days. */
function SeasonNames({ view, calendar }: CalendarProps) {
  const ids = new Set(calendar.days.flatMap(({ seasonId }) => seasonId ?? []));
  const shown = view.seasons.filter(({ id }) => ids.has(id));
  const words = pricingWords(view.language);
  return (
    <List className={styles.legend}>
      {shown.map(({ id, name }) => (
        <li key={id} className={styles.seasonMark}>
          {inLanguage(name, view.language)}
        </li>
      ))}
      <li className={styles.weekendMark}>{words.weekend}</li>
    </List>
  );
}
