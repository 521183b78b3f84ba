import { FileText, PencilLine } from "lucide-react";
import type { Language } from "../../../../../domain/language.ts";
import { adminSheetsWords } from "../../../../../i18n/admin-sheets/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Plate } from "../../../../../ui/admin/page/plate.tsx";
import { ButtonLink, ButtonOut } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import type { HandoverRow } from "./handover-rows.ts";
import styles from "../reservation.module.css";

type Props = { language: Language; rows: readonly HandoverRow[] };

/** Every sheet of the reservation, with its corrections beside it. */
export function HandoversPart({ language, rows }: Props) {
  return (
    <Panel title={adminSheetsWords(language).title}>
      <List className={styles.letters}>
        {rows.map((row) => (
          <li key={row.id}>
            <Sheet language={language} row={row} />
            {row.corrections.length > 0 && (
              <List className={styles.corrections}>
                {row.corrections.map((one) => (
                  <li key={one.id}>
                    <Sheet language={language} row={one} />
                    <p>{one.reason}</p>
                  </li>
                ))}
              </List>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}

type SheetProps = { language: Language; row: Omit<HandoverRow, "corrections"> };

function Sheet({ language, row }: SheetProps) {
  const { title, plate, when, facts, pdf, correct } = row;
  const words = adminSheetsWords(language);
  const name = `${title}, ${plate}, ${when}`;
  return (
    <>
      <span className={styles.vehicle}>
        <b>{title}</b> <Plate>{plate}</Plate> <small>{when}</small>
      </span>
      <small>{facts}</small>
      <Pictures language={language} pictures={row.pictures} />
      {(pdf ?? correct) && (
        <span className={styles.acts}>
          {pdf && (
            <ButtonOut
              kind="quiet"
              icon={FileText}
              href={pdf}
              target="_blank"
              aria-label={`${words.pdfOf(name)} (${words.newTab})`}
            >
              {words.pdf}
            </ButtonOut>
          )}
          {correct && (
            <ButtonLink
              kind="quiet"
              icon={PencilLine}
              to={correct}
              aria-label={words.correctOf(name)}
            >
              {words.correct}
            </ButtonLink>
          )}
        </span>
      )}
    </>
  );
}

/** The photos of a sheet; each opens big in a tab of its own. */
function Pictures({
  language,
  pictures,
}: {
  language: Language;
  pictures: HandoverRow["pictures"];
}) {
  const { newTab } = adminSheetsWords(language);
  if (pictures.length === 0) return null;
  return (
    <List className={styles.pictures}>
      {pictures.map(({ name, path, small }) => (
        <li key={path}>
          <a href={path} target="_blank" rel="noreferrer" title={name}>
            <img src={small} alt={`${name} (${newTab})`} width={96} height={72} loading="lazy" />
          </a>
        </li>
      ))}
    </List>
  );
}
