import { List } from "../../../../ui/controls/list.tsx";
import { Link } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { formatCode } from "../../../../domain/reservations/code.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import type { PriceNames } from "../../../../i18n/admin-pricing/cell-names.ts";
import type { ListedEntry } from "../../../../server/audit/list-entries.ts";
import type { Column } from "../../../../ui/admin/list/data-table.tsx";
import type { RowCard } from "../../../../ui/admin/list/row-cards.tsx";
import { shownMoment } from "../../forms/shown-moment.ts";
import {
  actionSentence,
  subjectSentence,
  changeWords,
  type ChangeInWords,
} from "./change-words.ts";
import styles from "./audit-logs.module.css";

const maxFields = 6;

export function auditColumns(language: Language, names: PriceNames): Column<ListedEntry>[] {
  const words = auditWords(language);
  return [
    { key: "when", label: words.when, cell: ({ at }) => <time>{shownMoment(at, language)}</time> },
    { key: "who", label: words.who, cell: (entry) => whoOf(entry, language) },
    { key: "what", label: words.what, cell: (entry) => actionSentence(entry, language) },
    { key: "subject", label: words.subject, cell: (entry) => <Subject {...{ entry, language }} /> },
    {
      key: "change",
      label: words.change,
      isWide: true,
      cell: (entry) => <Changes {...{ entry, language, names }} />,
    },
    {
      key: "where",
      label: words.where,
      cell: ({ addressMark }) => (
        <span className={styles.mark} title={words.whereHelp}>
          {addressMark ?? words.nothing}
        </span>
      ),
    },
  ];
}

/** The card of an entry, for a phone. */
export function entryCard(entry: ListedEntry, language: Language, names: PriceNames): RowCard {
  return {
    title: actionSentence(entry, language),
    end: shownMoment(entry.at, language),
    sub: (
      <>
        <Subject entry={entry} language={language} />
        <Changes {...{ entry, language, names }} />
      </>
    ),
    subEnd: whoOf(entry, language),
  };
}

function whoOf({ actor, actorName }: ListedEntry, language: Language): string {
  const words = auditWords(language);
  if (actor !== "staff") return words.actors[actor];
  return actorName ?? words.former;
}

function Subject({ entry, language }: { entry: ListedEntry; language: Language }) {
  const { subjectKind, subjectName } = entry;
  const said = subjectSentence(entry, language);
  if (subjectKind !== "reservation" || !subjectName) return said;
  return (
    <Link className="link" to={adminPath("reservations", language, subjectName)}>
      {formatCode(subjectName)}
    </Link>
  );
}

type ChangesProps = { entry: ListedEntry; language: Language; names: PriceNames };

function Changes({ entry, language, names }: ChangesProps) {
  const words = auditWords(language);
  const changes = changeWords({ ...entry, names }, language);
  const left = changes.length - maxFields;
  const shown = changes
    .slice(0, maxFields)
    .map((change) => <Change key={change.field} {...change} />);
  return (
    <div className={styles.changes}>
      {shown.length > 0 && <List>{shown}</List>}
      {left > 0 && (
        <details>
          <summary>{words.more(left)}</summary>
          <List>
            {changes.slice(maxFields).map((change) => (
              <Change key={change.field} {...change} />
            ))}
          </List>
        </details>
      )}
      {!entry.sealed && <span className={styles.waits}>{words.waits}</span>}
    </div>
  );
}

function Change({ name, before, after }: ChangeInWords) {
  return (
    <li>
      <b>{name}:</b> {before !== undefined && <del>{before}</del>}{" "}
      {after !== undefined && <ins>{after}</ins>}
    </li>
  );
}
