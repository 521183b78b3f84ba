import type { Pool, PoolClient } from "pg";
import { isCalledOff, isBack } from "../../../domain/reservations/states/states.ts";
import { bookedKinds } from "../../../domain/documents/document.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { statusIn } from "../../db/status-sql.ts";
import { retainedSince } from "../../settings/retained-since.ts";

const booked = bookedKinds.map((kind) => `'${kind}'`).join(", ");

/**
 * Who it was, in every table that says so. Amounts, lines, dates, reports of lateness, vehicle and the versions of the texts
 * stay.
 */
const erasures = [
  `update reservation set
     first_name = '', first_name_key = '', last_name = '', date_of_birth = null, email = '', phone = '',
     phone_country = '', flight_number = null, marketing_consent_at = null, privacy_accepted_at = null,
     terms_accepted_at = null, staff_note = '', person_keys = '{}', erased_at = $2
   where id = any($1)`,
  `update reservation_event set reason = null
   where reservation_id = any($1) and reason is not null`,
  `update coupon_use set email_key = '' where reservation_id = any($1)`,
  // The hash of a sheet names nobody: it stays, and says that there was one.
  `update handover set customer_name = '', signatures = null, sheet = null, facts = null, note = ''
   where reservation_id = any($1)`,
  `delete from handover_photo
   where handover_id in (select id from handover where reservation_id = any($1))`,
  `delete from handover_paper
   where handover_id in (select id from handover where reservation_id = any($1))`,
  `delete from handover_draft where reservation_id = any($1)`,
  `delete from handover_pass where reservation_id = any($1)`,
  `delete from driver_papers where reservation_id = any($1)`,
  `update deposit set reference = null, last_four = null, note = ''
   where reservation_id = any($1)`,
  `update deposit_entry set reason = ''
   where deposit_id in (select id from deposit where reservation_id = any($1))`,
  `update payment set note = '', reference = null, payer = '',
     void_reason = case when voided_at is not null then '' end
   where reservation_id = any($1)`,
  `update charge set reason = '', void_reason = case when voided_at is not null then '' end
   where reservation_id = any($1)`,
  `update cash_movement set note = '' where reservation_id = any($1)`,
  // Of a paper its number stays. Those of the books are kept as long as contracts are, whoever asks (`forgetBooks`).
  `update document set content = '{}' where reservation_id = any($1) and content <> '{}' and kind not in (${booked})`,
  // A notice names the driver: its amount and its state stay, and the authority knows the rest.
  `update fine set note = '', withdrawn_reason = '', place = '', photo_sha256 = null where reservation_id = any($1)`,
  // Letters and kept answers repeat what was said to the customer.
  `delete from outbox where reservation_id = any($1)`,
  `delete from submission where reservation_id = any($1)`,
];

/** Makes reservations nameless, in the transaction that holds them, with an audit entry for each that says so and nothing else. */
export async function eraseReservations(
  client: PoolClient,
  { ids, at, by }: { ids: readonly number[]; at: Date; by: Doer },
): Promise<void> {
  if (ids.length === 0) return;
  for (const text of erasures) await client.query(text, text.includes("$2") ? [ids, at] : [ids]);
  await writeAuditEntries(
    client,
    ids.map((id) => ({
      ...by,
      action: "reservation.erase",
      subjectKind: "reservation",
      subjectId: String(id),
      after: { erasedAt: at },
    })),
  );
}

const agreedText = `
  coalesce(
    (select max(created_at) from reservation_event
     where reservation_id = reservation.id and ${statusIn(isCalledOff, "to_status")} and from_status is distinct from to_status),
    dropoff_at
  )`;

const dueText = `
  from reservation
  where erased_at is null and (
    (${statusIn(isCalledOff)} and ${agreedText} < $1) or (${statusIn(isBack)} and dropoff_at < $2)
  )`;

/** How many go at once, so that no transaction holds thousands of rows. */
const batch = 500;

type Due = { unmade: number; contracts: number };

async function dueValues(pool: Pool, now: number): Promise<unknown[]> {
  return [
    await retainedSince(pool, "cancelledReservationMonths", now),
    await retainedSince(pool, "contractYears", now),
  ];
}

/** How many reservations have been kept by name long enough at this moment (epoch milliseconds). */
export async function countReservationsToErase(pool: Pool, now: number): Promise<Due> {
  const { rows } = await pool.query<Due>(
    `select count(*) filter (where ${statusIn(isCalledOff)})::int as unmade,
       count(*) filter (where ${statusIn(isBack)})::int as contracts ${dueText}`,
    await dueValues(pool, now),
  );
  return rows[0] ?? { unmade: 0, contracts: 0 };
}

/**
 * Makes nameless what was kept long enough: cancelled and missed reservations so many months after that (setting
 * `cancelled_reservation_months`), contracts so many years after the return (`contract_years`). For every hour or so.
 */
export async function forgetCustomers(pool: Pool, now: number): Promise<Due> {
  const values = await dueValues(pool, now);
  const by: Doer = { actor: { kind: "system" } };
  const done: Due = { unmade: 0, contracts: 0 };
  for (;;) {
    const erased = await inTransaction(pool, async (client) => {
      const { rows } = await client.query<{ id: number; unmade: boolean }>(
        `select id, coalesce(${statusIn(isCalledOff)}, false) as unmade ${dueText} order by id limit ${batch} for update skip locked`,
        values,
      );
      await eraseReservations(client, { ids: rows.map(({ id }) => id), at: new Date(now), by });
      return rows;
    });
    const unmade = erased.filter((row) => row.unmade).length;
    done.unmade += unmade;
    done.contracts += erased.length - unmade;
    if (erased.length < batch) break;
  }
  await forgetBooks(pool, now);
  return done;
}

/** Makes the papers of the books nameless whose reservation was erased, and whose return is longer ago than contracts are kept. */
async function forgetBooks(pool: Pool, now: number): Promise<void> {
  await pool.query(
    `update document set content = '{}' from reservation
     where reservation.id = reservation_id and erased_at is not null and dropoff_at < $1 and content <> '{}'`,
    [await retainedSince(pool, "contractYears", now)],
  );
}
