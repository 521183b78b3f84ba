import { Link } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { balanceOf } from "../../../../../domain/reservations/balance.ts";
import { formatCode } from "../../../../../domain/reservations/code.ts";
import { isCalledOff } from "../../../../../domain/reservations/states/states.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationsWords } from "../../../../../i18n/admin-reservations/en.ts";
import { severalWords } from "../../../../../i18n/admin-several/en.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { formatPhone } from "../../../../../i18n/phone.ts";
import { List } from "../../../../../ui/controls/list.tsx";
import type { Several, ShownChosen, Will } from "./read-several.ts";
import styles from "./several.module.css";

type Props = { language: Language; several: Extract<Several, { fault?: undefined }> };

const nothingHappens: ReadonlySet<Will | undefined> = new Set(["closed", "no-address", "erased"]);

/** The chosen reservations: who, when, where, with which vehicle, and what the deed does to each. */
export function SeveralRows({ language, several: { rows, places } }: Props) {
  const words = severalWords(language);
  const placeOf = (id: string) => places.find((place) => place.id === id)?.name ?? id;
  return (
    <List className={styles.rows}>
      {rows.map((row) => (
        <li key={row.code}>
          <p className={styles.head}>
            <Link to={adminPath("reservations", language, row.code)}>{formatCode(row.code)}</Link>
            <b>{nameOf(row, language)}</b>
            {row.phone && <span>{formatPhone(row.phone)}</span>}
            {row.pdf && (
              <a
                href={row.pdf}
                target="_blank"
                rel="noreferrer"
                aria-label={words.print.paperOf(formatCode(row.code))}
                data-screen
              >
                {words.print.paper}
              </a>
            )}
          </p>
          <p className={styles.trip}>
            {formatDayTime(row.pickupAt, language)} {placeOf(row.pickupLocationId)} –{" "}
            {formatDayTime(row.dropoffAt, language)} {placeOf(row.dropoffLocationId)}
          </p>
          <p className={styles.trip}>
            {[row.carName, row.plate, ...amounts(row, language)].filter(Boolean).join(" · ")}
          </p>
          {row.will && (
            <p className={nothingHappens.has(row.will) ? styles.quiet : styles.will}>
              {words.will[row.will]}
            </p>
          )}
        </li>
      ))}
    </List>
  );
}

function nameOf({ firstName, lastName }: ShownChosen, language: Language): string {
  return `${firstName} ${lastName}`.trim() || adminReservationsWords(language).erased;
}

function amounts(row: ShownChosen, language: Language): string[] {
  const { statuses, columns, paid } = adminReservationsWords(language);
  const { toPayCents } = balanceOf(row, row.paidCents);
  if (isCalledOff(row.status) && toPayCents === 0)
    return [formatEuro(row.totalCents, language), statuses[row.status]];
  const open = toPayCents > 0 ? `${columns.toPay}: ${formatEuro(toPayCents, language)}` : paid;
  return [formatEuro(row.totalCents, language), open, statuses[row.status]];
}
