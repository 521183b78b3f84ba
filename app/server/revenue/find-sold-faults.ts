/** Kept sums of the ledger that are not what its rows count; none at any moment. */
import type { Pool, PoolClient } from "pg";
import type { LocalDate } from "../../domain/calendar.ts";
import { ledgerParts } from "./sold-sql.ts";

const seller = "reservation_id, car_id, vehicle_id, location_id, source, language";
const parts = ["days", "rate", "discount", "plan", "extra", "fee", "compensation"] as const;
const sums = parts.map((part) => `sum(${part}) as ${part}`).join(", ");
const lessParts = parts.map((part) => `-${part}`).join(", ");
const unequal = parts.map((part) => `sum(${part}) <> 0`).join(" or ");
const cents = "rate + discount + plan + extra + fee + compensation";

const entries = `
  entry as (
    select ledger.id, ledger.reservation_id, ledger.car_id, ledger.vehicle_id, ledger.location_id, ledger.source, ledger.language,
      ledger.day, ledger.at, ${ledgerParts}
    from booking_ledger as ledger
  )`;

/** What is counted less what is kept, each as numbers that add up: a part of the one that the other lacks is left over. */
const reservationsText = `
  with ${entries}, counted as (
    select ${seller}, ${sums}, min(day) as first_day, max(day) as last_day, min(at) as first_at, max(at) as last_at
    from entry group by ${seller}
  ), told as (
    select ${seller}, ${parts.join(", ")}, first_day - date '2000-01-01' as first_day, last_day - date '2000-01-01' as last_day,
      extract(epoch from first_at) as first_at, extract(epoch from last_at) as last_at
    from counted
    union all
    select ${seller}, ${lessParts}, date '2000-01-01' - first_day, date '2000-01-01' - last_day,
      -extract(epoch from first_at), -extract(epoch from last_at)
    from sold_reservation
  ), differing as (
    select reservation_id from told group by ${seller}
    having ${unequal} or sum(first_day) <> 0 or sum(last_day) <> 0 or sum(first_at) <> 0 or sum(last_at) <> 0
  )
  select distinct reservation_id as "reservationId", code
  from differing left join reservation on reservation.id = reservation_id
  order by reservation_id`;

/** A reservation whose kept sums differ from its rows in the ledger; its code is null when the reservation is gone. */
type SoldFault = { reservationId: number; code: string | null };

/** Lists the reservations whose kept sums differ from the ledger. */
export async function listSoldFaults(db: Pool | PoolClient): Promise<SoldFault[]> {
  return (await db.query<SoldFault>(reservationsText)).rows;
}

const daysText = `
  with ${entries}, told as (
    select day, ${parts.join(", ")}, ${cents} as counted, 0 as kept
    from entry where id <= (select ledger_id from sold_mark)
    union all
    select day, ${lessParts}, 0, ${cents} from sold_day
  )
  select day::text, sum(kept)::float8 as "keptCents", sum(counted)::float8 as "countedCents"
  from told group by day
  having ${unequal}
  order by day`;

/** A day whose kept sums differ from the rows of the ledger that are in them. Euro cents with VAT inside. */
type SoldDayFault = { day: LocalDate; keptCents: number; countedCents: number };

/** Lists the days whose kept sums differ from the ledger. */
export async function listSoldDayFaults(db: Pool | PoolClient): Promise<SoldDayFault[]> {
  return (await db.query<SoldDayFault>(daysText)).rows;
}
