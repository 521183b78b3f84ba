/** The clock of Europe/Sarajevo: CET (UTC+1), and CEST (UTC+2) from the last Sunday of March to the last Sunday of October. */
import type { LocalDate, LocalDateTime, LocalTime } from "./calendar.ts";
import {
  addDays,
  fromWallMinutes,
  isoWeekday,
  joinDateTime,
  slots,
  toWallMinutes,
} from "./calendar.ts";

const winterMinutes = 60;
const summerMinutes = 120;
const msPerMinute = 60_000;

/**
 * The instant (epoch ms) of a wall-clock time. A time that the spring change removes counts one hour later;
 * of a time that the autumn change repeats the first is meant. The EU rule in force since 1996 is applied to every year.
 */
export function toInstant(local: LocalDateTime): number {
  const wall = toWallMinutes(local);
  const { spring, autumn } = clockChanges(local.slice(0, 4));
  // Both changes happen at 01:00 UTC: 03:00 is the first summer time and the first time that is winter time only.
  const summer = wall >= spring + 3 * 60 && wall < autumn + 3 * 60;
  return (wall - (summer ? summerMinutes : winterMinutes)) * msPerMinute;
}

/** The wall-clock time of an instant (epoch ms), seconds cut off. */
export function toLocal(instant: number): LocalDateTime {
  return fromWallMinutes(Math.floor(instant / msPerMinute) + offsetMinutes(instant));
}

/** Minutes by which Sarajevo is ahead of UTC at an instant (epoch ms): 60 or 120. */
export function offsetMinutes(instant: number): number {
  const utc = Math.floor(instant / msPerMinute);
  const { spring, autumn } = clockChanges(fromWallMinutes(utc).slice(0, 4));
  return utc >= spring + 60 && utc < autumn + 60 ? summerMinutes : winterMinutes;
}

/** False for the hour that the spring change removes. */
export function existsInSarajevo(local: LocalDateTime): boolean {
  return toLocal(toInstant(local)) === local;
}

/** The half hours that a date has: all 48, or 46 on the day of the spring change. */
export function slotsOn(date: LocalDate): readonly LocalTime[] {
  return slots.filter((time) => existsInSarajevo(joinDateTime(date, time)));
}

type ClockChanges = { spring: number; autumn: number };

/** A search asks for the same two years a thousand times. */
const knownChanges = new Map<string, ClockChanges>();

/** Wall minutes of 00:00 on the two Sundays of a year on which the clock changes. */
function clockChanges(year: string): ClockChanges {
  const known = knownChanges.get(year);
  if (known) return known;
  const changes = {
    spring: midnightOfLastSunday(`${year}-03-31`),
    autumn: midnightOfLastSunday(`${year}-10-31`),
  };
  knownChanges.set(year, changes);
  return changes;
}

function midnightOfLastSunday(lastDayOfMonth: LocalDate): number {
  const sunday = addDays(lastDayOfMonth, -(isoWeekday(lastDayOfMonth) % 7));
  return toWallMinutes(joinDateTime(sunday, "00:00"));
}
