import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import {
  sectionSettings,
  settingDefinitions,
  settingGroups,
  settingsOf,
  type SettingSection,
} from "../../../../../domain/settings/definitions.ts";
import { settingParts } from "../../../../../domain/settings/setting-kind.ts";
import { calendarNames } from "../../../../../i18n/calendar-names.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import { shownDecimals } from "./decimal-fields.ts";
import type { EditOutcome } from "./edit-outcome.ts";
import type { loadValues } from "./load-values.ts";
import { recordProps, seenFields, shownFields } from "./record-props.ts";
import { SeenFields } from "./seen-fields.tsx";
import { partLabel, SettingField, settingLabel } from "./setting-field.tsx";
import styles from "./setting-field.module.css";
import { SettingsFrame } from "../../settings-frame.tsx";

/** A section of settings as one form, group by group. `children` stands under it. */
export function ValuesPage({
  section,
  children,
}: {
  section: SettingSection;
  children?: ReactNode;
}) {
  const { language, fields, version } = useLoaderData<typeof loadValues>();
  const outcome = useActionData<EditOutcome>();
  const labels = sectionLabels(section, language);
  const words = settingsWords(language);
  const shown = shownDecimals(shownFields(outcome, fields), language);
  const { stale, ...about } = recordProps(outcome, { labels, language });
  return (
    <SettingsFrame language={language} section={section}>
      <RecordForm
        version={version}
        {...about}
        stale={
          stale && {
            ...stale,
            theirs: shownDecimals(stale.theirs, language),
            mine: shownDecimals(stale.mine, language),
          }
        }
      >
        <SeenFields fields={seenFields(outcome, fields)} />
        {settingGroups[section].map((group) => (
          <Panel key={group} {...words.groups[group]}>
            <div className={styles.fields}>
              {settingsOf(group).map((name) => (
                <SettingField key={name} {...{ language, name, outcome }} fields={shown} />
              ))}
            </div>
          </Panel>
        ))}
      </RecordForm>
      {children}
    </SettingsFrame>
  );
}

/** What each field of a section is called. */
export function sectionLabels(section: SettingSection, language: Language): Record<string, string> {
  const words = settingsWords(language);
  return Object.fromEntries(
    sectionSettings(section).flatMap((name) => {
      const { kind } = settingDefinitions[name];
      return settingParts(kind).map((part) => {
        if (part === "") return [name, settingLabel(name, words)];
        if (kind.is === "week") return [`${name}.${part}`, dayLabel(part, language)];
        const payments: Readonly<Record<string, string>> = words.payments;
        const label = payments[part] ?? partLabel(name, part, words);
        return [`${name}.${part}`, label];
      });
    }),
  );
}

/** `1.opens` as "Monday: opens". */
export function dayLabel(part: string, language: Language): string {
  const says = settingsWords(language).weekdays;
  const [day, end] = part.split(".");
  const name = calendarNames[language].weekdays[Number(day) - 1] ?? "";
  return end === "opens" ? says.opens(name) : says.closes(name);
}
