/** Rows of deposits: every hold of a reservation with its steps, the undone ones too. */
import type { PoolClient } from "pg";
import type { Cash } from "../../domain/account/cash.ts";
import type { EntryKind, HoldMethod, TakingPurpose } from "../../domain/deposits/hold.ts";
import type { NewHold } from "../../domain/deposits/moves.ts";

export type KeptEntry = {
  id: number;
  kind: EntryKind;
  /** Euro cents; below zero in the opposite of a wrong one. */
  amountCents: number;
  /** What left the hold. */
  cash: Cash;
  purpose: TakingPurpose | null;
  reason: string;
  damageId: number | null;
  chargeId: number | null;
  paymentId: number | null;
  undoesId: number | null;
  /** Epoch milliseconds. */
  at: number;
};

export type KeptHold = {
  id: number;
  method: HoldMethod;
  amountCents: number;
  cash: Cash;
  lastFour: string | null;
  reference: string | null;
  /** Epoch milliseconds, as `heldAt`. */
  lapsesAt: number | null;
  heldAt: number;
  note: string;
  entries: KeptEntry[];
};

/** The holds of a `reservation` as JSON, the oldest first. */
export const holdsOf = `(
  select coalesce(json_agg(json_build_object(
    'id', deposit.id, 'method', deposit.method, 'amountCents', amount_cents,
    'cash', json_build_object('EUR', held_eur, 'BAM', held_bam),
    'lastFour', last_four, 'reference', reference, 'lapsesAt', extract(epoch from expires_at) * 1000,
    'heldAt', extract(epoch from held_at) * 1000, 'note', note,
    'entries', (
      select coalesce(json_agg(json_build_object(
        'id', entry.id, 'kind', entry.kind, 'amountCents', entry.amount_cents,
        'cash', json_build_object('EUR', eur, 'BAM', bam), 'purpose', purpose, 'reason', reason,
        'damageId', damage_id, 'chargeId', charge_id, 'paymentId', payment_id, 'undoesId', undoes_id,
        'at', extract(epoch from at) * 1000
      ) order by entry.id), '[]') from deposit_entry entry where deposit_id = deposit.id
    )
  ) order by deposit.id), '[]') from deposit where deposit.reservation_id = reservation.id
)`;

/** Is something of a `reservation` still held at a moment (the SQL of a timestamp)? As `lifeOf` says. */
export function stillHeld(now: string): string {
  return `exists (
    select from deposit
    where deposit.reservation_id = reservation.id and coalesce(expires_at > ${now}, true)
      and amount_cents > (select coalesce(sum(entry.amount_cents), 0) from deposit_entry entry where deposit_id = deposit.id)
  )`;
}

/** The holds of a reservation. */
export async function readHolds(client: PoolClient, reservationId: number): Promise<KeptHold[]> {
  const { rows } = await client.query<{ holds: KeptHold[] }>({
    name: "read-holds",
    text: `select ${holdsOf} as holds from reservation where id = $1`,
    values: [reservationId],
  });
  return rows[0]?.holds ?? [];
}

export type HoldRow = {
  reservationId: number;
  method: HoldMethod;
  hold: NewHold;
  lastFour: string;
  reference: string;
  lapsesAt: Date | undefined;
  note: string;
  at: Date;
  staffId: string | undefined;
  formKey: string;
};

const holdText = `
  insert into deposit (
    reservation_id, method, amount_cents, held_eur, held_bam, last_four, reference, expires_at, note, held_at, held_by, form_key
  )
  values ($1, $2, $3, $4, $5, nullif($6, ''), nullif($7, ''), $8, $9, $10, $11, $12)
  returning id`;

/** Writes a hold; answers its id. */
export async function insertHold(client: PoolClient, row: HoldRow): Promise<number> {
  const { reservationId, method, hold, lastFour, reference, lapsesAt, note, at } = row;
  const { amountCents, cash } = hold;
  const words = [lastFour, reference, lapsesAt ?? null, note];
  const who = [at, row.staffId ?? null, row.formKey];
  const { rows } = await client.query<{ id: number }>({
    name: "insert-hold",
    text: holdText,
    values: [reservationId, method, amountCents, cash.EUR, cash.BAM, ...words, ...who],
  });
  return idOf(rows);
}

export type EntryRow = Omit<KeptEntry, "id" | "at"> & {
  depositId: number;
  at: Date;
  staffId: string | undefined;
  formKey: string;
};

const entryText = `
  insert into deposit_entry (
    deposit_id, kind, amount_cents, eur, bam, purpose, reason, damage_id, charge_id, payment_id, undoes_id, at, staff_id, form_key
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
  returning id`;

/** Writes a step of a hold; answers its id. */
export async function insertEntry(client: PoolClient, row: EntryRow): Promise<number> {
  const { depositId, kind, amountCents, cash, purpose, reason } = row;
  const about = [row.damageId, row.chargeId, row.paymentId, row.undoesId];
  const who = [row.at, row.staffId ?? null, row.formKey];
  const { rows } = await client.query<{ id: number }>({
    name: "insert-deposit-entry",
    text: entryText,
    values: [depositId, kind, amountCents, cash.EUR, cash.BAM, purpose, reason, ...about, ...who],
  });
  return idOf(rows);
}

function idOf(rows: readonly { id: number }[]): number {
  const [row] = rows;
  if (!row) throw new Error("a row of a deposit was written and not answered");
  return row.id;
}

/** The step or the hold that this form made before; undefined when it is new. */
export async function findByForm(
  client: PoolClient,
  table: "deposit" | "deposit_entry",
  formKey: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>({
    name: `find-${table}-by-form`,
    text: `select id from ${table} where form_key = $1`,
    values: [formKey],
  });
  return rows[0]?.id;
}

/** The key of the form that made a step; its movement in a drawer has the same. Undefined for a step of before there were forms. */
export async function formKeyOf(client: PoolClient, entryId: number): Promise<string | undefined> {
  const { rows } = await client.query<{ formKey: string | null }>({
    name: "form-of-deposit-entry",
    text: `select form_key as "formKey" from deposit_entry where id = $1`,
    values: [entryId],
  });
  return rows[0]?.formKey ?? undefined;
}
