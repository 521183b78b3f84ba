import { ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { dateOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { toLocal } from "../../../../domain/sarajevo.ts";
import { depositDeskWords } from "../../../../i18n/admin-deposit/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatDate, formatEuro } from "../../../../i18n/format.ts";
import type { RemindedDeposit } from "../../../../server/deposits/list-reminders.ts";
import { List } from "../../../../ui/controls/list.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./board.module.css";

type Props = { language: Language; reminders: readonly RemindedDeposit[] };

/** More than these are folded: on a phone what is overdue and in danger stands on top. */
const shownAtOnce = 2;

/** Deposits that ask for somebody: a card hold lapses soon, or a release is late. Each leads to its account. */
export function DepositReminders({ language, reminders }: Props) {
  const words = depositDeskWords(language).reminders;
  if (reminders.length === 0) return null;
  return (
    <Note icon={ShieldAlert} className={styles.told}>
      <details open={reminders.length <= shownAtOnce}>
        <summary className={styles.fold}>
          <b>{words.title}</b> {reminders.length}
        </summary>
        <List>
          {reminders.map(({ code, name, reminder, heldCents, at }) => (
            <li key={code}>
              <Link to={adminPath("reservations", language, formatCode(code), "account")}>
                {formatCode(code)} {name}
              </Link>
              {": "}
              {words[reminder](
                formatEuro(heldCents, language),
                // The bank holds it to the end of the day before.
                formatDate(dateOf(toLocal(reminder === "lapsing" ? at - 1 : at)), language),
              )}
            </li>
          ))}
        </List>
      </details>
    </Note>
  );
}
