/** The cash of the last days as it moved: payments, refunds, and deposits that were put down, given back and kept. */
import type { Pool } from "pg";
import { addCash, noCash, type Cash } from "../../app/domain/account/cash.ts";
import type { MovementKind } from "../../app/domain/drawers/drawer.ts";
import { inTransaction } from "../../app/server/db/in-transaction.ts";
import { moveCash } from "../../app/server/drawers/hold-drawer.ts";

export type Moved = {
  kind: MovementKind;
  cash: Cash;
  at: Date;
  reservationId: number;
  paymentId?: number;
  depositId?: number;
};

type Row = Omit<Moved, "cash" | "paymentId" | "depositId"> & {
  eur: number;
  bam: number;
  paymentId: number | null;
  depositId: number | null;
};

// What is kept of a deposit leaves it and comes back as a payment, as the product writes it.
const movedText = `
  select kind, eur, bam, at, "reservationId", "paymentId", "depositId" from (
    select kind, case kind when 'refund' then -1 else 1 end * (tendered_eur - change_eur) as eur,
      case kind when 'refund' then -1 else 1 end * (tendered_bam - change_bam) as bam, paid_at as at,
      reservation_id as "reservationId", id as "paymentId", null::int as "depositId", 2 as place
    from payment where method = 'cash'
    union all
    select 'deposit-in', held_eur, held_bam, held_at, reservation_id, null, id, 0 from deposit where method = 'cash'
    union all
    select 'deposit-out', -eur, -bam, at, reservation_id, null, deposit.id, 1
    from deposit_entry entry join deposit on deposit.id = deposit_id where method = 'cash'
  ) moved where at >= $1 and at <= $2 and (eur <> 0 or bam <> 0) order by at, place, "reservationId"`;

/** Returns what moved between two moments, both inclusive, in its order. */
export async function readMoved(pool: Pool, from: number, to: number): Promise<Moved[]> {
  const { rows } = await pool.query<Row>(movedText, [new Date(from), new Date(to)]);
  return rows.map(({ eur, bam, paymentId, depositId, ...moved }) => ({
    ...moved,
    cash: { EUR: eur, BAM: bam },
    ...(paymentId !== null && { paymentId }),
    ...(depositId !== null && { depositId }),
  }));
}

/** Writes movements into a drawer that is open. */
export function writeMoved(
  pool: Pool,
  { sessionId, staffId }: { sessionId: number; staffId: string | undefined },
  moved: readonly Moved[],
): Promise<void> {
  return inTransaction(pool, async (client) => {
    for (const one of moved) await moveCash(client, { ...one, sessionId, staffId });
  });
}

/** What has to lie in a drawer so that everything that comes can be given out of it, in whole notes of fifty. */
export function neededFor(moved: readonly Moved[]): Cash {
  let lying = noCash;
  let least = noCash;
  for (const { cash } of moved) {
    lying = addCash(lying, cash);
    least = { EUR: Math.min(least.EUR, lying.EUR), BAM: Math.min(least.BAM, lying.BAM) };
  }
  return { EUR: inNotes(-least.EUR), BAM: inNotes(-least.BAM) };
}

function inNotes(hundredths: number): number {
  return Math.ceil(hundredths / 5000) * 5000;
}
