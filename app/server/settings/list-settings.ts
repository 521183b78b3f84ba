import type { Pool } from "pg";
import type { Fields } from "../../domain/settings/merge-fields.ts";
import { sectionSettings, type SettingSection } from "../../domain/settings/definitions.ts";
import { writeSetting } from "../../domain/settings/setting-fields.ts";
import { settingRows } from "./setting-rows.ts";

/** The settings of a section as the fields of its form, and a version that grows with every change of any of them. */
export async function listSettings(
  pool: Pool,
  section: SettingSection,
): Promise<{ fields: Fields; version: number }> {
  const rows = await settingRows(pool);
  const names = sectionSettings(section);
  return {
    fields: Object.assign({}, ...names.map((name) => writeSetting(name, rows.get(name)?.value))),
    version: names.reduce((sum, name) => sum + (rows.get(name)?.version ?? 0), 0),
  };
}
