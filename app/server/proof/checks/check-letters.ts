import type { Pool, PoolClient } from "pg";
import type { Checked, Fault } from "../../../domain/proof/proof.ts";
import { countOf } from "./count-of.ts";

const hourMs = 3_600_000;
const patienceMs = 2 * hourMs;
const dayMs = 24 * hourMs;

type Row = { id: number; kind: string; at: Date };

const waitingText = `
  select id, kind, created_at as at from outbox
  where sent_at is null and failed_at is null and created_at < $1 order by id`;

// Letters that were no longer worth sending were dropped, and did not fail.
const failedText = `
  select id, kind, coalesce(failed_at, created_at) as at from outbox
  where failed_at > $1 and last_error is distinct from 'too late' and last_error is distinct from 'no longer so' order by id`;

/** No letter has waited for more than two hours, and none was given up within the last day. `now` in epoch milliseconds. */
export async function checkLetters(db: Pool | PoolClient, now: number): Promise<Checked> {
  const waiting = await db.query<Row>(waitingText, [new Date(now - patienceMs)]);
  const failed = await db.query<Row>(failedText, [new Date(now - dayMs)]);
  const found = (fault: Fault, rows: readonly Row[]) =>
    rows.map(({ id, kind, at }) => ({
      fault,
      about: String(id),
      other: kind,
      is: at.getTime(),
    }));
  return {
    counted: await countOf(db, "select count(*)::int as count from outbox"),
    findings: [...found("letter-waits", waiting.rows), ...found("letter-failed", failed.rows)],
  };
}
