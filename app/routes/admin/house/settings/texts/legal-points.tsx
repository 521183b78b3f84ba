import { Form } from "react-router";
import type { LocalDate } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatInputDate } from "../../../../../i18n/format.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Button } from "../../../../../ui/controls/button.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "../record/rows.module.css";

type Point = {
  index: number;
  documentVersion: number;
  text: string;
  /** The confirmation of the point; its name is undefined once the member is gone. */
  confirmed: { name: string | undefined; on: LocalDate } | undefined;
};

/** The points of a text that a lawyer has to confirm; a confirmed point has its date and the member. */
export function LegalPoints({
  language,
  points,
}: {
  language: Language;
  points: readonly Point[];
}) {
  const words = settingsWords(language).legal;
  return (
    <Panel title={words.points} lead={words.pointsLead}>
      {points.length === 0 ? (
        <p>{words.noPoints}</p>
      ) : (
        <List className={styles.points}>
          {points.map(({ index, documentVersion, text, confirmed }) => (
            <li key={index}>
              <p className={confirmed && styles.done}>
                {text}
                {confirmed && (
                  <>
                    <br />
                    <b>
                      {words.confirmed(
                        confirmed.name ?? words.former,
                        formatInputDate(confirmed.on, language),
                      )}
                    </b>
                  </>
                )}
              </p>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="point" value={index} />
                <input type="hidden" name="documentVersion" value={documentVersion} />
                <Button
                  type="submit"
                  kind={confirmed ? "quiet" : "line"}
                  name="do"
                  value={confirmed ? "reopen" : "confirm"}
                >
                  {confirmed ? words.reopen : words.confirm}
                </Button>
              </Form>
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
}
