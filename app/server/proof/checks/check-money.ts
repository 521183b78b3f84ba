import type { Pool, PoolClient } from "pg";
import type { Checked, Finding } from "../../../domain/proof/proof.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { countOf } from "./count-of.ts";

type Row = { code: string; is: number; should: number };

/** What stayed of marks is worth this in euro cents, as `toEuroCents` rounds it. */
const worth =
  "(tendered_eur - change_eur) + round((tendered_bam - change_bam) * 100000.0 / 195583)";

const worthText = `
  select code, amount_cents as "is", (${worth} + rounding_cents)::int as should
  from payment join reservation on reservation.id = reservation_id
  where amount_cents <> ${worth} + rounding_cents order by payment.id`;

const refundsText = `
  select code, coalesce(sum(amount_cents) filter (where kind = 'refund'), 0)::int as "is",
    coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)::int as should
  from payment join reservation on reservation.id = reservation_id
  where voided_at is null
  group by reservation.id
  having coalesce(sum(amount_cents) filter (where kind = 'refund'), 0) > coalesce(sum(amount_cents) filter (where kind = 'payment'), 0)
  order by reservation.id`;

/** Before the first drawer was opened cash went through none. */
const firstDrawer = "(select min(opened_at) from drawer_session)";

// What a voided payment moved was moved back.
const cashText = `
  with moved as (
    select payment_id, sum(eur)::int as eur, sum(bam)::int as bam from cash_movement where payment_id is not null group by payment_id
  ), told as (
    select payment.id, reservation_id, coalesce(moved.eur, 0) as eur, coalesce(moved.bam, 0) as bam,
      case when voided_at is null and method = 'cash' then case kind when 'refund' then -1 else 1 end else 0 end as sign,
      tendered_eur - change_eur as kept_eur, tendered_bam - change_bam as kept_bam
    from payment left join moved on moved.payment_id = payment.id
    where paid_at >= ${firstDrawer}
  )
  select code, case when eur <> sign * kept_eur then eur else bam end as "is",
    case when eur <> sign * kept_eur then sign * kept_eur else sign * kept_bam end as should
  from told join reservation on reservation.id = reservation_id
  where eur <> sign * kept_eur or bam <> sign * kept_bam order by told.id`;

const depositText = `
  with moved as (
    select deposit_id, sum(eur)::int as eur, sum(bam)::int as bam from cash_movement where deposit_id is not null group by deposit_id
  ), gone as (
    select deposit_id, sum(eur)::int as eur, sum(bam)::int as bam from deposit_entry group by deposit_id
  ), told as (
    select deposit.id, reservation_id, coalesce(moved.eur, 0) as eur, coalesce(moved.bam, 0) as bam,
      held_eur - coalesce(gone.eur, 0) as lies_eur, held_bam - coalesce(gone.bam, 0) as lies_bam
    from deposit left join moved on moved.deposit_id = deposit.id left join gone on gone.deposit_id = deposit.id
    where held_at >= ${firstDrawer} and method = 'cash'
  )
  select code, case when eur <> lies_eur then eur else bam end as "is",
    case when eur <> lies_eur then lies_eur else lies_bam end as should
  from told join reservation on reservation.id = reservation_id
  where eur <> lies_eur or bam <> lies_bam order by told.id`;

const dayMs = 86_400_000;
/** The account shows it for good; here it is told for as long as a long weekend lasts. */
const toldMs = 4 * dayMs;
const patienceMs = 15 * 60_000;

const otherSumText = `
  select code, payment.amount_cents as "is", online_payment.amount_cents as should
  from online_payment
    join payment on payment.id = payment_id join reservation on reservation.id = online_payment.reservation_id
  where payment.amount_cents <> online_payment.amount_cents and payment.paid_at > $1 order by payment.id`;

const unconfirmedText = `
  select code, payment.amount_cents as "is", 0 as should
  from online_payment
    join payment on payment.id = refunding_id join reservation on reservation.id = online_payment.reservation_id
  where payment.paid_at < $1 order by payment.id`;

/**
 * Every payment is worth what was tendered less the change, cash moved in a drawer as the account and the deposit say, and nobody was
 * given back more than was paid. What came online is what was asked for, and the provider has confirmed what it was to give back. `now`
 * in epoch milliseconds.
 */
export async function checkPayments(db: Pool | PoolClient, now: number): Promise<Checked> {
  const worths = await db.query<Row>(worthText);
  const refunds = await db.query<Row>(refundsText);
  const cash = await db.query<Row>(cashText);
  const deposits = await db.query<Row>(depositText);
  const otherSums = await db.query<Row>(otherSumText, [new Date(now - toldMs)]);
  const unconfirmed = await db.query<Row>(unconfirmedText, [new Date(now - patienceMs)]);
  const found = (fault: Finding["fault"], rows: readonly Row[]): Finding[] =>
    rows.map(({ code, is, should }) => ({
      fault,
      about: formatCode(code),
      key: code,
      is,
      should,
    }));
  return {
    counted: await countOf(db, "select count(*)::int as count from payment"),
    findings: [
      ...found("payment-worth", worths.rows),
      ...found("refunds-above", refunds.rows),
      ...found("payment-cash", cash.rows),
      ...found("deposit-cash", deposits.rows),
      ...found("online-other-sum", otherSums.rows),
      ...found("refund-unconfirmed", unconfirmed.rows),
    ],
  };
}

type Drawer = { id: number; placeId: string; place: string; is: number; should: number };

const expectedText = `
  with moved as (
    select session_id, sum(eur)::int as eur, sum(bam)::int as bam from cash_movement group by session_id
  ), told as (
    select drawer_session.id, location_id, coalesce(expected_eur, 0) as expected_eur, coalesce(expected_bam, 0) as expected_bam,
      opening_eur + coalesce(moved.eur, 0) as eur, opening_bam + coalesce(moved.bam, 0) as bam
    from drawer_session left join moved on session_id = drawer_session.id
    where closed_at is not null
  )
  select told.id, location_id as "placeId", location.name_bs as place,
    case when expected_eur <> eur then expected_eur else expected_bam end as "is",
    case when expected_eur <> eur then eur else bam end as should
  from told join location on location.id = location_id
  where expected_eur <> eur or expected_bam <> bam order by told.id`;

const openingText = `
  with told as (
    select id, location_id, opening_eur, opening_bam, opening_reason,
      lag(counted_eur) over before as eur, lag(counted_bam) over before as bam
    from drawer_session window before as (partition by location_id order by opened_at, id)
  )
  select told.id, location_id as "placeId", location.name_bs as place,
    case when opening_eur <> eur then opening_eur else opening_bam end as "is",
    coalesce(case when opening_eur <> eur then eur else bam end, 0) as should
  from told join location on location.id = location_id
  where (opening_eur <> eur or opening_bam <> bam) and opening_reason = '' order by told.id`;

/** What a closed drawer should have held is its opening with its movements, and it opens with what was counted, or says why not. */
export async function checkDrawers(db: Pool | PoolClient): Promise<Checked> {
  const expected = await db.query<Drawer>(expectedText);
  const openings = await db.query<Drawer>(openingText);
  const found = (fault: Finding["fault"], rows: readonly Drawer[]): Finding[] =>
    rows.map(({ id, placeId, place, is, should }) => ({
      fault,
      about: place,
      other: String(id),
      key: placeId,
      is,
      should,
    }));
  return {
    counted: await countOf(db, "select count(*)::int as count from drawer_session"),
    findings: [
      ...found("drawer-expected", expected.rows),
      ...found("drawer-opening", openings.rows),
    ],
  };
}
