import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { filledForm } from "../../forms/filled-form.ts";
import type { Told } from "./answer-countries.ts";
import type { BordersQuery, CountrySort } from "./borders-query.ts";
import { countryFields } from "./country-fields.ts";
import { CountryLine } from "./country-line.tsx";
import { editOf } from "./edit-of.ts";
import type { CountryRow } from "../../../../server/borders/list-countries.ts";
import { faultList, type Filled } from "../../../../ui/admin/form/filled.ts";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { Icon } from "../../../../ui/controls/icon.tsx";
import { TableHead } from "../../../../ui/admin/list/table-head.tsx";
import styles from "./country-form.module.css";

type Props = {
  language: Language;
  rows: readonly CountryRow[];
  told: Told | undefined;
  query: BordersQuery;
  addressOf: (change: Partial<BordersQuery>) => string;
  mayNot: string | undefined;
};

/** The countries as one table of fields. */
export function CountryForm({ language, rows, told, query, addressOf, mayNot }: Props) {
  const words = adminBordersWords(language);
  const values = { ...countryFields(rows, language), ...told?.typed };
  const { filled, outcome } = filledForm(told, values, language);
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
                version={told?.stale?.versions[row.code] ?? row.version}
              />
            ))}
          </tbody>
        </table>
      </div>
    </RecordForm>
  );
}

/** The faults as the top of the form sums them, each with its country: the sentence alone does not say which. */
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

/** The head of the table; country and fee sort it. */
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
