import type { Pool, PoolClient } from "pg";
import { isCalledOff } from "../../../domain/reservations/states/states.ts";
import { statusIn } from "../../db/status-sql.ts";
import { chargesCents } from "../reading/account-sql.ts";
import { sourceOf } from "./source-sql.ts";

/** A reservation of which the ledger says something else than its price. Euro cents and rental days. */
export type LedgerFault = {
  reservationId: number;
  /** The sums of the ledger. */
  ledgerCents: number;
  ledgerDays: number;
  /** What the reservation sells: the sum of its lines and its rental days, zero when it was called off, and the charges that are owed. */
  soldCents: number;
  soldDays: number;
  /** True when the ledger has it, or a part of it, on another car, vehicle or place than the reservation. */
  isElsewhere: boolean;
};

const text = `
  with sold as (
    select id, car_id, vehicle_id, pickup_location_id, ${sourceOf} as source, language,
      case when ${statusIn(isCalledOff)} then 0 else rental_days end as days,
      case when ${statusIn(isCalledOff)} then 0 else coalesce(
        (select sum(amount_cents)::int from reservation_line where reservation_id = reservation.id), 0
      ) end + coalesce(${chargesCents}, 0)::int as cents
    from reservation
  ), entry as (
    select reservation_id, entry.cents, entry.days,
      coalesce(
        (entry.car_id, location_id, entry.source, entry.language) = (sold.car_id, pickup_location_id, sold.source, sold.language)
        and entry.vehicle_id is not distinct from sold.vehicle_id, false
      ) as is_own
    from booking_ledger as entry left join sold on sold.id = reservation_id
  ), told as (
    select reservation_id, cents as ledger_cents, days as ledger_days, 0 as sold_cents, 0 as sold_days,
      case when is_own then 0 else cents end as other_cents, case when is_own then 0 else days end as other_days
    from entry
    union all
    select id, 0, 0, cents, days, 0, 0 from sold
  )
  select reservation_id as "reservationId", sum(ledger_cents)::int as "ledgerCents", sum(ledger_days)::int as "ledgerDays",
    sum(sold_cents)::int as "soldCents", sum(sold_days)::int as "soldDays",
    sum(other_cents) <> 0 or sum(other_days) <> 0 as "isElsewhere"
  from told
  group by reservation_id
  having sum(ledger_cents) <> sum(sold_cents) or sum(ledger_days) <> sum(sold_days)
    or sum(other_cents) <> 0 or sum(other_days) <> 0
  order by reservation_id`;

/**
 * The reservations of which the sum of the ledger is not the sum of the kept lines and the charges, or stands on another car, vehicle or place; none
 * at any moment. One statement, so that both are read at the same moment.
 */
export async function findLedgerFaults(db: Pool | PoolClient): Promise<LedgerFault[]> {
  return (await db.query<LedgerFault>(text)).rows;
}
