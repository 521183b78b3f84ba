import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../db/in-transaction.ts";
import { chainedHash, firstHash, sealColumns, type Seal } from "./chain.ts";
import { listGaps } from "./list-gaps.ts";
import type { Head } from "./witness.ts";

const batch = 5_000;

/**
 * The reasons for a finding. `changed`: the entry is not what was sealed. `missing`: a seal, or its entry, is gone. `unkeyed`: a
 * seal without the key after the first one with it. `cut`: the chain ends before a seal that was kept elsewhere, or has another
 * hash there. `unsealed`: an entry has waited longer for its seal than the sealer ever takes. `gap`: ids that no entry has.
 */
export type Finding = {
  seq?: number;
  entryId?: number | undefined;
  /** The last id of a gap that begins at `entryId`. */
  untilId?: number;
  reason: "changed" | "missing" | "unkeyed" | "cut" | "unsealed" | "gap";
};

export type ChainReport = {
  /** The number of seals in the chain. */
  sealed: number;
  /** The number of entries that wait for their seal, usually those of the last seconds. */
  waiting: number;
  /** The hash of the last entry, to be kept elsewhere: it shows whether the end of the log was cut off. */
  head: string;
  /** Ids that were missing at a start of the product, and are noted in the chain. */
  notedGaps: number;
  bad: Finding[];
};

type Options = {
  key: Uint8Array;
  /** Seals that were kept outside of the database: in the file beside the key, in a letter. */
  heads?: readonly Pick<Head, "seq" | "hash">[];
  /** Where the part with the key begins, as the witness knows it. */
  keyed?: Pick<Head, "keyedFrom" | "hashBefore"> | undefined;
  max?: number;
};

const links = `
  select ${sealColumns}
  from audit_seal s left join audit_entry e on e.id = s.entry_id
  where s.seq > $1 order by s.seq limit ${batch}`;

/** The sealer comes every few seconds; an entry that waits for a minute was left out, or its seal was taken away. */
const patience = "interval '1 minute'";

/**
 * Checks the audit log against its chain of hashes, and the chain against what is known of it elsewhere. Returns every finding, the
 * links in the order of the chain first; stops reading after `max` bad links. After a bad link the chain goes on from the stored
 * hash, so that one bad entry does not hide the next.
 */
export async function verifyChain(
  pool: Pool,
  { key, heads = [], keyed, max = Number.POSITIVE_INFINITY }: Options,
): Promise<ChainReport> {
  return inTransaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    await client.query("set local statement_timeout = 0");
    const walk: Walk = {
      key,
      keyed,
      isKeyed: false,
      heads: new Map(heads.map(({ seq, hash }) => [seq, hash])),
      report: { sealed: 0, waiting: 0, head: firstHash, notedGaps: 0, bad: [] },
      lastBefore: 0,
    };
    while (walk.report.bad.length < max && (await readBatch(client, walk))) continue;
    await checkRest(client, walk);
    return { ...walk.report, bad: walk.report.bad.slice(0, max) };
  });
}

type Walk = Pick<Options, "key" | "keyed"> & {
  /** True once a seal with the key was read. */
  isKeyed: boolean;
  /** Hashes by the number of their seal, until they were met. */
  heads: Map<number, string>;
  report: ChainReport;
  /** The highest id that was sealed before there was a key; ids below it were given with gaps. */
  lastBefore: number;
};

/** False after the last link. */
async function readBatch(client: PoolClient, walk: Walk): Promise<boolean> {
  const { rows } = await client.query<Seal>(links, [walk.report.sealed]);
  for (const seal of rows) readSeal(seal, walk);
  return rows.length === batch;
}

function readSeal({ seq, entryId, hash, keyed, text }: Seal, walk: Walk): void {
  const { report } = walk;
  const found = (reason: Finding["reason"]) =>
    report.bad.push({ seq, entryId: entryId ?? undefined, reason });
  for (let gone = report.sealed + 1; gone < seq; gone += 1)
    report.bad.push({ seq: gone, entryId: undefined, reason: "missing" });
  const isGap = seq !== report.sealed + 1;
  const mustBeKeyed = walk.keyed ? seq >= walk.keyed.keyedFrom : walk.isKeyed;
  if (text === null) found("missing");
  // After a gap the previous hash is unknown: later entries are checked from this link on.
  else if (!isGap && chainedHash(report.head, text, keyed ? walk.key : undefined) !== hash)
    found("changed");
  else if (mustBeKeyed && !keyed) found("unkeyed");
  else if (walk.keyed?.keyedFrom === seq && !isGap && walk.keyed.hashBefore !== report.head)
    found("cut");
  else if (walk.heads.has(seq) && walk.heads.get(seq) !== hash) found("cut");
  walk.heads.delete(seq);
  walk.isKeyed ||= keyed;
  if (!walk.isKeyed) walk.lastBefore = Math.max(walk.lastBefore, entryId ?? 0);
  if (entryId === null) report.notedGaps += 1;
  report.sealed = seq;
  report.head = hash;
}

/** What the links alone do not tell: an end that is gone, entries without a seal, ids without an entry. */
async function checkRest(client: PoolClient, walk: Walk): Promise<void> {
  const { report, heads, lastBefore } = walk;
  for (const seq of heads.keys()) if (seq > 0) report.bad.push({ seq, reason: "cut" });
  const { rows: waiting } = await client.query<{ id: number; late: boolean }>(
    `select e.id::int, e.created_at < now() - ${patience} as late from audit_entry e
     where not exists (select from audit_seal s where s.entry_id = e.id) order by e.id`,
  );
  report.waiting = waiting.length;
  for (const { id, late } of waiting)
    if (late) report.bad.push({ entryId: id, reason: "unsealed" });
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(id), 0)::int as last from audit_entry",
  );
  const until = rows[0]?.last ?? 0;
  const gaps = await listGaps(client, { from: lastBefore + 1, until });
  for (const gap of gaps) report.bad.push({ entryId: gap.from, untilId: gap.until, reason: "gap" });
}
