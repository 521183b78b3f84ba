import type { Pool } from "pg";
import { addDays, joinDateTime, type LocalDate } from "../../domain/calendar.ts";
import { piecesOut, type ExtraUse } from "../../domain/extras/extra-use.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { extrasInUse } from "./extras-left.ts";

/**
 * The pieces of an extra that are left on a day, at the moment when fewest are; `left` is negative when too many were
 * promised.
 */
export type ExtraDay = { date: LocalDate; left: number; promised: number; away: number };

type ExtrasByDayQuery = {
  extras: readonly { code: string; stock: number }[];
  from: LocalDate;
  days: number;
};

/** The pieces of counted extras that are left on each of `days` days, by code. */
export async function extrasByDay(
  pool: Pool,
  { extras, from, days }: ExtrasByDayQuery,
): Promise<Record<string, ExtraDay[]>> {
  const dates = Array.from({ length: days }, (_, day) => addDays(from, day));
  const span = { start: midnight(from), end: midnight(addDays(from, days)) };
  const codes = extras.map(({ code }) => code);
  const uses = codes.length === 0 ? [] : await extrasInUse(pool, codes, span);
  return Object.fromEntries(
    extras.map((extra) => {
      const own = uses.filter((use) => (use.extras[extra.code] ?? 0) > 0);
      return [extra.code, dates.map((date) => dayOf(extra, own, date))];
    }),
  );
}

function dayOf(
  { code, stock }: { code: string; stock: number },
  uses: readonly ExtraUse[],
  date: LocalDate,
): ExtraDay {
  const [start, end] = [midnight(date), midnight(addDays(date, 1))];
  const today = uses.filter((use) => use.start < end && use.end > start);
  const moments = [start, ...today.map((use) => Math.max(start, use.start))];
  const outAt = (moment: number) => piecesOut(code, today, moment);
  const worst = moments.reduce((most, moment) => (outAt(moment) > outAt(most) ? moment : most));
  const promised = piecesOut(
    code,
    today.filter(({ reservation }) => reservation !== undefined),
    worst,
  );
  const away = outAt(worst) - promised;
  return { date, left: stock - promised - away, promised, away };
}

function midnight(date: LocalDate): number {
  return toInstant(joinDateTime(date, "00:00"));
}
