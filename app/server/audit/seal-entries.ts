import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../db/in-transaction.ts";
import {
  chainedHash,
  entryText,
  firstHash,
  gapText,
  sealColumns,
  type Gap,
  type Seal,
} from "./chain.ts";
import { listGaps } from "./list-gaps.ts";
import type { Head, Witness } from "./witness.ts";

const batch = 500;
const lock = "select pg_try_advisory_xact_lock(hashtext('audit-seal')) as mine";

/**
 * The id below which every entry is sealed and is not read again. An entry gets its number before its commit, so a
 * lower one may appear later; but a transaction lives for seconds, so never far below those that were sealed last.
 */
const settled = `
  select e.id::int, ${entryText} as text
  from audit_entry e left join audit_seal s on s.entry_id = e.id
  where s.entry_id is null
    and e.id > coalesce((select min(entry_id) from (select entry_id from audit_seal order by seq desc limit 5000) last), 0) - 1000
  order by e.id
  limit ${batch}`;

const write = `
  insert into audit_seal (seq, entry_id, gap_from, gap_until, hash, keyed)
  select seq, entry_id, gap_from, gap_until, hash, true
  from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[], $5::text[]) as s (seq, entry_id, gap_from, gap_until, hash)`;

/**
 * Why nothing may be sealed. `another-key`: the chain was sealed with a key that is not ours. `cut`: its end is gone.
 * `changed`: it is not the chain whose head was kept.
 */
export type Unsealable = "another-key" | "cut" | "changed";

export type Sealed = { ok: true; count: number } | { ok: false; reason: Unsealable };

type Options = {
  /** Ids up to this one that no entry has are noted in the chain; the default notes none. */
  gapsUntil?: number;
};

/**
 * Adds the entries written since the last call to the chain of hashes, in one order for ever, and writes its head to the witness.
 * One process at a time does it; another that comes meanwhile does nothing. What was sealed once is never sealed anew: when the
 * chain no longer ends as the witness says, nothing is added.
 */
export async function sealEntries(
  pool: Pool,
  witness: Witness,
  { gapsUntil = 0 }: Options = {},
): Promise<Sealed> {
  let count = 0;
  for (;;) {
    const done = await inTransaction(pool, (client) => sealBatch(client, witness, gapsUntil));
    if (done === "busy") return { ok: true, count };
    if (!done.ok) return done;
    if (done.isMoved) await witness.writeHead(done.head);
    count += done.count;
    if (done.count < batch) return { ok: true, count };
  }
}

type Batch =
  | { ok: true; head: Head; isMoved: boolean; count: number }
  | { ok: false; reason: Unsealable };

async function sealBatch(
  client: PoolClient,
  witness: Witness,
  gapsUntil: number,
): Promise<Batch | "busy"> {
  const { rows: locks } = await client.query<{ mine: boolean }>(lock);
  if (!locks[0]?.mine) return "busy";
  const kept = await witness.readHead();
  const found = await findHead(client, witness.key, kept);
  if (!found.ok) return found;
  const { head } = found;
  const { rows } = await client.query<{ id: number; text: string }>({
    name: "audit-to-seal",
    text: settled,
  });
  const gaps =
    gapsUntil > 0
      ? await listGaps(client, { from: (await lastBefore(client)) + 1, until: gapsUntil })
      : [];
  const added = [
    ...gaps.map((gap) => ({ id: null, gap, text: gapText(gap) })),
    ...rows.map((row) => ({ ...row, gap: undefined })),
  ];
  if (added.length > 0) await writeSeals(client, witness.key, head, added);
  return { ok: true, head, isMoved: head.seq !== kept?.seq, count: rows.length };
}

/** Writes the seals and moves `head` to the last of them. */
async function writeSeals(
  client: PoolClient,
  key: Uint8Array,
  head: Head,
  added: readonly { id: number | null; gap: Gap | undefined; text: string }[],
): Promise<void> {
  const seals = added.map(({ id, gap, text }) => {
    head.seq += 1;
    head.hash = chainedHash(head.hash, text, key);
    return { seq: head.seq, id, gap, hash: head.hash };
  });
  await client.query(write, [
    seals.map(({ seq }) => seq),
    seals.map(({ id }) => id),
    seals.map(({ gap }) => gap?.from ?? null),
    seals.map(({ gap }) => gap?.until ?? null),
    seals.map(({ hash }) => hash),
  ]);
}

type Found = { ok: true; head: Head } | { ok: false; reason: Unsealable };

/** The end of the chain, when it is the one that was kept, or follows on it with our key. */
async function findHead(
  client: PoolClient,
  key: Uint8Array,
  kept: Head | undefined,
): Promise<Found> {
  if (!kept) return findFirstHead(client, key);
  const seals = await readSeals(client, Math.max(0, kept.seq - 1));
  const start = seals.find(({ seq }) => seq === kept.seq);
  if (kept.seq > 0 && !start) return { ok: false, reason: "cut" };
  if (start && start.hash !== kept.hash) return { ok: false, reason: "changed" };
  // Another process, or we before a crash, sealed these: they count when the key made them.
  const head = { ...kept };
  for (const { seq, text, hash } of seals.filter(({ seq }) => seq > kept.seq)) {
    if (seq !== head.seq + 1 || text === null || chainedHash(head.hash, text, key) !== hash)
      return { ok: false, reason: "changed" };
    head.seq = seq;
    head.hash = hash;
  }
  return { ok: true, head };
}

/** The end of a chain of which nothing was kept here: without a key until now, or sealed with ours by another process. */
async function findFirstHead(client: PoolClient, key: Uint8Array): Promise<Found> {
  const { rows } = await client.query<{ last: number; keyedFrom: number | null }>(
    `select coalesce(max(seq), 0)::int as last, (min(seq) filter (where keyed))::int as "keyedFrom" from audit_seal`,
  );
  const { last = 0, keyedFrom = null } = rows[0] ?? {};
  const first = keyedFrom ?? last + 1;
  const [before, next] = await Promise.all([
    hashAt(client, first - 1),
    readSeals(client, first - 1),
  ]);
  const head = { seq: first - 1, hash: before, keyedFrom: first, hashBefore: before };
  for (const { seq, text, hash } of next) {
    if (text === null || chainedHash(head.hash, text, key) !== hash)
      return { ok: false, reason: "another-key" };
    head.seq = seq;
    head.hash = hash;
  }
  return { ok: true, head };
}

/** The highest id that was sealed without a key. */
async function lastBefore(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ last: number }>(
    "select coalesce(max(entry_id), 0)::int as last from audit_seal where not keyed",
  );
  return rows[0]?.last ?? 0;
}

async function readSeals(client: PoolClient, after: number): Promise<Seal[]> {
  const { rows } = await client.query<Seal>({
    name: "audit-seals-after",
    text: `select ${sealColumns} from audit_seal s left join audit_entry e on e.id = s.entry_id where s.seq > $1 order by s.seq`,
    values: [after],
  });
  return rows;
}

async function hashAt(client: PoolClient, seq: number): Promise<string> {
  const { rows } = await client.query<{ hash: string }>(
    "select hash from audit_seal where seq = $1",
    [seq],
  );
  return rows[0]?.hash ?? firstHash;
}
