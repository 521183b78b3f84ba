import type { CountryEdit } from "../../../../domain/borders/read-countries.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import type { CountryRow } from "../../../../server/borders/list-countries.ts";

/** Countries as the table writes them: their fields are called `<code>.<field>`. */
export function countryFields(
  rows: readonly (CountryEdit & { code: string })[],
  language: Language,
): Record<string, string> {
  return Object.fromEntries(
    rows.flatMap((row) => [
      [`${row.code}.allowed`, row.allowed ? "on" : ""],
      [`${row.code}.fee`, formatNumber(row.feeCents / 100, language, 2)],
      [`${row.code}.charge`, row.charge],
      [`${row.code}.document`, row.document],
      [`${row.code}.noteEn`, row.noteEn],
      [`${row.code}.noteBs`, row.noteBs],
    ]),
  );
}

/** What the fields are called where two edits stand side by side. */
export function countryLabels(
  rows: readonly CountryRow[],
  language: Language,
): Record<string, string> {
  const { columns, of } = adminBordersWords(language);
  const fields = ["allowed", "fee", "charge", "document", "noteEn", "noteBs"] as const;
  return Object.fromEntries(
    rows.flatMap((row) =>
      fields.map((field) => [
        `${row.code}.${field}`,
        of(columns[field], language === "ba" ? row.nameBs : row.nameEn),
      ]),
    ),
  );
}
