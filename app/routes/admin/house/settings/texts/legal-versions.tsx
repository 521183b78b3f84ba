import type { LocalDate } from "../../../../../domain/calendar.ts";
import type { LegalKind } from "../../../../../domain/facts.ts";
import type { Language } from "../../../../../domain/language.ts";
import { formatInputDate } from "../../../../../i18n/format.ts";
import { pathTo } from "../../../../../i18n/paths.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "../record/rows.module.css";

type Version = { documentVersion: number; isOurs: boolean; publishedOn: LocalDate | undefined };

/** Every version of a legal text; the published ones have a link to them as visitors read them. */
export function LegalVersions({
  language,
  kind,
  versions,
}: {
  language: Language;
  kind: LegalKind;
  versions: readonly Version[];
}) {
  const words = settingsWords(language).legal;
  return (
    <Panel title={words.versions}>
      <List className={styles.rows}>
        {versions.map(({ documentVersion, isOurs, publishedOn }) => (
          <li key={documentVersion}>
            {publishedOn
              ? `${words.version(documentVersion)}, ${formatInputDate(publishedOn, language)}${isOurs ? `, ${words.ours}` : ""} `
              : words.draft(documentVersion)}
            {publishedOn && (
              <a
                className="link"
                href={`${pathTo("legal", language)}/${kind}/${documentVersion}`}
                aria-label={`${words.read}: ${words.version(documentVersion)}`}
              >
                {words.read}
              </a>
            )}
          </li>
        ))}
      </List>
    </Panel>
  );
}

/** The buttons for a draft. `draft` is its row version on the page, `version` the number that it is published as. */
export function DraftActs({
  language,
  draft,
  version,
}: {
  language: Language;
  draft: number;
  version: number;
}) {
  const words = settingsWords(language).legal;
  const seen = <input type="hidden" name="draft" value={draft} />;
  return (
    <div className={styles.acts}>
      <ConfirmButton
        label={words.discard}
        title={words.discardTitle}
        text={words.discardText}
        name="do"
        value="discard"
      >
        {seen}
      </ConfirmButton>
      <ConfirmButton
        kind="pick"
        label={words.publish}
        title={words.publishTitle(version)}
        text={words.publishText}
        name="do"
        value="publish"
      >
        {seen}
      </ConfirmButton>
    </div>
  );
}
