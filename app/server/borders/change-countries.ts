import type { Pool } from "pg";
import type { SentCountry } from "../../domain/borders/read-countries.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changedFields, isUnchanged } from "../audit/changed-fields.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { listCountries, type CountryRow } from "./list-countries.ts";

export type CountriesAnswer =
  | { ok: true; before: CountryRow[]; changed: number }
  /** `theirs`: the current rows of the countries that somebody else changed meanwhile. */
  | { ok: false; reason: "stale"; theirs: CountryRow[] };

/**
 * Changes the fees and rules of several countries in one step, or of none when somebody else has changed one of them
 * meanwhile. Rows without a difference are neither written nor compared.
 */
export async function changeCountries(
  pool: Pool,
  { countries, by }: { countries: readonly SentCountry[]; by: Doer },
): Promise<CountriesAnswer> {
  return inTransaction(pool, async (client) => {
    await client.query("lock table border_country in share row exclusive mode");
    const rows = new Map((await listCountries(client)).map((row) => [row.code, row]));
    const edits = countries.flatMap(({ code, version, country }) => {
      const before = rows.get(code);
      const difference = before && changedFields<object>(before, country);
      return !before || !difference || isUnchanged(difference)
        ? []
        : [{ before, version, country, difference }];
    });
    const stale = edits.filter(({ before, version }) => before.version !== version);
    if (stale.length > 0)
      return { ok: false, reason: "stale", theirs: stale.map(({ before }) => before) };
    for (const { before, country } of edits) {
      const { allowed, charge, feeCents, document, noteEn, noteBs } = country;
      await client.query(
        `update border_country set allowed = $2, charge = $3, fee_cents = $4, document = $5, note_en = $6, note_bs = $7
         where code = $1`,
        [before.code, allowed, charge, feeCents, document, noteEn, noteBs],
      );
    }
    const entries = edits.map(({ before, difference }) => ({
      ...by,
      action: "border-country.changed",
      subjectKind: "border-country",
      subjectId: before.code,
      ...difference,
    }));
    if (entries.length > 0) await writeAuditEntries(client, entries);
    return { ok: true, before: edits.map(({ before }) => before), changed: edits.length };
  });
}
