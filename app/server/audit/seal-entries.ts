import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../db/in-transaction.ts";
import { chainedHash, entryText, firstHash } from "./chain.ts";

const batch = 500;
const lock = "select pg_try_advisory_xact_lock(hashtext('audit-seal')) as mine";

/**
 * The id below which every entry is sealed and is not read again. An entry gets its number before its commit, so a
 * lower one may appear later; but a transaction lives for seconds, so never far below those that were sealed last.
 */
const settled = `
  select e.id, ${entryText} as text
  from audit_entry e left join audit_seal s on s.entry_id = e.id
  where s.entry_id is null
    and e.id > coalesce((select min(entry_id) from (select entry_id from audit_seal order by seq desc limit 5000) last), 0) - 1000
  order by e.id
  limit ${batch}`;

const write = `
  insert into audit_seal (seq, entry_id, hash)
  select * from unnest($1::bigint[], $2::bigint[], $3::text[])`;

/**
 * Adds the entries written since the last call to the chain of hashes, in one order for ever. One process at a time
 * does it; another that comes meanwhile does nothing. Returns how many were added.
 */
export async function sealEntries(pool: Pool): Promise<number> {
  let sealed = 0;
  for (;;) {
    const count = await inTransaction(pool, sealBatch);
    sealed += count;
    if (count < batch) return sealed;
  }
}

async function sealBatch(client: PoolClient): Promise<number> {
  const { rows: locks } = await client.query<{ mine: boolean }>(lock);
  if (!locks[0]?.mine) return 0;
  const { rows: heads } = await client.query<{ seq: string; hash: string }>(
    "select seq, hash from audit_seal order by seq desc limit 1",
  );
  const { rows } = await client.query<{ id: string; text: string }>({
    name: "audit-to-seal",
    text: settled,
  });
  if (rows.length === 0) return 0;
  let [seq, hash] = [Number(heads[0]?.seq ?? 0), heads[0]?.hash ?? firstHash];
  const seals = rows.map(({ id, text }) => {
    seq += 1;
    hash = chainedHash(hash, text);
    return { seq, id, hash };
  });
  await client.query(write, [
    seals.map((seal) => seal.seq),
    seals.map((seal) => seal.id),
    seals.map((seal) => seal.hash),
  ]);
  return seals.length;
}
