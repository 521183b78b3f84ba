import type { ReactNode } from "react";
import { useActionData, useLoaderData } from "react-router";
import type { Language } from "../../../../../domain/language.ts";
import {
  sectionSettings,
  settingDefinitions,
  settingFields,
  settingGroups,
  settingNames,
  type SettingSection,
  settingsOf,
} from "../../../../../domain/settings/definitions.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { settingParts } from "../../../../../domain/settings/setting-kind.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { choiceName, pricedName } from "../../../../../i18n/admin-settings/part-names.ts";
import { calendarNames } from "../../../../../i18n/calendar-names.ts";
import { SettingsFrame } from "../../settings-frame.tsx";
import type { SettingsAnswer } from "./edit-action.ts";
import { recordProps, seenFields, SeenFields, shownFields } from "./edit-form.tsx";
import type { loadValues } from "./load-values.ts";
import { partLabel, SettingField, settingLabel } from "./setting-field.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import styles from "./setting-field.module.css";

/** A section of settings as one form, group by group; `children` stand below it. */
export function ValuesPage({
  section,
  children,
}: {
  section: SettingSection;
  children?: ReactNode;
}) {
  const { language, fields, version } = useLoaderData<typeof loadValues>();
  const answer = useActionData<SettingsAnswer>();
  const labels = sectionLabels(section, language);
  const words = settingsWords(language);
  const shown = shownDecimals(shownFields(answer, fields), language);
  const { stale, ...about } = recordProps(answer, { labels, language });
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
        <SeenFields fields={seenFields(answer, fields)} />
        {settingGroups[section].map((group) => (
          <Panel key={group} {...words.groups[group]}>
            <div className={styles.fields}>
              {settingsOf(group).map((name) => (
                <SettingField key={name} {...{ language, name, answer }} fields={shown} />
              ))}
            </div>
          </Panel>
        ))}
      </RecordForm>
      {children}
    </SettingsFrame>
  );
}

/** The labels of a section's fields. */
function sectionLabels(section: SettingSection, language: Language): Record<string, string> {
  const words = settingsWords(language);
  return Object.fromEntries(
    sectionSettings(section).flatMap((name) => {
      const { kind } = settingDefinitions[name];
      return settingParts(kind).map((part) => {
        if (part === "") return [name, settingLabel(name, words)];
        if (kind.is === "week") return [`${name}.${part}`, dayLabel(part, language)];
        if (kind.is === "choices") return [`${name}.${part}`, choiceName(part, language)];
        if (kind.is === "prices") return [`${name}.${part}`, pricedName(part, language)];
        return [`${name}.${part}`, partLabel(name, part, words)];
      });
    }),
  );
}

/** The label of a field of opening hours: "Monday: opens" for `1.opens`. */
export function dayLabel(part: string, language: Language): string {
  const says = settingsWords(language).weekdays;
  const [day, end] = part.split(".");
  const name = calendarNames[language].weekdays[Number(day) - 1] ?? "";
  return end === "opens" ? says.opens(name) : says.closes(name);
}

const moneyDecimals = 2;

/** How many decimals the numbers of a field have, for those that have any. */
const decimalsOf = new Map(
  settingNames.flatMap((name): [string, number][] => {
    const { kind } = settingDefinitions[name];
    const isMoney = kind.is === "money" || kind.is === "prices";
    const decimals = isMoney ? moneyDecimals : kind.is === "decimal" ? 1 : undefined;
    return decimals ? settingFields(name).map((field) => [field, decimals]) : [];
  }),
);

/** The fields with decimals as the language writes them: "4,9" in Bosnian. */
function shownDecimals(fields: Fields, language: Language): Record<string, string> {
  return withDecimals(fields, (text) => (language === "ba" ? text.replace(".", ",") : text));
}

/**
 * The fields with decimals as they are stored, however they were typed: "4,9" and "4.9" both become "4.9", "5" becomes
 * "5.0". An amount has two of them, and whole euros none: what nobody changed is then the same text as before.
 */
export function keptDecimals(fields: Fields): Record<string, string> {
  return withDecimals(fields, (text, decimals) => {
    const point = text.trim().replace(",", ".");
    const isPlain =
      /^\d{1,7}(?:\.\d+)?$/.test(point) && (point.split(".")[1] ?? "").length <= decimals;
    if (!isPlain) return text;
    const isWholeEuros = decimals === moneyDecimals && Number.isInteger(Number(point));
    return Number(point).toFixed(isWholeEuros ? 0 : decimals);
  });
}

function withDecimals(
  fields: Fields,
  written: (text: string, decimals: number) => string,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, text]) => {
      const decimals = decimalsOf.get(name);
      return [name, decimals === undefined ? text : written(text, decimals)];
    }),
  );
}
