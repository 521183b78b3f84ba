import { Construction, TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { type Caution, mendingRights } from "../../../domain/settings/cautions.ts";
import { may } from "../../../domain/staff/rights.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { adminFrameWords } from "../../../i18n/admin-frame/en.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { formatList } from "../../../i18n/format.ts";
import { classNames } from "../../../ui/controls/class-names.ts";
import { Icon } from "../../../ui/controls/icon.tsx";
import { List } from "../../../ui/controls/list.tsx";
import styles from "./cautions.module.css";

type Props = { language: Language; role: StaffRole; cautions: readonly Caution[] };

/**
 * The band above every page: what is not as customers expect, in a line each, with the way to mend it for whoever may. A phone shows
 * the most important one.
 */
export function Cautions({ language, role, cautions }: Props) {
  const words = adminFrameWords(language).cautions;
  if (cautions.length === 0) return undefined;
  return (
    <aside aria-label={words.label}>
      <List className={styles.lines}>
        {cautions.map((caution) => (
          <li key={caution.about} className={classNames(styles.line, isBad(caution) && styles.bad)}>
            <Icon of={caution.about === "closed" ? Construction : TriangleAlert} size={16} />
            <p>
              {sentenceOf(caution, language)}{" "}
              {may(role, mendingRights[caution.about]) && (
                <Link to={placeOf(caution, language)}>{words.mend[caution.about]}</Link>
              )}
            </p>
          </li>
        ))}
      </List>
    </aside>
  );
}

/** True for what keeps customers out, or without an answer, at this moment. */
function isBad({ about }: Caution): boolean {
  return about === "closed" || about === "failing";
}

function sentenceOf(caution: Caution, language: Language): string {
  const words = adminFrameWords(language).cautions;
  switch (caution.about) {
    case "placeholders": {
      const names = formatList(
        caution.contacts.map((contact) => words.contacts[contact]),
        language,
      );
      return caution.held ? words.held(names) : words.placeholders(names);
    }
    case "kept":
      return caution.most ? words.mostKept : words.kept;
    case "imprint":
      return words.imprint(caution.missing.length);
    default:
      return words[caution.about];
  }
}

/** Where it is mended. */
function placeOf(caution: Caution, language: Language): string {
  const settings = (section: string) => adminPath("settings", language, section);
  switch (caution.about) {
    case "closed":
      return settings("maintenance");
    case "placeholders":
      return `${settings("agency")}#${caution.contacts[0]}`;
    case "imprint":
      return `${settings("agency")}#${caution.missing[0]}`;
    default:
      return settings("mail");
  }
}
