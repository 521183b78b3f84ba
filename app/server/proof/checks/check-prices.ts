import type { Pool, PoolClient } from "pg";
import type { Checked } from "../../../domain/proof/proof.ts";
import { formatCode } from "../../../domain/reservations/code.ts";
import { findLedgerFaults } from "../../reservations/ledger/find-ledger-faults.ts";
import { countOf } from "./count-of.ts";

type Row = { code: string; kept: number; lines: number };

const differText = `
  select reservation.code, total_cents as kept, coalesce(sum(amount_cents), 0)::int as lines
  from reservation left join reservation_line on reservation_id = reservation.id
  group by reservation.id having total_cents <> coalesce(sum(amount_cents), 0)
  order by reservation.id`;

/** The kept total of every reservation is the sum of its lines. */
export async function checkTotals(db: Pool | PoolClient): Promise<Checked> {
  const { rows } = await db.query<Row>(differText);
  return {
    counted: await countReservations(db),
    findings: rows.map(({ code, kept, lines }) => ({
      fault: "lines-differ",
      about: formatCode(code),
      key: code,
      is: kept,
      should: lines,
    })),
  };
}

/** The ledger says of every reservation what its lines and charges say. */
export async function checkLedger(db: Pool | PoolClient): Promise<Checked> {
  const faults = await findLedgerFaults(db);
  const codes = await codesOf(
    db,
    faults.map(({ reservationId }) => reservationId),
  );
  return {
    counted: await countReservations(db),
    findings: faults.map(({ reservationId, ledgerCents, soldCents, ...rest }) => {
      const code = codes.get(reservationId);
      const isElsewhere = ledgerCents === soldCents && rest.ledgerDays === rest.soldDays;
      return {
        fault: isElsewhere ? "ledger-elsewhere" : "ledger-differs",
        about: code === undefined ? `#${reservationId}` : formatCode(code),
        ...(code !== undefined && { key: code }),
        is: ledgerCents,
        should: soldCents,
      };
    }),
  };
}

async function codesOf(
  db: Pool | PoolClient,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.query<{ id: number; code: string }>(
    "select id, code from reservation where id = any($1)",
    [ids],
  );
  return new Map(rows.map(({ id, code }) => [id, code]));
}

function countReservations(db: Pool | PoolClient): Promise<number> {
  return countOf(db, "select count(*)::int as count from reservation");
}
