import { Link } from "react-router";
import type { CalendarDay } from "../../../../domain/availability/free-days.ts";
import {
  isoWeekday,
  type LocalDate,
  type LocalDateTime,
  timeOf,
} from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { writeTrip } from "../../../../domain/reservations/trip/search-params.ts";
import { counted } from "../../../../i18n/booking/counted.ts";
import { calendarNames } from "../../../../i18n/calendar-names.ts";
import { carPageWords } from "../../../../i18n/car/en.ts";
import { formatLongDate, formatMonth } from "../../../../i18n/format.ts";
import { classNames } from "../../../../ui/controls/class-names.ts";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./free-days.module.css";

type Props = {
  language: Language;
  calendar: readonly CalendarDay[];
  /** The name of the place that the calendar holds for. */
  place: string | undefined;
  minRentalDays: number;
  now: LocalDateTime;
  /** The pick-up date in the form. */
  chosen?: string;
};

const legend = ["free", "taken", "other-time"] as const;

/** The free and the taken days of the next three months, one table per month; a free day puts its dates into the form. */
export function FreeDays({ language, calendar, place, minRentalDays, now, chosen }: Props) {
  const words = carPageWords(language);
  const isNever = calendar.every(({ state }) => state === "taken" || state === "closed");
  return (
    <section id="calendar" className={styles.calendar} aria-labelledby="calendar-title">
      <h2 id="calendar-title">{words.calendarTitle}</h2>
      {isNever ? (
        <p className={styles.lead}>{words.noCalendar}</p>
      ) : (
        <>
          <p className={styles.lead}>
            {words.calendarLead(counted(minRentalDays, "day", language), place ?? "")}{" "}
            {words.asOf(timeOf(now))}
          </p>
          <List className={styles.legend} aria-hidden="true">
            {legend.map((state) => (
              <li key={state}>
                <span className={classNames(styles.sample, styles[state])}>12</span>
                {words.states[state]}
              </li>
            ))}
          </List>
          <div className={styles.months}>
            {calendarMonths(calendar).map((month) => (
              <Month key={month.month} {...{ language, month, chosen }} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

type MonthProps = Pick<Props, "language" | "chosen"> & { month: CalendarMonth };

function Month({ language, month: { month, weeks }, chosen }: MonthProps) {
  const { weekdays, weekdaysShort } = calendarNames[language];
  return (
    <table className={styles.month}>
      <caption>{formatMonth(month, language)}</caption>
      <thead>
        <tr>
          {weekdaysShort.map((short, index) => (
            <th key={short} scope="col" abbr={weekdays[index]}>
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find(Boolean)?.date}>
            {weekdays.map((weekday, column) => (
              <Cell key={weekday} {...{ language, chosen }} day={week[column]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps = Pick<Props, "language" | "chosen"> & { day: CalendarDay | undefined };

function Cell({ language, chosen, day }: CellProps) {
  return (
    <td className={day && styles[day.state]}>
      {day && <Day language={language} day={day} isChosen={day.date === chosen} />}
    </td>
  );
}

type DayProps = { language: Language; day: CalendarDay; isChosen: boolean };

function Day({ language, day, isChosen }: DayProps) {
  const words = carPageWords(language);
  const number = Number(day.date.slice(8));
  const date = formatLongDate(day.date, language);
  if (!("trip" in day)) {
    return (
      <>
        <span aria-hidden="true">{number}</span>
        <span className="visually-hidden">
          {date}, {words.states[day.state]}
        </span>
      </>
    );
  }
  const time = timeOf(day.trip.pickupAt);
  const isUsual = day.state === "free";
  return (
    <Link
      to={`?${new URLSearchParams(writeTrip(day.trip))}#book`}
      rel="nofollow"
      aria-current={isChosen ? "date" : undefined}
    >
      <span aria-hidden="true">
        {number}
        {!isUsual && <small>{time}</small>}
      </span>
      <span className="visually-hidden">
        {date}, {isUsual ? words.states.free : words.freeAt(time)}
      </span>
    </Link>
  );
}

/** A month as a table: weeks from Monday to Sunday, empty before the first day shown and after the last. */
type CalendarMonth = { month: LocalDate; weeks: (CalendarDay | undefined)[][] };

const blanks = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

/** Groups consecutive days by month and week; the first and the last month may be partial. */
export function calendarMonths(days: readonly CalendarDay[]): CalendarMonth[] {
  const months: CalendarMonth[] = [];
  for (const day of days) {
    const weekday = isoWeekday(day.date);
    let last = months.at(-1);
    if (last?.month.slice(0, 7) !== day.date.slice(0, 7)) {
      last = { month: day.date, weeks: [blanks(weekday - 1)] };
      months.push(last);
    } else if (weekday === 1) last.weeks.push([]);
    last.weeks.at(-1)?.push(day);
  }
  for (const { weeks } of months) {
    const week = weeks.at(-1);
    week?.push(...blanks(7 - week.length));
  }
  return months;
}
