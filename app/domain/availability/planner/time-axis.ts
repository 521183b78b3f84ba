/** The time axis of the planner: equally wide columns, each a day or an hour in Sarajevo. */
import {
  addDays,
  isoWeekday,
  joinDateTime,
  timeOf,
  type LocalDate,
  type LocalTime,
} from "../../calendar.ts";
import { isOpenAt, spanOn } from "../../locations/opening-hours.ts";
import type { Location } from "../../locations/location.ts";
import type { Bilingual } from "../../language.ts";
import { toInstant, toLocal } from "../../sarajevo.ts";
import type { Instant } from "../occupancy.ts";
import { daysOfZoom, type PlannerView, showsHours } from "./planner-view.ts";

/** One column; `time` is that of the clock when it begins, and absent where the column is a whole day. */
export type Column = { date: LocalDate; time?: LocalTime; start: Instant; end: Instant };

export type TimeAxis = { columns: readonly Column[]; start: Instant; end: Instant };

const hourMs = 3_600_000;

/** The axis of a view. A day on which the clock changes has 23 or 25 columns of hours, and one column as a day. */
export function timeAxis({ from, zoom }: Pick<PlannerView, "from" | "zoom">): TimeAxis {
  const days = Array.from({ length: daysOfZoom[zoom] }, (_, day) => addDays(from, day));
  const columns = days.flatMap((date): Column[] => {
    const start = toInstant(joinDateTime(date, "00:00"));
    const end = toInstant(joinDateTime(addDays(date, 1), "00:00"));
    return showsHours(zoom) ? hoursOf(date, start, end) : [{ date, start, end }];
  });
  const [first, last] = [columns[0], columns.at(-1)];
  return { columns, start: first?.start ?? 0, end: last?.end ?? 0 };
}

function hoursOf(date: LocalDate, start: Instant, end: Instant): Column[] {
  return Array.from({ length: Math.round((end - start) / hourMs) }, (_, hour) => {
    const begins = start + hour * hourMs;
    return { date, time: timeOf(toLocal(begins)), start: begins, end: begins + hourMs };
  });
}

/** Where something lies on the axis, in columns from its beginning; `isCut…` when it reaches beyond it. */
export type Placed = { at: number; long: number; isCutBefore: boolean; isCutAfter: boolean };

/** The place of a time on the axis; undefined when none of it is in sight. */
export function placeOn(
  axis: TimeAxis,
  { start, end }: { start: Instant; end: Instant },
): Placed | undefined {
  if (end <= axis.start || start >= axis.end || end <= start) return undefined;
  const at = columnsTo(axis, Math.max(start, axis.start));
  const until = columnsTo(axis, Math.min(end, axis.end));
  const isCutBefore = start < axis.start;
  return { at, long: until - at, isCutBefore, isCutAfter: end > axis.end };
}

/** How many columns lie before an instant of the axis, with the part of its own that is over. */
export function columnsTo({ columns }: TimeAxis, instant: Instant): number {
  let low = 0;
  let high = columns.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((columns[middle]?.end ?? 0) > instant) high = middle;
    else low = middle + 1;
  }
  const column = columns[low];
  if (!column) return columns.length;
  return low + Math.max(0, instant - column.start) / (column.end - column.start);
}

/** What is out of the ordinary in a column. */
export type Shade = {
  kind: "weekend" | "holiday" | "closed";
  /** The name of a special day. */
  label?: Bilingual;
};

/**
 * The shade of each column: closed where none of the places is open, a special day of any of them, a weekend. Hours are closed only
 * where every place is; a day is closed when no place opens at all.
 */
export function shadesOf(
  { columns }: TimeAxis,
  places: readonly Pick<Location, "hours">[],
): readonly (Shade | undefined)[] {
  return columns.map(({ date, time }): Shade | undefined => {
    const label = places.flatMap(
      ({ hours }) => hours.special.find((day) => day.date === date) ?? [],
    )[0]?.label;
    const isOpen = ({ hours }: Pick<Location, "hours">) =>
      time === undefined
        ? spanOn(hours, date) !== undefined
        : isOpenAt(hours, joinDateTime(date, time));
    if (places.length > 0 && !places.some(isOpen))
      return { kind: "closed", ...(label && { label }) };
    if (label) return { kind: "holiday", label };
    return isoWeekday(date) > 5 ? { kind: "weekend" } : undefined;
  });
}

/** The place of now on the axis, in columns; undefined when it is out of sight. */
export function nowOn(axis: TimeAxis, now: Instant): number | undefined {
  return now >= axis.start && now < axis.end ? columnsTo(axis, now) : undefined;
}

/** True for the column in which now lies: today, or this hour. */
export function isCurrent({ start, end }: Column, now: Instant): boolean {
  return start <= now && now < end;
}
