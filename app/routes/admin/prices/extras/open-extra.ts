import { dateOf } from "../../../../domain/calendar.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import type { Deps } from "../../../../server/deps.ts";
import { listAbsences } from "../../../../server/extras/absences.ts";
import { extrasByDay } from "../../../../server/extras/extras-by-day.ts";
import { isExtraUsed, listExtras } from "../../../../server/extras/list-extras.ts";
import { daysAhead } from "./find-extras.ts";

/** Everything that the page of an extra shows; nothing when there is none of that code. */
export async function openExtra({ pool, clock }: Pick<Deps, "pool" | "clock">, code: string) {
  const extras = await listExtras(pool);
  const at = extras.findIndex((extra) => extra.code === code);
  const extra = extras[at];
  if (!extra) return undefined;
  const today = dateOf(toLocal(clock.now()));
  const { stock } = extra;
  const counted = stock === null ? [] : [{ code, stock }];
  const byDay = await extrasByDay(pool, { extras: counted, from: today, days: daysAhead });
  return {
    extra,
    today,
    place: { number: at + 1, of: extras.length },
    isUsed: await isExtraUsed(pool, code),
    days: byDay[code],
    absences: await listAbsences(pool, code, today),
  };
}
