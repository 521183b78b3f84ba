/** Dates and wall-clock times as plain text: they sort as text, mean the same in every browser, and know no time zone. */

/** A calendar date, `YYYY-MM-DD`. */
export type LocalDate = string;
/** A wall-clock time, `HH:MM`, 00:00 to 23:59. */
export type LocalTime = string;
/** A wall-clock moment in Europe/Sarajevo, `YYYY-MM-DDTHH:MM`. */
export type LocalDateTime = string;

const minutesPerDay = 1440;
const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** The half hours at which a car can be picked up or returned, 00:00 to 23:30. */
export const slots: readonly LocalTime[] = Array.from({ length: 48 }, (_, slot) =>
  timeText(slot * 30),
);

/** Reads `YYYY-MM-DD`; `undefined` for anything else, for dates that do not exist and for years before 1000. */
export function parseLocalDate(text: string): LocalDate | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  return existingDate(Number(parts[1]), Number(parts[2]), Number(parts[3]));
}

/** Reads `HH:MM` between 00:00 and 23:59; `undefined` for anything else, 24:00 included. */
export function parseLocalTime(text: string): LocalTime | undefined {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : undefined;
}

/**
 * Reads a date as people here write it: day, month, year (05/07/1990, 5.7.1990., 5-7-1990, 5 7 1990, 05071990).
 * `undefined` for anything else and for dates that do not exist.
 */
export function parseDayMonthYear(text: string): LocalDate | undefined {
  const parts =
    /^(\d{1,2})(?: ?[/.-] ?| )(\d{1,2})(?: ?[/.-] ?| )(\d{4})\.?$/.exec(text.trim()) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim());
  if (!parts) return undefined;
  return existingDate(Number(parts[3]), Number(parts[2]), Number(parts[1]));
}

/** Is the time one of the offered half hours? */
export function isSlot(time: LocalTime): boolean {
  return slots.includes(time);
}

/** The moment of a date and a time. */
export function joinDateTime(date: LocalDate, time: LocalTime): LocalDateTime {
  return `${date}T${time}`;
}

/** The date of a moment. */
export function dateOf(dateTime: LocalDateTime): LocalDate {
  return dateTime.slice(0, 10);
}

/** The time of a moment. */
export function timeOf(dateTime: LocalDateTime): LocalTime {
  return dateTime.slice(11, 16);
}

/** The date `days` later (earlier when negative). Throws outside the years 1 to 9999. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateText(dayNumber(date) + days);
}

/** Days from `from` to `to`, negative when `to` is earlier. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return dayNumber(to) - dayNumber(from);
}

/** 1 Monday to 7 Sunday. */
export function isoWeekday(date: LocalDate): number {
  // Day 0, 1970-01-01, was a Thursday.
  return modulo(dayNumber(date) + 3, 7) + 1;
}

/** The wall-clock moment `minutes` later on a clock that never changes. */
export function addMinutesWall(dateTime: LocalDateTime, minutes: number): LocalDateTime {
  return fromWallMinutes(toWallMinutes(dateTime) + minutes);
}

/** Minutes from `from` to `to` on a clock that never changes; this is what billing counts. */
export function wallMinutesBetween(from: LocalDateTime, to: LocalDateTime): number {
  return toWallMinutes(to) - toWallMinutes(from);
}

/** Minutes since 1970-01-01T00:00 on a clock that never changes. */
export function toWallMinutes(dateTime: LocalDateTime): number {
  return dayNumber(dateOf(dateTime)) * minutesPerDay + minuteOfDay(timeOf(dateTime));
}

/** The wall-clock moment of a number made by `toWallMinutes`. */
export function fromWallMinutes(minutes: number): LocalDateTime {
  const day = Math.floor(minutes / minutesPerDay);
  return joinDateTime(dateText(day), timeText(minutes - day * minutesPerDay));
}

/** Minutes since midnight; reads 24:00 too. */
export function minuteOfDay(time: LocalTime): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Full years lived on `date`; negative before birth. Who was born on 29 February has a birthday on 1 March in common years. */
export function ageOn(birth: LocalDate, date: LocalDate): number {
  const years = Number(date.slice(0, 4)) - Number(birth.slice(0, 4));
  return date.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Order of two texts by code unit: what sorting dates, times and ids needs, and no alphabet. */
export function compareText(a: string, b: string): -1 | 0 | 1 {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function existingDate(year: number, month: number, day: number): LocalDate | undefined {
  if (year < 1000 || month < 1 || month > 12 || day < 1) return undefined;
  return day <= daysInMonth(year, month) ? written(year, month, day) : undefined;
}

function daysInMonth(year: number, month: number): number {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && leap ? 29 : (monthLengths[month - 1] ?? 0);
}

/** Days since 1970-01-01, by the count of a year that begins in March. */
function dayNumber(date: LocalDate): number {
  const month = Number(date.slice(5, 7));
  const year = Number(date.slice(0, 4)) - (month <= 2 ? 1 : 0);
  const dayOfYear =
    Math.floor((153 * modulo(month - 3, 12) + 2) / 5) + Number(date.slice(8, 10)) - 1;
  return (
    year * 365 +
    Math.floor(year / 4) -
    Math.floor(year / 100) +
    Math.floor(year / 400) +
    dayOfYear -
    719468
  );
}

function dateText(day: number): LocalDate {
  // The inverse of dayNumber, by 400-year eras (Howard Hinnant, "chrono-compatible low-level date algorithms").
  const shifted = day + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36524) -
      Math.floor(dayOfEra / 146096)) /
      365,
  );
  const dayOfYear =
    dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0);
  if (!(year >= 1 && year <= 9999))
    throw new RangeError(`day ${day} is outside the years 1 to 9999`);
  return written(year, month, dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1);
}

function timeText(minute: number): LocalTime {
  return `${padded(Math.floor(minute / 60), 2)}:${padded(minute % 60, 2)}`;
}

function written(year: number, month: number, day: number): LocalDate {
  return `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
}

function padded(value: number, width: number): string {
  return String(value).padStart(width, "0");
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}
