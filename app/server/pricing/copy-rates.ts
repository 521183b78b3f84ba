import type { PoolClient } from "pg";
import { rateKey } from "../../domain/pricing/editing/price-cells.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";

type Row = { seasonId: number | null; perDayCents: number; weekendPerDayCents: number | null };

/**
 * Gives a car without prices those of another car, in every season, with the audit entry. The caller has locked the
 * prices (`lockPrices`) before writing the car.
 */
export async function copyRates(
  client: PoolClient,
  { from, to, by }: { from: number; to: number; by: Doer },
): Promise<void> {
  const { rows } = await client.query<Row>(
    `insert into rate (car_id, season_id, per_day_cents, weekend_per_day_cents)
     select $2, season_id, per_day_cents, weekend_per_day_cents from rate where car_id = $1
     returning season_id as "seasonId", per_day_cents as "perDayCents", weekend_per_day_cents as "weekendPerDayCents"`,
    [from, to],
  );
  if (rows.length === 0) return;
  const cells = rows.flatMap(({ seasonId, perDayCents, weekendPerDayCents }) => {
    const key = (part: "day" | "weekend") => rateKey({ carId: to }, seasonId ?? undefined, part);
    const both = [
      [key("day"), perDayCents] as const,
      [key("weekend"), weekendPerDayCents] as const,
    ];
    return both.filter(([, cents]) => cents !== null);
  });
  await writeAuditEntries(client, [
    {
      ...by,
      action: "prices.changed",
      subjectKind: "price-list",
      subjectId: "rates",
      before: Object.fromEntries(cells.map(([key]) => [key, null])),
      after: Object.fromEntries(cells),
    },
  ]);
}
