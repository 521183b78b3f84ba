/** A day as somebody at a desk types it: `26.11.`, `3/7/26`, `3 Jul`, `+3`, `fri`, `sutra`. */
import { addDays, isoWeekday, parseLocalDate, type LocalDate } from "../calendar.ts";

/** What months, weekdays and near days are called; lists begin in January and on Monday. */
export type DateNames = {
  months: readonly string[];
  monthsShort: readonly string[];
  weekdays: readonly string[];
  weekdaysShort: readonly string[];
  yesterday: string;
  today: string;
  tomorrow: string;
};

export type DateTyping = {
  today: LocalDate;
  /** The day that `+3`, a weekday and a day without its year are counted from; today when absent. */
  from?: LocalDate;
  /** Which way a day without its year lies. */
  leans?: "ahead" | "back";
  /** Names of every language that is understood. */
  names: readonly DateNames[];
};

type TypedDateFault = "unreadable" | "no-such-day";
export type TypedDate = { ok: true; date: LocalDate } | { ok: false; reason: TypedDateFault };

type Months = (word: string) => number | undefined;
/** A year that was not written is absent. */
type DayOfYear = { day: number; month: number; year?: number };

const unreadable = { ok: false, reason: "unreadable" } as const;
const maxTypedLength = 60;

/**
 * Reads a typed day. The day stands before the month, whatever the language; a weekday beside a date is not compared with it,
 * since it stays behind while the number before it is edited. A date without a year is the next one, or the last one.
 */
export function readTypedDate(typed: string, typing: DateTyping): TypedDate {
  const text = plain(typed);
  if (text.length > maxTypedLength) return unreadable;
  const near = readNear(text, typing);
  if (near) return { ok: true, date: near };
  const date = parseLocalDate(text);
  if (date) return { ok: true, date };
  const read = readDayOfYear(text, typing.names);
  return read ? resolve(read, typing) : unreadable;
}

/** Reads days that are counted: `+3`, `-1`, `tomorrow`, `fri`. */
function readNear(text: string, typing: DateTyping): LocalDate | undefined {
  const start = typing.from ?? typing.today;
  const counted = /^([+-])\s?(\d{1,4})$/.exec(text);
  if (counted) return addDays(start, Number(counted[2]) * (counted[1] === "-" ? -1 : 1));
  for (const names of typing.names) {
    const near = [names.yesterday, names.today, names.tomorrow].map(plain).indexOf(text);
    if (near >= 0) return addDays(typing.today, near - 1);
    const weekday = findWeekday(text.replace(/^u /, "").replace(/\.$/, ""), names);
    if (weekday) return nearestWeekday(weekday, start, typing.leans);
  }
  return undefined;
}

function nearestWeekday(weekday: number, start: LocalDate, leans?: "ahead" | "back"): LocalDate {
  const ahead = (weekday - isoWeekday(start) + 7) % 7;
  return addDays(start, leans === "back" && ahead > 0 ? ahead - 7 : ahead);
}

function readDayOfYear(text: string, names: readonly DateNames[]): DayOfYear | undefined {
  const run = /^(\d\d)(\d\d)(\d\d(?:\d\d)?)?$/.exec(text);
  const words = run ? run.slice(1).filter(Boolean) : text.split(/[\s,./-]+/).filter(Boolean);
  const months: Months = (word) => firstOf(names, (one) => findMonth(word, one));
  const [first = "", ...rest] = words;
  const dated = firstOf(names, (one) => findWeekday(first, one)) ? rest : words;
  return inOrder(dated, months);
}

function inOrder(words: readonly string[], months: Months): DayOfYear | undefined {
  const [first = "", second = "", last, more] = words;
  if (more !== undefined) return undefined;
  // `Jul 3`: only a name may stand before the day.
  const named = months(first);
  const [dayWord, month] = named ? [second, named] : [first, months(second) ?? number(second)];
  const day = number(dayWord);
  if (day === undefined || month === undefined) return undefined;
  if (last === undefined) return { day, month };
  const year = /^(?:\d\d|\d{4})$/.test(last) ? Number(last) : undefined;
  return year === undefined ? undefined : { day, month, year };
}

/** The longest wait for a day that a year has: from one 29 February to the next over the turn of a century. */
const maxYearsAway = 8;

function resolve({ day, month, year }: DayOfYear, typing: DateTyping): TypedDate {
  const { today, leans = "ahead" } = typing;
  const start = leans === "ahead" ? (typing.from ?? today) : today;
  const startYear = Number(start.slice(0, 4));
  const fits = (date: LocalDate) => (leans === "ahead" ? date >= start : date <= start);
  if (year !== undefined && year >= 100) return found(dateIn(year, month, day));
  if (year !== undefined) {
    const date = dateIn(startYear - (startYear % 100) + year, month, day);
    // Two digits of a day that has passed, such as one of birth, are never of this century's future.
    if (date && leans === "back" && date > today)
      return found(dateIn(Number(date.slice(0, 4)) - 100, month, day));
    return found(date);
  }
  for (let away = 0; away <= maxYearsAway; away++) {
    const date = dateIn(startYear + (leans === "ahead" ? away : -away), month, day);
    if (date && fits(date)) return found(date);
  }
  return found(undefined);
}

function found(date: LocalDate | undefined): TypedDate {
  return date ? { ok: true, date } : { ok: false, reason: "no-such-day" };
}

function dateIn(year: number, month: number, day: number): LocalDate | undefined {
  const two = (part: number) => String(part).padStart(2, "0");
  return parseLocalDate(`${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`);
}

function number(word: string): number | undefined {
  return /^\d{1,2}$/.test(word) ? Number(word) : undefined;
}

/** 1 Monday to 7 Sunday; Bosnian says the day it happens on in another case (`srijedu`). */
function findWeekday(word: string, names: DateNames): number | undefined {
  const cased = word.replace(/u$/, "a");
  return indexOfName(word, names.weekdays, names.weekdaysShort, (name) => name === cased);
}

/** 1 January to 12 December; Bosnian dates have the month in the genitive (`jula`, `marta`, `oktobra`). */
function findMonth(word: string, names: DateNames): number | undefined {
  return indexOfName(
    word,
    names.months,
    names.monthsShort,
    (name) => word === genitive(name) || word === `${name}a`,
  );
}

function genitive(month: string): string {
  return month.endsWith("ar") && month !== "januar" && month !== "februar"
    ? `${month.slice(0, -2)}ra`
    : `${month.replace(/i$/, "")}a`;
}

/** The place of a name, from 1: the whole of it, its short form, or its beginning of three letters and more. */
function indexOfName(
  word: string,
  long: readonly string[],
  short: readonly string[],
  isCased: (name: string) => boolean,
): number | undefined {
  if (word.length < 3) return undefined;
  const at = long.findIndex((one, index) => {
    const name = plain(one);
    return name.startsWith(word) || plain(short[index] ?? "") === word || isCased(name);
  });
  return at < 0 ? undefined : at + 1;
}

function firstOf<From, To>(from: readonly From[], read: (one: From) => To | undefined) {
  for (const one of from) {
    const value = read(one);
    if (value !== undefined) return value;
  }
  return undefined;
}

/** Lower case without marks: `Čet` is typed `cet` on many keyboards. */
function plain(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036F]/g, "")
    .replaceAll("−", "-");
}
