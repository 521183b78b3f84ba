import type { Pool, PoolClient } from "pg";
import {
  sectionSettings,
  settingDefinitions,
  settingFields,
  type SettingName,
  type SettingSection,
} from "../../domain/settings/definitions.ts";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import { mergeFields, type Fields } from "../../domain/settings/merge-fields.ts";
import { settingClashes } from "../../domain/settings/setting-clashes.ts";
import {
  readSettingValues,
  writeSetting,
  type SettingValues,
} from "../../domain/settings/setting-fields.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { settingKey } from "../catalogue/read-settings.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { toE164 } from "../phones/phone-number.ts";
import { ruleValues, settingRows, type KeptSetting } from "./setting-rows.ts";

export type SettingChange = {
  section: SettingSection;
  /** The typed form, and the form before typing: the difference is what the member changed. */
  typed: Fields;
  seen: Fields;
  by: Doer;
};

export type SettingAnswer =
  /** `before` and `after` are the whole form; `changed` is empty when nothing differed. */
  | { ok: true; changed: SettingName[]; before: Fields; after: Fields }
  | { ok: false; reason: "invalid"; faults: FieldFaults }
  /** Somebody else changed the same fields meanwhile; `theirs` is the whole form as it is now. */
  | { ok: false; reason: "stale"; theirs: Fields };

/** A phone number without a country code is Bosnian. */
const readPhone = (typed: string) => toE164(typed, "BA");

/**
 * Writes the settings of a section that the member changed, all or none, with an audit entry for each. Other members'
 * changes of other fields stay. Every process hears of it at the commit.
 */
export function changeSettings(pool: Pool, change: SettingChange): Promise<SettingAnswer> {
  const { section, typed, seen, by } = change;
  return inTransaction(pool, async (client): Promise<SettingAnswer> => {
    // Settings are checked against each other, so two members who change them wait for each other.
    await client.query("lock table setting in share row exclusive mode");
    const rows = await settingRows(client);
    const names = sectionSettings(section);
    const before = formOf(names, rows);
    const fields = names.flatMap(settingFields);
    const merged = mergeFields(fields, { seen, typed, current: before });
    if (merged.clashes.length > 0) return { ok: false, reason: "stale", theirs: before };
    const changed = names.filter((name) =>
      settingFields(name).some((field) => merged.touched.includes(field)),
    );
    const read = readSettingValues(changed, merged.fields, readPhone);
    if (!read.ok) return { ok: false, reason: "invalid", faults: read.faults };
    const clashes = settingClashes({ ...(await ruleValues(client)), ...numbersOf(read.values) });
    const own = Object.entries(clashes).filter(([name]) => fields.includes(name));
    if (changed.length > 0 && own.length > 0)
      return { ok: false, reason: "invalid", faults: Object.fromEntries(own) };
    await write(client, { changed, values: read.values, rows, by });
    return { ok: true, changed, before, after: formOf(names, await settingRows(client)) };
  });
}

function formOf(names: readonly SettingName[], rows: Map<SettingName, KeptSetting>): Fields {
  return Object.assign({}, ...names.map((name) => writeSetting(name, rows.get(name)?.value)));
}

function numbersOf(values: SettingValues): Record<string, number> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === "number" ? [[name, value]] : [],
    ),
  );
}

type Written = {
  changed: readonly SettingName[];
  values: SettingValues;
  rows: Map<SettingName, KeptSetting>;
  by: Doer;
};

const text = `
  insert into setting (key, value)
  select key, coalesce(value, 'null'::jsonb) from jsonb_to_recordset($1) as changed (key text, value jsonb)
  on conflict (key) do update set value = excluded.value`;

async function write(client: PoolClient, { changed, values, rows, by }: Written): Promise<void> {
  if (changed.length === 0) return;
  const kept = changed.map((name) => ({
    key: settingKey(name),
    before: rows.get(name)?.value ?? null,
    value: keptValue(name, values[name], rows.get(name)?.value),
  }));
  await client.query(text, [JSON.stringify(kept.map(({ key, value }) => ({ key, value })))]);
  await writeAuditEntries(
    client,
    kept.map(({ key, before, value }) => ({
      ...by,
      action: "setting.change",
      subjectKind: "setting",
      subjectId: key,
      before: { value: before },
      after: { value },
    })),
  );
}

/** The value to store: hours keep their special days, which are no part of the form. */
function keptValue(name: SettingName, value: unknown, before: unknown): unknown {
  if (settingDefinitions[name].kind.is !== "week") return value ?? null;
  const special =
    typeof before === "object" && before !== null && "special" in before ? before.special : [];
  return { weekly: value, special };
}
