import type { PoolClient, Pool } from "pg";
import { usualDebtRules } from "../../domain/account/debt.ts";
import { usualLetterRules } from "../../domain/figures/letter-rules.ts";
import { usualHandoverRules } from "../../domain/handovers/handover-rules.ts";
import { usualRetention } from "../../domain/legal-facts.ts";
import { defaultMapTiles } from "../../domain/locations/map-tiles.ts";
import { usualRules } from "../../domain/settings/usual-rules.ts";
import { settingNames, type SettingName } from "../../domain/settings/definitions.ts";
import { settingKey } from "../catalogue/read-settings.ts";

/** A stored setting. Version 0: nobody has set it yet, and its default holds. */
export type KeptSetting = { value: unknown; version: number };

type Row = { key: string; value: unknown; version: number };

const usual: Partial<Record<SettingName, unknown>> = {
  ...usualRetention,
  ...usualRules,
  ...usualHandoverRules,
  ...usualDebtRules,
  ...usualLetterRules,
  mapTiles: defaultMapTiles,
  tagHosts: [],
};

/** Every setting that the staff may change, as it is in the database. */
export async function settingRows(db: Pool | PoolClient): Promise<Map<SettingName, KeptSetting>> {
  const { rows } = await db.query<Row>("select key, value, version from setting");
  const kept = new Map(rows.map(({ key, value, version }) => [key, { value, version }]));
  return new Map(
    settingNames.map((name) => [
      name,
      kept.get(settingKey(name)) ?? { value: usual[name] ?? null, version: 0 },
    ]),
  );
}

const rulesText = `
  select key, value from setting
  where key in ('young_driver_until', 'min_driver_age', 'min_rental_days', 'max_rental_days', 'lead_minutes',
    'out_of_hours_lead_hours', 'max_advance_days')`;

/** The rules that are checked against each other, by their names. */
export async function ruleValues(db: PoolClient): Promise<Record<string, number>> {
  const { rows } = await db.query<{ key: string; value: unknown }>(rulesText);
  return Object.fromEntries(
    rows.flatMap(({ key, value }) =>
      typeof value === "number"
        ? [[key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()), value]]
        : [],
    ),
  );
}
