import type { CSSProperties } from "react";
import {
  showsHours,
  type PlannerView,
} from "../../../../domain/availability/planner/planner-view.ts";
import {
  type Column,
  isCurrent,
  type TimeAxis,
} from "../../../../domain/availability/planner/time-axis.ts";
import { isoWeekday } from "../../../../domain/calendar.ts";
import { inLanguage, type Language } from "../../../../domain/language.ts";
import { plannerWords } from "../../../../i18n/admin-planner/en.ts";
import { calendarNames } from "../../../../i18n/calendar-names.ts";
import { formatLongDate } from "../../../../i18n/format.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import type { Planner } from "./read-planner.ts";
import styles from "./planner.module.css";

export type HeadProps = { language: Language; planner: Planner; axis: TimeAxis };

/** The columns that are out of the ordinary, from the top of the grid to its end. */
export function Shades({ language, planner: { shades }, axis }: HeadProps) {
  return shades.map(
    (shade, place) =>
      shade && (
        <div
          key={axis.columns[place]?.start}
          aria-hidden="true"
          className={classNames(styles.shade, styles[shade.kind])}
          style={{ "--at": place } as CSSProperties}
          title={shade.label && inLanguage(shade.label, language)}
        />
      ),
  );
}

/** The days, or the hours, in a row that stays in sight, and on paper stands on every page. */
export function Head(props: HeadProps) {
  const { language, axis } = props;
  return (
    <div role="rowgroup" className={styles.heads}>
      <div role="row" className={classNames(styles.row, styles.head)}>
        <div role="columnheader" className={styles.name}>
          {plannerWords(language).vehicle}
        </div>
        {axis.columns.map((column, place) => (
          <ColumnHead key={column.start} {...props} {...{ column, place }} />
        ))}
      </div>
    </div>
  );
}

function ColumnHead({
  language,
  planner: { view, shades, now },
  column,
  place,
}: HeadProps & { column: Column; place: number }) {
  const words = plannerWords(language);
  const shade = shades[place];
  const label = shade?.label
    ? inLanguage(shade.label, language)
    : shade && words.shades[shade.kind];
  return (
    <div
      role="columnheader"
      className={classNames(styles.column, isCurrent(column, now) && styles.today)}
      style={{ "--at": place } as CSSProperties}
      title={label}
    >
      <span className="visually-hidden">
        {[columnName(column, language), label].filter(Boolean).join(", ")}
      </span>
      <ColumnText {...{ language, column, view }} />
    </div>
  );
}

/** A column as it is heard. */
export function columnName({ date, time }: Column, language: Language): string {
  const day = formatLongDate(date, language);
  return time === undefined ? day : `${day}, ${time}`;
}

/** The weekday above the day; of hours the hour alone, with its day at midnight. */
function ColumnText({
  language,
  column,
  view,
}: {
  language: Language;
  column: Column;
  view: PlannerView;
}) {
  const { date, time } = column;
  const { weekdaysShort, monthsShort } = calendarNames[language];
  const day = Number(date.slice(8));
  // Three months leave room for two letters.
  const letters = view.zoom === "3-months" ? 2 : 3;
  const weekday = weekdaysShort[isoWeekday(date) - 1]?.slice(0, letters);
  const month = monthsShort[Number(date.slice(5, 7)) - 1];
  if (!showsHours(view.zoom))
    return (
      <>
        <span aria-hidden="true">{day === 1 ? month : weekday}</span>
        <b aria-hidden="true">{day}</b>
      </>
    );
  const hour = Number(time?.slice(0, 2));
  const isNamed = view.zoom === "1-day" || hour % 6 === 0;
  return (
    <>
      <span aria-hidden="true" className={styles.dayOfHours}>
        {hour === 0 ? `${weekday} ${day}` : ""}
      </span>
      <b aria-hidden="true">{isNamed ? hour : ""}</b>
    </>
  );
}
