import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import type { CountryEdit } from "../../../../domain/borders/read-countries.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { filledForm } from "../../forms/filled-form.ts";
import type { CountriesAnswer } from "./borders.tsx";
import type { BordersQuery, CountrySort } from "./borders-query.ts";
import { CountryLine } from "./country-line.tsx";
import type { CountryRow } from "../../../../server/borders/list-countries.ts";
import { faultList, type Filled } from "../../../../ui/admin/form/filled.ts";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { TableHead } from "../../../../ui/admin/list/table-head.tsx";
import styles from "./country-form.module.css";

type Props = {
  language: Language;
  rows: readonly CountryRow[];
  answer: CountriesAnswer | undefined;
  query: BordersQuery;
  addressOf: (change: Partial<BordersQuery>) => string;
  mayNot: string | undefined;
};

/** The countries as one table of fields. */
export function CountryForm({ language, rows, answer, query, addressOf, mayNot }: Props) {
  const words = adminBordersWords(language);
  const values = { ...countryFields(rows, language), ...answer?.typed };
  const { filled, outcome } = filledForm(answer, values, language);
  return (
    <RecordForm
      version={editOf(rows)}
      {...outcome}
      faults={withCountries(filled, rows, language)}
      mayNot={mayNot}
    >
      <div className={styles.around}>
        <table className={styles.table}>
          <caption className="visually-hidden">{words.caption}</caption>
          <CountryHead {...{ language, query, addressOf }} />
          <tbody>
            {query.q === "" && query.view !== "closed" && (
              <tr>
                <th scope="row" data-label={words.columns.country}>
                  <span className={styles.sign}>{signOfHome}</span>
                  {words.home}
                </th>
                <td colSpan={4} className={styles.home}>
                  {words.homeText}
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <CountryLine
                key={row.code}
                {...{ language, row, filled }}
                version={answer?.stale?.versions[row.code] ?? row.version}
              />
            ))}
          </tbody>
        </table>
      </div>
    </RecordForm>
  );
}

/** The faults for the head of the form, each with its country: the sentence alone does not say which. */
function withCountries(
  { values, faults }: Filled,
  rows: readonly CountryRow[],
  language: Language,
) {
  const named = Object.entries(faults).map(([field, fault]) => {
    const row = rows.find(({ code }) => field.startsWith(`${code}.`));
    const country = language === "ba" ? row?.nameBs : row?.nameEn;
    return [field, country ? `${country}: ${fault}` : fault];
  });
  return faultList({ values, faults: Object.fromEntries(named) });
}

/** The oval sign of Bosnia and Herzegovina. */
const signOfHome = "BIH";

type CountryHeadProps = {
  language: Language;
  query: BordersQuery;
  addressOf: (change: Partial<BordersQuery>) => string;
};

const sortOf: Partial<Record<string, CountrySort>> = { country: "name", fee: "fee" };

/** The head of the table; the columns of country and fee sort it. */
function CountryHead({ language, query, addressOf }: CountryHeadProps) {
  const { columns } = adminBordersWords(language);
  const keys = ["country", "allowed", "fee", "charge", "document"] as const;
  return (
    <TableHead>
      {keys.map((key) => {
        const sort = sortOf[key];
        const direction = sort === query.sort ? query.direction : undefined;
        const next = direction === "up" ? "down" : "up";
        return (
          <th
            key={key}
            scope="col"
            aria-sort={direction && (direction === "up" ? "ascending" : "descending")}
          >
            {sort ? (
              <Link to={addressOf({ sort, direction: next })} preventScrollReset>
                {columns[key]}
                {direction && <Icon of={direction === "up" ? ArrowUp : ArrowDown} size={16} />}
              </Link>
            ) : (
              columns[key]
            )}
          </th>
        );
      })}
    </TableHead>
  );
}

/** Countries as the fields of the table, which are called `<code>.<field>`. */
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

/** The labels of the fields, for the comparison of two edits. */
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

/** A number that grows with every edit of any of the rows. */
export function editOf(rows: readonly { version: number }[]): number {
  return rows.reduce((sum, { version }) => sum + version, 0);
}
