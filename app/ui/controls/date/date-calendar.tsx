import { ChevronLeft, ChevronRight } from "lucide-react";
import { DayPicker } from "react-day-picker";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { calendarNames } from "../../../i18n/calendar-names.ts";
import { formatLongDate, formatMonth } from "../../../i18n/format.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import square from "../square-button.module.css";
import styles from "./date-calendar.module.css";

export type CalendarProps = {
  language: Language;
  today: LocalDate;
  /** The chosen day, or empty. */
  value: LocalDate | "";
  min: LocalDate;
  max: LocalDate;
  /** First day of a range that is drawn as one trip. */
  from?: LocalDate;
  to?: LocalDate;
  /** The day whose month opens while none is chosen; defaults to the first selectable day. */
  openAt?: LocalDate;
  months: number;
  words: { previousMonth: string; nextMonth: string };
  onPick: (date: LocalDate) => void;
};

/** The month grid, loaded when a date field is first touched. Names of days and months are our own, not the browser's. */
export function DateCalendar(props: CalendarProps) {
  const { language, today, value, min, max, openAt = min, months, words, onPick } = props;
  const selected = value ? toDate(value) : undefined;
  const names = calendarNames[language];
  return (
    <DayPicker
      mode="single"
      autoFocus
      animate={false}
      numberOfMonths={months}
      navLayout="around"
      weekStartsOn={1}
      today={toDate(today)}
      selected={selected}
      defaultMonth={selected ?? toDate(openAt)}
      startMonth={toDate(min)}
      endMonth={toDate(max)}
      disabled={[{ before: toDate(min) }, { after: toDate(max) }]}
      modifiers={tripDays(props)}
      modifiersClassNames={modifierStyles}
      classNames={calendarStyles}
      onDayClick={(day, { disabled }) => !disabled && onPick(fromDate(day))}
      formatters={{
        formatCaption: (month) => formatMonth(fromDate(month), language),
        formatWeekdayName: (day) => names.weekdaysShort[(day.getDay() + 6) % 7] ?? "",
      }}
      labels={{
        labelDayButton: (day) => formatLongDate(fromDate(day), language),
        labelWeekday: (day) => names.weekdays[(day.getDay() + 6) % 7] ?? "",
        labelGrid: (month) => formatMonth(fromDate(month), language),
        labelPrevious: () => words.previousMonth,
        labelNext: () => words.nextMonth,
      }}
      components={{ Chevron }}
    />
  );
}

function Chevron({ orientation }: { orientation?: string }) {
  return <Icon of={orientation === "left" ? ChevronLeft : ChevronRight} />;
}

function tripDays({ from, to }: Pick<CalendarProps, "from" | "to">) {
  if (!from || !to || from >= to) return { start: from ? toDate(from) : undefined };
  const [start, end] = [toDate(from), toDate(to)];
  return { start, end, between: { after: start, before: end }, whole: start };
}

const modifierStyles = {
  start: styles.start ?? "",
  whole: styles.whole ?? "",
  end: styles.end ?? "",
  between: styles.between ?? "",
};

const calendarStyles = {
  root: styles.root,
  months: styles.months,
  month: styles.month,
  month_caption: styles.caption,
  button_previous: classNames(square.square, styles.previous),
  button_next: classNames(square.square, styles.next),
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  day_button: styles.button,
  selected: styles.selected,
  today: styles.today,
  disabled: styles.disabled,
  outside: styles.outside,
};

/** Converts to the browser's local date for the calendar; only day, month and year are used. */
function toDate(date: LocalDate): Date {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return new Date(year, month - 1, day, 12);
}

function fromDate(date: Date): LocalDate {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
