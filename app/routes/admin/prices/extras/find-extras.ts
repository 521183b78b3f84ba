import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { fold } from "../../../../domain/plain-text.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { compareNames } from "../../../../i18n/sort-text.ts";
import type { Deps } from "../../../../server/deps.ts";
import { extrasByDay } from "../../../../server/extras/extras-by-day.ts";
import { listExtras, type ExtraRow } from "../../../../server/extras/list-extras.ts";
import type { ExtrasQuery, ExtraSort, ExtraState } from "./extras-query.ts";

/**
 * An extra of the list; `today` and `least` (on any of the next 60 days) are the pieces left, absent where they are not
 * counted.
 */
export type ListedExtra = ExtraRow & { today?: number; least?: number };

export const daysAhead = 60;

/** The extras that match a query with the pieces left, and the number of extras in each state. */
export async function findExtras(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  query: ExtrasQuery,
  language: Language,
): Promise<{ rows: ListedExtra[]; counts: Record<ExtraState, number> }> {
  const all = await listExtras(pool);
  const counted = all.flatMap(({ code, stock }) => (stock === null ? [] : [{ code, stock }]));
  const from = dateOf(toLocal(clock.now()));
  const byDay = await extrasByDay(pool, { extras: counted, from, days: daysAhead });
  const wanted = fold(query.q);
  const found = all
    .filter(({ code, nameEn, nameBs }) => fold(`${code} ${nameEn} ${nameBs}`).includes(wanted))
    .map((row): ListedExtra => {
      const left = byDay[row.code]?.map((day) => day.left);
      return left ? { ...row, today: left[0], least: Math.min(...left) } : row;
    });
  const offered = found.filter(({ active }) => active);
  const hidden = found.filter(({ active }) => !active);
  const rows = { all: found, offered, hidden }[query.state];
  return {
    rows: sorted(rows, query, language),
    counts: { all: found.length, offered: offered.length, hidden: hidden.length },
  };
}

function sorted(rows: ListedExtra[], { sort, direction }: ExtrasQuery, language: Language) {
  if (sort === "order") return direction === "up" ? rows : rows.toReversed();
  const turn = direction === "up" ? 1 : -1;
  const nameOf = (row: ListedExtra) => (language === "ba" ? row.nameBs : row.nameEn);
  if (sort === "name") return rows.toSorted((a, b) => turn * compareNames(nameOf(a), nameOf(b)));
  const numberOf: Record<Exclude<ExtraSort, "order" | "name">, (row: ListedExtra) => number> = {
    price: ({ priceCents }) => priceCents,
    stock: ({ stock }) => stock ?? Infinity,
    today: ({ today }) => today ?? Infinity,
    least: ({ least }) => least ?? Infinity,
  };
  const value = numberOf[sort];
  return rows.toSorted((a, b) => (value(a) === value(b) ? 0 : turn * (value(a) - value(b))));
}
