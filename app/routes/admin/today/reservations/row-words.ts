import {
  addDays,
  dateOf,
  type LocalDate,
  type LocalDateTime,
} from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { isByDay, type ListSort } from "../../../../domain/reservations/states/list-filter.ts";
import { isAhead } from "../../../../domain/reservations/states/states.ts";
import { adminReservationsWords } from "../../../../i18n/admin-reservations/en.ts";
import { formatDate, formatLongDate } from "../../../../i18n/format.ts";
import type { RowGroup } from "../../../../ui/admin/list/data-table.tsx";
import type { Tone } from "../../../../ui/admin/page/status-dot.tsx";
import type { ReservationStatus } from "../../../../domain/reservations/states/status.ts";
import type { ShownList, ShownRow } from "./list-view.ts";

export const statusTones: Readonly<Record<ReservationStatus, Tone>> = {
  pending: "pending",
  confirmed: "good",
  on_rent: "busy",
  returned: "mute",
  completed: "mute",
  cancelled: "off",
  no_show: "off",
};

/** A date as text: `3 Jul`, `3. jul`; with its year when that is not today's. */
export function shortDay(date: LocalDate, today: LocalDate, language: Language): string {
  const whole = formatDate(date, language).replace(/^\D+/, "");
  return date.slice(0, 4) === today.slice(0, 4) ? withoutYear(whole) : whole;
}

/** The name of a customer; once the customer is erased, a text that says so. */
export function nameOf({ firstName, lastName }: ShownRow, language: Language): string {
  return `${firstName} ${lastName}`.trim() || adminReservationsWords(language).erased;
}

/** The delay of a car as text: in minutes, then hours, then days. */
function lateness(minutes: number, language: Language): string {
  const words = adminReservationsWords(language);
  if (minutes < 120) return words.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? words.hours(hours) : words.days(Math.floor(hours / 24));
}

/** The moment that a row is sorted by; undefined in a list by total. */
export function momentOf(row: ShownRow, sort: ListSort): LocalDateTime | undefined {
  const { pickupAt, dropoffAt, madeAt, moveAt } = row;
  return {
    time: moveAt ?? undefined,
    pickup: pickupAt,
    return: dropoffAt,
    made: madeAt,
    total: undefined,
  }[sort];
}

type About = { language: Language; today: LocalDate };

/**
 * The group of a row: its day, and by the clock the work of that day; then what is overdue and what was not picked up are groups
 * before all days, as on the board.
 */
export function groupsOf(
  { filter, rows, days }: Pick<ShownList, "filter" | "rows" | "days">,
  { language, today }: About,
): (row: ShownRow) => RowGroup | undefined {
  const words = adminReservationsWords(language);
  const isByClock = isByDay(filter.view) && filter.sort === "time";
  const late = rows.filter(({ isOverdue }) => isOverdue);
  const longest = Math.max(0, ...late.map(({ minutesLate }) => minutesLate));
  const overdue: RowGroup = {
    key: "overdue",
    label: words.overdueGroup,
    tone: "bad",
    detail: words.late(late.length, lateness(longest, language)),
  };
  const missed: RowGroup = { key: "missed", label: words.missedGroup, tone: "bad" };
  return (row) => {
    if (isByClock && row.isOverdue) return overdue;
    const at = momentOf(row, filter.sort);
    if (at === undefined) return undefined;
    const day = dateOf(at);
    if (isByClock && row.side === "out" && isAhead(row.status) && day < today) return missed;
    if (!isByClock) return { key: day, label: dayLabel(day, { language, today }) };
    const counts = days.find((one) => one.day === day);
    const detail = counts && words.dayCounts(counts.pickups, counts.returns);
    return { key: day, label: dayLabel(day, { language, today }), ...(detail && { detail }) };
  };
}

function dayLabel(day: LocalDate, { language, today }: About): string {
  const words = adminReservationsWords(language);
  const long = formatLongDate(day, language);
  const name = day.slice(0, 4) === today.slice(0, 4) ? withoutYear(long) : long;
  if (day === today) return words.today(name);
  if (day === addDays(today, 1)) return words.tomorrow(name);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function withoutYear(date: string): string {
  return date.replace(/ \d{4}\.?$/, "");
}
