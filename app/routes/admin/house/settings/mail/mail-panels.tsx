import { Link } from "react-router";
import { List } from "../../../../../ui/controls/list.tsx";
import type { LocalDateTime } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { toLocal } from "../../../../../domain/sarajevo.ts";
import type { Carrier } from "../../../../../domain/settings/carrier.ts";
import type { Contact } from "../../../../../domain/settings/placeholders.ts";
import { adminFrameWords } from "../../../../../i18n/admin-frame/en.ts";
import { formatDayTime, formatList } from "../../../../../i18n/format.ts";
import { letterWords } from "../../../../../i18n/letters/en.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { ListRow } from "../record/order-list.tsx";
import styles from "../record/rows.module.css";
import { sectionPath } from "../../settings-frame.tsx";

type Held = { language: Language; held: readonly Contact[] };

/** Why no letter leaves the house yet, with a link to where that is changed. */
export function HeldNote({ language, held }: Held) {
  const { mail } = settingsWords(language);
  const { contacts } = adminFrameWords(language).cautions;
  const names = held.map((contact) => contacts[contact]);
  return (
    <Note tone="bad">
      <b>{mail.held.title}</b>
      <p>{mail.held.text(formatList(names, language))}</p>
      <Link className="link" to={`${sectionPath("agency", language)}#${held[0]}`}>
        {mail.held.link}
      </Link>
    </Note>
  );
}

type Way = {
  language: Language;
  carrier: Carrier;
  server: string | undefined;
  edge: boolean;
  from: string | undefined;
};

/** The carrier that sends the letters. */
export function MailWayPanel({ language, carrier, server, edge, from }: Way) {
  const words = settingsWords(language).mail;
  return (
    <Panel title={words.way} lead={words.set}>
      <List className={styles.rows}>
        <li>{words.ways[carrier]}</li>
        {server && <li>{words.server(server)}</li>}
        {edge && <li>{words.edge}</li>}
        {from && <li>{words.from(from)}</li>}
      </List>
    </Panel>
  );
}

type Letter = {
  id: number;
  kind: string;
  at: LocalDateTime;
  attempts: number;
  error: string;
};

type Trouble = {
  language: Language;
  waiting: number;
  tried: readonly Letter[];
  failed: readonly Letter[];
};

/** The letters that wait, and those that were given up. */
export function MailTrouble({ language, waiting, tried, failed }: Trouble) {
  const words = settingsWords(language).mail;
  return (
    <>
      <Panel title={waiting === 0 ? words.noneWaits : words.waiting(waiting)}>
        {tried.length > 0 && <Letters language={language} letters={tried} />}
      </Panel>
      <Panel
        title={words.failures}
        lead={failed.length > 0 ? words.failuresLead : words.noFailures}
      >
        {failed.length > 0 && <Letters language={language} letters={failed} />}
      </Panel>
    </>
  );
}

function Letters({ language, letters }: { language: Language; letters: readonly Letter[] }) {
  const words = settingsWords(language).mail;
  return (
    <List className={styles.rows}>
      {letters.map(({ id, kind, at, attempts, error }) => (
        <li key={id}>
          <b>{kindName(kind, language)}</b>, {formatDayTime(at, language)}, {words.tries(attempts)}
          <p className={styles.point}>{error}</p>
        </li>
      ))}
    </List>
  );
}

/** The name of a kind of letter. */
export function kindName(kind: string, language: Language): string {
  const kinds: Readonly<Record<string, string>> = letterWords(language).staff.kinds;
  return kinds[kind] ?? kind;
}

type Boxed = { name: string; kind: string; to: string; subject: string; sentAt: string };

/** The letters that stayed on this server. */
export function MailBox({ language, letters }: { language: Language; letters: readonly Boxed[] }) {
  const words = settingsWords(language).mail;
  return (
    <Panel title={words.box} lead={letters.length > 0 ? words.boxLead : words.noLetters}>
      {letters.length > 0 && (
        <List className={styles.rows}>
          {letters.map(({ name, kind, to, subject, sentAt }) => (
            <li key={name}>
              <ListRow
                to={sectionPath("mail", language, name)}
                name={subject}
                sub={`${kindName(kind, language)}, ${to}`}
                end={formatDayTime(toLocal(Date.parse(sentAt)), language)}
              />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
