import { formatLongDateTime } from "../app/i18n/format.ts";
import { toLocal } from "../app/domain/sarajevo.ts";
import { findMaintenance } from "../app/server/settings/find-maintenance.ts";
import { switchMaintenance } from "../app/server/settings/switch-maintenance.ts";
import { fail, withDatabase } from "./with-database.ts";

/**
 * `npm run maintenance -- on|off`: closes and opens the site without a browser; without an argument it prints the state. The
 * product may keep running.
 */
const wish = process.argv[2];
if (wish === undefined || wish === "on" || wish === "off")
  await withDatabase(async (pool) => {
    if (wish) await switchMaintenance(pool, { on: wish === "on", actor: { kind: "system" } });
    const { on, last } = await findMaintenance(pool);
    const since = last ? ` since ${formatLongDateTime(toLocal(last.since), "en-us")}` : "";
    const by = last?.by ? ` (${last.by})` : "";
    return { ok: true, told: `Maintenance is ${on ? "on" : "off"}${since}${by}` };
  });
else fail("Say on or off: npm run maintenance -- on");
