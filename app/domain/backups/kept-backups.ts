/** Which backups stay. */
import { dateOf } from "../calendar.ts";
import { periodOf, type PeriodKind } from "../figures/periods.ts";
import { toLocal } from "../sarajevo.ts";

/** Of how many days, weeks and months the last backup stays. */
const keptPeriods = { days: 7, weeks: 4, months: 12 } as const;

/**
 * The moments (epoch milliseconds) of the backups that stay: the last one of each of the last seven days, four weeks from Monday and
 * twelve months in Sarajevo that have any. So at most 23 stay, and a time without backups takes none of the older ones away.
 */
export function keptBackups(moments: readonly number[]): Set<number> {
  const newest = moments.toSorted((one, other) => other - one);
  const kept = new Set<number>();
  const keepLast = (kind: PeriodKind, most: number) => {
    const periods = new Set<string>();
    for (const at of newest) {
      const period = periodOf(kind, dateOf(toLocal(at)));
      if (periods.has(period)) continue;
      if (periods.size === most) return;
      periods.add(period);
      kept.add(at);
    }
  };
  keepLast("day", keptPeriods.days);
  keepLast("week", keptPeriods.weeks);
  keepLast("month", keptPeriods.months);
  return kept;
}
