import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../db/in-transaction.ts";
import { chainedHash, entryText, firstHash } from "./chain.ts";

const batch = 5_000;

/**
 * The reasons for a bad link. `changed`: the entry is not what was sealed. `missing`: a seal, or its entry, is gone.
 */
type BadLink = { seq: number; entryId: number | undefined; reason: "changed" | "missing" };

export type ChainReport = {
  /** The number of entries in the chain. */
  sealed: number;
  /** The number of entries that wait for their seal, usually those of the last seconds. */
  waiting: number;
  /** The hash of the last entry, to be kept elsewhere: it shows whether the end of the log was cut off. */
  head: string;
  bad: BadLink[];
};

type Link = { seq: string; entry_id: string; hash: string; text: string | null };

const links = `
  select s.seq, s.entry_id, s.hash, case when e.id is not null then ${entryText} end as text
  from audit_seal s left join audit_entry e on e.id = s.entry_id
  where s.seq > $1 order by s.seq limit ${batch}`;

/**
 * Checks the audit log against its chain of hashes. Returns every link whose entry was changed, and every gap, in the
 * order of the chain; stops after `max` bad links. After a bad link the chain goes on from the stored hash, so that
 * one bad entry does not hide the next.
 */
export async function verifyChain(
  pool: Pool,
  { max = Number.POSITIVE_INFINITY }: { max?: number } = {},
): Promise<ChainReport> {
  return inTransaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0");
    const report: ChainReport = { sealed: 0, waiting: 0, head: firstHash, bad: [] };
    while (report.bad.length < max && (await readBatch(client, report))) continue;
    report.bad = report.bad.slice(0, max);
    const { rows } = await client.query<{ waiting: number }>(
      `select count(*)::int as waiting from audit_entry e
       where not exists (select from audit_seal s where s.entry_id = e.id)`,
    );
    return { ...report, waiting: rows[0]?.waiting ?? 0 };
  });
}

/** False after the last link. */
async function readBatch(client: PoolClient, report: ChainReport): Promise<boolean> {
  const { rows } = await client.query<Link>(links, [report.sealed]);
  for (const { seq, entry_id, hash, text } of rows) {
    const [at, entryId] = [Number(seq), Number(entry_id)];
    for (let gone = report.sealed + 1; gone < at; gone += 1)
      report.bad.push({ seq: gone, entryId: undefined, reason: "missing" });
    const isGap = at !== report.sealed + 1;
    if (text === null) report.bad.push({ seq: at, entryId, reason: "missing" });
    // After a gap the previous hash is unknown: later entries are checked from this link on.
    else if (!isGap && chainedHash(report.head, text) !== hash)
      report.bad.push({ seq: at, entryId, reason: "changed" });
    report.sealed = at;
    report.head = hash;
  }
  return rows.length === batch;
}
