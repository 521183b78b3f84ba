import type { Pool } from "pg";
import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Letter } from "../mail/letter.ts";
import { queueLetters } from "../mail/queue-letters.ts";
import { verifyChain } from "./verify-chain.ts";
import type { Witness } from "./witness.ts";

/** The hour in Sarajevo from which the letter of a night is due. */
const dueHour = 4;

/**
 * Checks the audit log once a night and tells every owner by letter where it ends and what was found: a head outside of the
 * database, which somebody who cuts the log cannot take back. `now` is in epoch milliseconds. Any number of processes may do this
 * at any time. Returns the number of findings, undefined when nothing was due.
 */
export async function tellOwners(
  pool: Pool,
  { witness, now }: { witness: Witness; now: number },
): Promise<number | undefined> {
  const local = toLocal(now);
  if (Number(local.slice(11, 13)) < dueHour) return undefined;
  const night = `audit-notice:${dateOf(local)}`;
  const { rows: owners } = await pool.query<{ id: string; email: string; name: string }>(
    `select id, email, name from "user" where role = 'owner' and not disabled
       and not exists (select from outbox where once_key = $1 || ':' || "user".id)`,
    [night],
  );
  if (owners.length === 0) return undefined;
  const kept = await witness.readHead();
  const report = await verifyChain(pool, {
    key: witness.key,
    keyed: kept,
    heads: kept ? [kept] : [],
  });
  const findings = report.bad.length;
  const head = `${report.sealed}:${report.head}`;
  const letters = owners.map(({ id, email, name }): Letter => ({
    kind: "audit-notice",
    language: "ba",
    payload: { email, name, head, findings },
    onceKey: `${night}:${id}`,
  }));
  await inTransaction(pool, (client) => queueLetters(client, letters, new Date(now)));
  return findings;
}
