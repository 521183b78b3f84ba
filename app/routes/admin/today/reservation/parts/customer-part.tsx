import { Link } from "react-router";
import { PencilLine } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { adminReservationsWords } from "../../../../../i18n/admin-reservations/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { formatPhone, telLink } from "../../../../../i18n/phone.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { StatusDot } from "../../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { tones } from "./head-part.tsx";
import type { Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";
import { Fact } from "./trip-part.tsx";

type Props = {
  language: Language;
  loaded: Pick<Loaded, "customer" | "history" | "head">;
  mayNot: string | undefined;
};

/** The customer: name, contact details, and earlier reservations. */
export function CustomerPart({ language, loaded, mayNot }: Props) {
  const { customer, history, head } = loaded;
  const words = adminReservationWords(language).customer;
  const { phone, email, flight, birth, age, acceptedAt } = customer;
  const edit = !mayNot && (
    <ButtonLink
      icon={PencilLine}
      to={`${adminPath("reservations", language, head.code)}?task=customer`}
      preventScrollReset
    >
      {words.edit}
    </ButtonLink>
  );
  return (
    <Panel title={words.title} actions={edit}>
      <dl className={styles.facts}>
        <Fact label={words.name}>{head.name}</Fact>
        <Fact label={words.phone}>
          {phone ? <a href={telLink(phone)}>{formatPhone(phone)}</a> : words.none}
        </Fact>
        <Fact label={words.email}>{email ? <MailLink email={email} /> : words.none}</Fact>
        <Fact label={words.birth}>
          {birth ? (
            <>
              {birth} {age && <small>{age}</small>}
            </>
          ) : (
            words.unknown
          )}
        </Fact>
        <Fact label={words.flight}>{flight ?? words.none}</Fact>
        <Fact label={words.language}>{words.languages[customer.language]}</Fact>
        <Fact label={words.consents}>
          {customer.consents.map((one) => (
            <span key={one} className={styles.consent}>
              {one}
            </span>
          ))}
          {customer.consents.length === 0 && words.noTerms}
          {acceptedAt && <small>{acceptedAt}</small>}
        </Fact>
      </dl>
      <History {...{ language, history }} />
    </Panel>
  );
}

/** A mail link whose long address breaks before its @. */
function MailLink({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <a href={`mailto:${email}`}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </a>
  );
}

function History({ language, history }: { language: Language; history: Loaded["history"] }) {
  const words = adminReservationWords(language).customer;
  const { statuses } = adminReservationsWords(language);
  const { count, kept, cancelled, noShows, totalCents, latest } = history;
  const said = [
    words.count(count),
    words.kept(kept),
    words.cancelled(cancelled),
    noShows > 0 && words.noShows(noShows),
    words.worth(formatEuro(totalCents, language)),
  ].filter(Boolean);
  return (
    <div className={styles.history}>
      <h3>{words.history}</h3>
      <p className={noShows > 0 ? styles.warned : undefined}>
        {count === 0 ? words.first : said.join(" · ")}
      </p>
      <List>
        {latest.map((one) => (
          <li key={one.code}>
            <Link to={adminPath("reservations", language, one.code)}>{one.code}</Link>
            <span>{one.pickup}</span>
            <StatusDot tone={tones[one.status]}>{statuses[one.status]}</StatusDot>
            <span className={styles.money}>{one.total}</span>
          </li>
        ))}
      </List>
    </div>
  );
}
