import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Language } from "../../../domain/language.ts";
import { adminPath } from "../../../i18n/admin-paths.ts";
import {
  sectionGroups,
  type SectionGroup,
  type SectionName,
} from "../../../i18n/admin-settings/sections.ts";
import { settingsWords } from "../../../i18n/admin-settings/en.ts";
import { PageHead } from "../../../ui/admin/page/page-head.tsx";
import { Icon } from "../../../ui/controls/icon.tsx";
import { List } from "../../../ui/controls/list.tsx";
import styles from "./settings-frame.module.css";

type Props = {
  language: Language;
  section: SectionName;
  /** The title of the page; absent when the page is the section itself. */
  title?: string;
  lead?: ReactNode;
  /** Buttons beside the title. */
  acts?: ReactNode;
  children: ReactNode;
};

/** A section of the settings: on a desk with the other sections beside it, on a phone with a link back to them. */
export function SettingsFrame({ language, section, title, lead, acts, children }: Props) {
  const words = settingsWords(language);
  const says = words.sections[section];
  const up = title
    ? { to: sectionPath(section, language), label: says.title }
    : { to: adminPath("settings", language), label: words.all };
  return (
    <>
      <title>{`${title ?? says.title} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={title ?? says.title} lead={lead ?? (title ? undefined : says.lead)}>
        {acts}
      </PageHead>
      <div className={styles.frame}>
        <nav className={styles.sections} aria-label={words.sectionsLabel}>
          {(Object.keys(sectionGroups) as SectionGroup[]).map((group) => (
            <div key={group}>
              <p>{words.groupsOfSections[group]}</p>
              <List>
                {sectionGroups[group].map((name) => (
                  <li key={name}>
                    <Link
                      to={sectionPath(name, language)}
                      aria-current={name === section ? "page" : undefined}
                    >
                      {words.sections[name].title}
                    </Link>
                  </li>
                ))}
              </List>
            </div>
          ))}
        </nav>
        <div className={styles.content}>
          <Link className={styles.up} data-below={title !== undefined} to={up.to}>
            <Icon of={ChevronLeft} size={16} />
            {up.label}
          </Link>
          {children}
        </div>
      </div>
    </>
  );
}

/** The address of a section; `rest` are the parts below it. */
export function sectionPath(
  section: SectionName,
  language: Language,
  ...rest: (string | number)[]
): string {
  return adminPath("settings", language, section, ...rest);
}
