import { ArrowDown, ArrowUp } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminBordersWords } from "../../../../i18n/admin-borders/en.ts";
import { Icon } from "../../../../ui/controls/icon.tsx";
import type { BordersQuery, CountrySort } from "./borders-query.ts";

type Props = {
  language: Language;
  query: BordersQuery;
  addressOf: (change: Partial<BordersQuery>) => string;
};

const sortOf: Partial<Record<string, CountrySort>> = { country: "name", fee: "fee" };

/** The head of the table; country and fee sort it. */
export function CountryHead({ language, query, addressOf }: Props) {
  const { columns } = adminBordersWords(language);
  const keys = ["country", "allowed", "fee", "charge", "document"] as const;
  return (
    <thead>
      <tr>
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
      </tr>
    </thead>
  );
}
