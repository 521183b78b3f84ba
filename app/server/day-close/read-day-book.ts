/** The book of a day: what was entered, moved, held, charged and paid in it. */
import type { Pool, PoolClient } from "pg";
import { lessCash, noCash, type Cash } from "../../domain/account/cash.ts";
import type { LocalDate } from "../../domain/calendar.ts";
import type {
  DayBook,
  DayDrawer,
  DepositStep,
  MoneyEntry,
} from "../../domain/day-close/day-book.ts";
import type { Window } from "../../domain/day-close/day-window.ts";
import { formatDocumentNumber } from "../../domain/documents/document-number.ts";
import type { HoldMethod } from "../../domain/deposits/hold.ts";
import type { Movement, MovementKind } from "../../domain/drawers/drawer.ts";
import type { PaymentMethod } from "../../domain/account/payment-method.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import { formatCode } from "../../domain/reservations/code.ts";
import { countedBefore } from "../drawers/read-drawer.ts";
import { readReceipts } from "./read-receipts.ts";
import { readTouched } from "./read-touched.ts";

type Db = Pool | PoolClient;
type Span = [from: Date, to: Date];

/** The book of a day, of what happened in its window. */
export async function readDayBook(db: Db, day: LocalDate, window: Window): Promise<DayBook> {
  const span: Span = [new Date(window.from), new Date(window.to)];
  return {
    day,
    entries: await readEntries(db, span),
    drawers: await readDrawers(db, span),
    deposits: await readDeposits(db, span),
    heldCents: await readHeld(db, span[1]),
    accounts: await readTouched(db, window),
    receipts: await readReceipts(db, span),
    waitingInvoices: await readWaiting(db, span[1]),
  };
}

const entriesText = `
  with entry as (
    select id, paid_at as at, false as "isVoid", staff_id as member_id from payment
    where paid_at > $1 and paid_at <= $2
    union all
    select id, voided_at, true, voided_by from payment where voided_at > $1 and voided_at <= $2
  )
  select "isVoid", kind, method, amount_cents as "amountCents", tendered_eur - change_eur as eur,
    tendered_bam - change_bam as bam, member.name as "staffName", reservation.code
  from entry
    join payment on payment.id = entry.id
    join reservation on reservation.id = payment.reservation_id
    left join "user" member on member.id = member_id
  order by entry.at, entry.id, "isVoid"`;

async function readEntries(db: Db, span: Span): Promise<MoneyEntry[]> {
  const { rows } = await db.query<{
    isVoid: boolean;
    kind: PaymentKind;
    method: PaymentMethod;
    amountCents: number;
    eur: number;
    bam: number;
    staffName: string | null;
    code: string;
  }>({ name: "day-entries", text: entriesText, values: span });
  return rows.map(({ eur, bam, staffName, code, ...entry }) => ({
    ...entry,
    kept: { EUR: eur, BAM: bam },
    code: formatCode(code),
    ...(staffName !== null && { staffName }),
  }));
}

const drawersText = `
  select drawer_session.id, location_id as "locationId", opening_eur as "openingEur", opening_bam as "openingBam",
    opening_reason as "openingReason", ${countedBefore} as "lastCounted",
    closed_at is not null as "isClosed", counted_eur as "countedEur", counted_bam as "countedBam",
    expected_eur as "expectedEur", expected_bam as "expectedBam", closing_reason as reason
  from drawer_session
  where (closed_at > $1 and closed_at <= $2) or (closed_at is null and opened_at <= $2)
  order by opened_at, id`;

async function readDrawers(db: Db, span: Span): Promise<DayDrawer[]> {
  const { rows } = await db.query<{
    id: number;
    locationId: string;
    openingEur: number;
    openingBam: number;
    openingReason: string;
    lastCounted: Cash | null;
    isClosed: boolean;
    countedEur: number | null;
    countedBam: number | null;
    expectedEur: number | null;
    expectedBam: number | null;
    reason: string;
  }>({ name: "day-drawers", text: drawersText, values: span });
  const moved = await readMovements(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ openingReason, lastCounted, ...row }) => ({
    locationId: row.locationId,
    opening: cash(row.openingEur, row.openingBam),
    openingDifference: lessCash(cash(row.openingEur, row.openingBam), lastCounted ?? noCash),
    openingReason,
    movements: moved.get(row.id) ?? [],
    ...(row.isClosed && {
      closed: {
        counted: cash(row.countedEur, row.countedBam),
        expected: cash(row.expectedEur, row.expectedBam),
        reason: row.reason,
      },
    }),
  }));
}

function cash(eur: number | null, bam: number | null): Cash {
  return { EUR: eur ?? 0, BAM: bam ?? 0 };
}

async function readMovements(db: Db, ids: readonly number[]): Promise<Map<number, Movement[]>> {
  const { rows } = await db.query<{
    sessionId: number;
    kind: MovementKind;
    eur: number;
    bam: number;
  }>({
    name: "day-movements",
    text: `
      select session_id as "sessionId", kind, eur, bam from cash_movement
      where session_id = any($1::int[]) order by id`,
    values: [ids],
  });
  const grouped = new Map<number, Movement[]>();
  for (const { sessionId, kind, eur, bam } of rows)
    grouped.set(sessionId, [...(grouped.get(sessionId) ?? []), { kind, cash: cash(eur, bam) }]);
  return grouped;
}

const depositsText = `
  select 'held' as kind, method, amount_cents as "amountCents" from deposit
  where held_at > $1 and held_at <= $2
  union all
  select entry.kind, method, entry.amount_cents
  from deposit_entry entry join deposit on deposit.id = deposit_id
  where at > $1 and at <= $2`;

async function readDeposits(db: Db, span: Span): Promise<DepositStep[]> {
  const { rows } = await db.query<{
    kind: DepositStep["kind"];
    method: HoldMethod;
    amountCents: number;
  }>({ name: "day-deposits", text: depositsText, values: span });
  return rows;
}

/** What is held of all deposits at a moment; a card hold that has lapsed holds nothing. */
async function readHeld(db: Db, at: Date): Promise<number> {
  const { rows } = await db.query<{ cents: number }>({
    name: "day-held",
    text: `
      select coalesce(sum(amount_cents - (
        select coalesce(sum(entry.amount_cents), 0) from deposit_entry entry where deposit_id = deposit.id and at <= $1
      )), 0)::int as cents
      from deposit where held_at <= $1 and coalesce(expires_at > $1, true)`,
    values: [at],
  });
  return rows[0]?.cents ?? 0;
}

async function readWaiting(db: Db, at: Date): Promise<string[]> {
  const { rows } = await db.query<{ year: number; number: number }>({
    name: "day-waiting-invoices",
    text: `
      select year, number from document invoice
      where kind = 'invoice' and fiscal_number is null and issued_at <= $1
        and not exists (select from document where ends_id = invoice.id)
      order by year, number`,
    values: [at],
  });
  return rows.map(({ year, number }) => formatDocumentNumber({ kind: "invoice", year, number }));
}
