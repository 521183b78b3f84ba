import type { Pool } from "pg";
import type { Checked, Fault } from "../../../domain/proof/proof.ts";
import { hasPlaceholders } from "../../../domain/settings/placeholders.ts";
import { readSettings } from "../../catalogue/read-settings.ts";
import { isFailed } from "../../mail/desk/mail-state.ts";
import { countOf } from "./count-of.ts";

const hourMs = 3_600_000;
const patienceMs = 2 * hourMs;
const dayMs = 24 * hourMs;

type Row = { id: number; kind: string; at: Date };

// While letters are held back on purpose only those that were tried before have waited for too long.
const waitingText = `
  select id, kind, created_at as at from outbox
  where sent_at is null and failed_at is null and created_at < $1 and (last_error is not null or not $2) order by id`;

const failedText = `
  select id, kind, coalesce(failed_at, created_at) as at from outbox
  where failed_at > $1 and ${isFailed} order by id`;

/**
 * No letter has waited for more than two hours, and none was given up within the last day. Letters that are held back until the agency
 * can be reached do not wait. `now` in epoch milliseconds.
 */
export async function checkLetters(
  pool: Pool,
  { mailLeaves }: { mailLeaves: boolean },
  now: number,
): Promise<Checked> {
  const isHeldBack = mailLeaves && hasPlaceholders((await readSettings(pool)).facts);
  const waiting = await pool.query<Row>(waitingText, [new Date(now - patienceMs), isHeldBack]);
  const failed = await pool.query<Row>(failedText, [new Date(now - dayMs)]);
  const found = (fault: Fault, rows: readonly Row[]) =>
    rows.map(({ id, kind, at }) => ({
      fault,
      about: String(id),
      other: kind,
      is: at.getTime(),
    }));
  return {
    counted: await countOf(pool, "select count(*)::int as count from outbox"),
    findings: [...found("letter-waits", waiting.rows), ...found("letter-failed", failed.rows)],
  };
}
