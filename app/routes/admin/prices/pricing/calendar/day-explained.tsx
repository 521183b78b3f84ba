import { X } from "lucide-react";
import { useRef } from "react";
import {
  formatEuro,
  formatInputDate,
  formatList,
  formatLongDate,
  formatPercent,
} from "../../../../../i18n/format.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { carName, seasonName } from "../../../../../i18n/admin-pricing/cell-names.ts";
import { pricingWords } from "../../../../../i18n/admin-pricing/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { calendarPath, type CalendarProps } from "./calendar-grid.tsx";
import { useWhenNew } from "../../../../../ui/browser/use-when-new.ts";
import styles from "./calendar.module.css";
import type { PriceCalendar } from "./read-calendar.ts";

type Picked = NonNullable<PriceCalendar["picked"]>;
type Props = CalendarProps & { picked: Picked };

/** The rule that made the price of one day, and the price of that day in a long rental. */
export function DayExplained({ view, calendar, picked }: Props) {
  const { language } = view;
  const words = pricingWords(language).calendar;
  const { explained, carId } = picked;
  const box = useRef<HTMLDivElement>(null);
  // The explanation is scrolled into sight when a price further down the page was picked.
  useWhenNew(`${carId} ${picked.date}`, () => box.current?.scrollIntoView({ block: "nearest" }));
  const date = formatLongDate(picked.date, language);
  const close = (
    <ButtonLink kind="quiet" icon={X} to={calendarPath({ view, calendar }, {})} preventScrollReset>
      {words.close}
    </ButtonLink>
  );
  return (
    <div ref={box} className={styles.explained}>
      <Panel title={words.day(carName(carId, view), date)} actions={close}>
        <div className={styles.sides}>
          {explained ? <Rule {...{ view, explained }} /> : <p>{words.noneText}</p>}
          {explained && <Discounts {...{ view, explained }} />}
        </div>
        <p>
          <ButtonLink to={adminPath("pricing", language)}>{words.edit}</ButtonLink>
        </p>
      </Panel>
    </div>
  );
}

type PartProps = Pick<CalendarProps, "view"> & { explained: NonNullable<Picked["explained"]> };

function Rule({ view, explained }: PartProps) {
  const { language } = view;
  const words = pricingWords(language).calendar;
  const season = view.seasons.find(({ id }) => id === explained.seasonId);
  const dates =
    season && [season.from, season.to].map((day) => formatInputDate(day, language)).join(" – ");
  const passed = explained.passedSeasonIds.map((id) => seasonName(id, view, language));
  const weekend = explained.usesWeekendPrice ? words.weekendPrice : words.weekendSame;
  return (
    <div>
      <p className={styles.price}>{formatEuro(explained.perDayCents, language)}</p>
      <dl className={styles.facts}>
        <dt>{words.rule}</dt>
        <dd>{words.rules[explained.rule]}</dd>
        <dt>{words.season}</dt>
        <dd>
          {season ? `${seasonName(season.id, view, language)}, ${dates}` : words.noSeason}
          {passed.length > 0 && <span>{words.passed(formatList(passed, language))}</span>}
        </dd>
        <dt>{words.weekend}</dt>
        <dd>{explained.isWeekend ? weekend : words.noWeekend}</dd>
        {explained.usesWeekendPrice && (
          <>
            <dt>{words.weekday}</dt>
            <dd>{formatEuro(explained.weekdayCents, language)}</dd>
          </>
        )}
      </dl>
    </div>
  );
}

function Discounts({ view: { language }, explained }: PartProps) {
  const words = pricingWords(language).calendar;
  if (explained.discounts.length === 0) return <p>{words.noDiscounts}</p>;
  return (
    <section>
      <h3 className={styles.small}>{words.discounts}</h3>
      <dl className={styles.facts}>
        {explained.discounts.map(({ fromDays, percent, perDayCents }) => (
          <div key={fromDays}>
            <dt>{words.from(fromDays, formatPercent(percent, language))}</dt>
            <dd>{formatEuro(perDayCents, language)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
