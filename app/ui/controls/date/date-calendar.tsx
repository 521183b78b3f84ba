import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ComponentProps } from "react";
import { DayButton, DayPicker } from "react-day-picker";
import type { LocalDate } from "../../../domain/calendar.ts";
import type { Language } from "../../../domain/language.ts";
import { calendarNames } from "../../../i18n/calendar-names.ts";
import { formatLongDate, formatMonth } from "../../../i18n/format.ts";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import square from "../square-button.module.css";
import styles from "./date-calendar.module.css";

/** What is said of a day beside its number. */
export type DayNote = {
  /** Why the day cannot be had: it is grey, and says so. */
  refusal?: string;
  /** What is special about the day, such as the season of its prices. */
  mark?: string;
};

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
  noteOf?: (day: LocalDate) => DayNote;
  /** The first month shown, where it is led from outside. */
  month?: LocalDate;
  onMonth?: (month: LocalDate) => void;
  /** A day was pointed at, or came into the focus. */
  onPoint?: (day: LocalDate) => void;
  onPick: (date: LocalDate) => void;
};

/** The month grid, loaded when a date field is first touched. Names of days and months are our own, not the browser's. */
export function DateCalendar(props: CalendarProps) {
  const { today, value, min, max, openAt = min, months, onMonth, onPoint, onPick } = props;
  const selected = value ? toDate(value) : undefined;
  const isRefused = (day: Date) => props.noteOf?.(fromDate(day)).refusal !== undefined;
  const led = props.month === undefined ? {} : { month: toDate(props.month) };
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
      {...led}
      onMonthChange={(month) => onMonth?.(fromDate(month))}
      disabled={[{ before: toDate(min) }, { after: toDate(max) }]}
      modifiers={{ ...tripDays(props), refused: isRefused, marked: isMarked(props) }}
      modifiersClassNames={modifierStyles}
      classNames={calendarStyles}
      onDayClick={(day, { disabled, refused }) => {
        if (refused) onPoint?.(fromDate(day));
        else if (!disabled) onPick(fromDate(day));
      }}
      onDayMouseEnter={(day) => onPoint?.(fromDate(day))}
      onDayFocus={(day) => onPoint?.(fromDate(day))}
      {...texts(props)}
      components={{ Chevron, DayButton: Day }}
    />
  );
}

function texts({ language, words, noteOf }: CalendarProps) {
  const names = calendarNames[language];
  const monthName = (month: Date) => formatMonth(fromDate(month), language);
  return {
    formatters: {
      formatCaption: monthName,
      formatWeekdayName: (day: Date) => names.weekdaysShort[(day.getDay() + 6) % 7] ?? "",
    },
    labels: {
      labelDayButton: (day: Date) => {
        const { mark, refusal } = noteOf?.(fromDate(day)) ?? {};
        return [formatLongDate(fromDate(day), language), mark, refusal].filter(Boolean).join(", ");
      },
      labelWeekday: (day: Date) => names.weekdays[(day.getDay() + 6) % 7] ?? "",
      labelGrid: monthName,
      labelPrevious: () => words.previousMonth,
      labelNext: () => words.nextMonth,
    },
  };
}

/** A day that is refused can be reached, because it says why. */
function Day(props: ComponentProps<typeof DayButton>) {
  return <DayButton {...props} aria-disabled={props.modifiers.refused || undefined} />;
}

function Chevron({ orientation }: { orientation?: string }) {
  return <Icon of={orientation === "left" ? ChevronLeft : ChevronRight} />;
}

function isMarked({ noteOf }: CalendarProps) {
  return (day: Date) => noteOf?.(fromDate(day)).mark !== undefined;
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
  refused: styles.refused ?? "",
  marked: styles.marked ?? "",
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
