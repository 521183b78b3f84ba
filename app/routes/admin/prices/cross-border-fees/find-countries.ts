import type { Language } from "../../../../domain/language.ts";
import { fold } from "../../../../domain/plain-text.ts";
import { compareNames } from "../../../../i18n/sort-text.ts";
import { listCountries, type CountryRow } from "../../../../server/borders/list-countries.ts";
import type { Deps } from "../../../../server/deps.ts";
import type { BordersQuery, CountryView } from "./borders-query.ts";

/** The countries that match a query, and the number of countries in each view. */
export async function findCountries(
  { pool }: Pick<Deps, "pool">,
  { q, view, sort, direction }: BordersQuery,
  language: Language,
): Promise<{ rows: CountryRow[]; counts: Record<CountryView, number> }> {
  const wanted = fold(q);
  const all = (await listCountries(pool)).filter(({ code, nameEn, nameBs, sign }) =>
    fold(`${code} ${sign} ${nameEn} ${nameBs}`).includes(wanted),
  );
  const allowed = all.filter((row) => row.allowed);
  const closed = all.filter((row) => !row.allowed);
  const rows = { all, allowed, closed }[view];
  const nameOf = (row: CountryRow) => (language === "ba" ? row.nameBs : row.nameEn);
  const compare = {
    order: () => 0,
    name: (a: CountryRow, b: CountryRow) => compareNames(nameOf(a), nameOf(b)),
    fee: (a: CountryRow, b: CountryRow) => a.feeCents - b.feeCents,
  }[sort];
  const sorted = rows.toSorted(compare);
  return {
    rows: direction === "up" ? sorted : sorted.toReversed(),
    counts: { all: all.length, allowed: allowed.length, closed: closed.length },
  };
}
