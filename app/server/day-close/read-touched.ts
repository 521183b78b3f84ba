/** The reservations of which something was charged or paid in a day, with every step of their accounts. */
import type { Pool, PoolClient } from "pg";
import { chargeKinds } from "../../domain/account/charge.ts";
import type { TouchedAccount } from "../../domain/day-close/day-book.ts";
import type { Window } from "../../domain/day-close/day-window.ts";
import { touchedAccount, type AccountStep } from "../../domain/day-close/touched-account.ts";
import type { PaymentMethod } from "../../domain/account/payment-method.ts";
import type { ledgerKinds } from "../../domain/ledger/ledger-row.ts";
import { balanceOf } from "../../domain/reservations/balance.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";

type Db = Pool | PoolClient;

const touchedText = `
  select reservation.id, code, status, total_cents as "totalCents",
    (
      select coalesce(sum(case kind when 'refund' then -amount_cents else amount_cents end), 0)::int
      from payment where reservation_id = reservation.id and voided_at is null
    ) as "paidCents",
    (
      select coalesce(sum(amount_cents), 0)::int from charge
      where reservation_id = reservation.id and decision = 'charged' and voided_at is null
    ) as "chargesCents"
  from reservation
  where id in (
    select reservation_id from booking_ledger where at > $1 and at <= $2
    union select reservation_id from payment where paid_at > $1 and paid_at <= $2
    union select reservation_id from payment where voided_at > $1 and voided_at <= $2
  )
  order by code`;

type Row = {
  id: number;
  code: string;
  status: ReservationStatus;
  totalCents: number;
  paidCents: number;
  chargesCents: number;
};

/** The accounts that the window touches. */
export async function readTouched(db: Db, window: Window): Promise<TouchedAccount[]> {
  const { rows } = await db.query<Row>({
    name: "touched-accounts",
    text: touchedText,
    values: [new Date(window.from), new Date(window.to)],
  });
  const ids = rows.map(({ id }) => id);
  const steps = [...(await readCharged(db, ids)), ...(await readPaid(db, ids))];
  const byReservation = Map.groupBy(steps, ({ reservationId }) => reservationId);
  return rows.map(({ id, code, paidCents, ...sold }) => {
    const dueCents = balanceOf(sold, paidCents).openCents;
    const known = byReservation.get(id) ?? [];
    return touchedAccount({ code: formatCode(code), dueCents, steps: known }, window);
  });
}

type Step = AccountStep & { reservationId: number };

/** What the ledger adds and takes back; a charge beside the price is a fee of its kind there. */
async function readCharged(db: Db, ids: readonly number[]): Promise<Step[]> {
  const { rows } = await db.query<{
    reservationId: number;
    at: Date;
    kind: (typeof ledgerKinds)[number];
    item: string;
    cents: number;
  }>({
    name: "charged-steps",
    text: `
      select reservation_id as "reservationId", at, kind, item, cents from booking_ledger
      where reservation_id = any($1::int[])`,
    values: [ids],
  });
  return rows.map(({ at, kind, item, ...step }) => {
    const charged = kind === "fee" ? chargeKinds.find((one) => one === item) : undefined;
    return { ...step, at: at.getTime(), what: "charged", kind: charged ?? kind };
  });
}

const paidText = `
  select reservation_id as "reservationId", paid_at as at, method,
    case kind when 'refund' then -amount_cents else amount_cents end as cents
  from payment where reservation_id = any($1::int[])
  union all
  select reservation_id, coalesce(voided_at, paid_at), method, case kind when 'refund' then amount_cents else -amount_cents end
  from payment where reservation_id = any($1::int[]) and voided_at is not null`;

async function readPaid(db: Db, ids: readonly number[]): Promise<Step[]> {
  const { rows } = await db.query<{
    reservationId: number;
    at: Date;
    method: PaymentMethod;
    cents: number;
  }>({ name: "paid-steps", text: paidText, values: [ids] });
  return rows.map(({ at, ...step }) => ({ ...step, at: at.getTime(), what: "paid" }));
}
