import { Link } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { formatDayTime, formatEuro } from "../../../../../i18n/format.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import type { Customer } from "../../../../../server/customers/find-customers.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Guarded } from "../../../../../ui/admin/page/guarded.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { Help } from "../../../../../ui/controls/faults/fault.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Refused } from "../../../../../ui/admin/form/refused.tsx";
import type { ErasureRefusal } from "./customers.tsx";
import styles from "../record/rows.module.css";
import { sectionPath } from "../../settings-frame.tsx";

type Props = {
  language: Language;
  customer: Customer;
  mayErase: boolean;
  refused: ErasureRefusal | undefined;
};

/** The data about one customer, and the buttons that export and erase it. */
export function CustomerPanel({ language, customer, mayErase, refused }: Props) {
  const words = settingsWords(language).customers;
  const { email, names, reservations, messages, letters, isSubscriber } = customer;
  const counts = [
    words.reservations(reservations.length),
    words.letters(letters),
    words.messages(messages),
    ...(isSubscriber ? [words.subscriber] : []),
  ];
  return (
    <Panel title={[...names, email].join(", ")} lead={counts.join(" · ")}>
      {refused && <Refused>{refusalText(refused, language)}</Refused>}
      {reservations.length > 0 && (
        <List className={styles.rows}>
          {reservations.map(({ id, code, pickupLocal, totalCents }) => (
            <li key={id}>
              <Link className="link" to={adminPath("reservations", language, code)}>
                {code}
              </Link>{" "}
              {formatDayTime(pickupLocal, language)}, {formatEuro(totalCents, language)}
            </li>
          ))}
        </List>
      )}
      <div>
        <div className={styles.acts}>
          <form method="post" action={sectionPath("customers", language, "file")}>
            <input type="hidden" name="email" value={email} />
            <Button type="submit">{words.export}</Button>
          </form>
          <EraseButton {...{ language, customer, mayErase }} />
        </div>
        <Help>{words.exportHelp}</Help>
      </div>
    </Panel>
  );
}

function EraseButton({ language, customer, mayErase }: Omit<Props, "refused">) {
  const { ownersOnly, customers: words } = settingsWords(language);
  const { email, reservations } = customer;
  return (
    <Guarded reason={mayErase ? undefined : ownersOnly}>
      <ConfirmButton
        label={words.erase}
        title={words.eraseTitle}
        text={words.eraseText}
        name="do"
        value="erase"
      >
        <input type="hidden" name="email" value={email} />
        <Field
          name="typed"
          label={reservations.length > 0 ? words.typeCode : words.typeEmail}
          autoComplete="off"
          maxLength={254}
          required
        />
      </ConfirmButton>
    </Guarded>
  );
}

function refusalText(refused: ErasureRefusal, language: Language): string {
  const words = settingsWords(language).customers;
  if (refused.reason === "open" || refused.reason === "unpaid")
    return words[refused.reason](refused.codes.join(", "));
  return words.refusals[refused.reason];
}
