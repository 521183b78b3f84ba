import { createHash, createHmac } from "node:crypto";

/** The hash that stands before the first entry of the chain. */
export const firstHash = "0".repeat(64);

/**
 * An entry as the chain hashes it: one JSON text, made by the database, so that nothing of it (microseconds, the order of keys)
 * is lost on the way. `e` is the entry's alias.
 */
export const entryText = `json_build_array(
  e.id, e.actor_kind, e.actor_id, e.action, e.subject_kind, e.subject_id, e.before, e.after, e.address_hash,
  to_char(e.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US')
)::text`;

/** One seal as the chain reads it; `s` is the alias of its row, `e` that of its entry. */
export const sealColumns = `s.seq::int, s.entry_id::int as "entryId", s.hash, s.keyed,
  case when s.gap_from is not null then json_build_array('gap', s.gap_from, s.gap_until)::text
    when e.id is not null then ${entryText} end as text`;

/** A row of the chain; `entryId` is null for a noted gap, `text` is null when the entry is gone. */
export type Seal = {
  seq: number;
  entryId: number | null;
  hash: string;
  keyed: boolean;
  text: string | null;
};

/** The text of ids that no entry has, as the chain hashes it. */
export function gapText({ from, until }: Gap): string {
  return `["gap", ${from}, ${until}]`;
}

/** Ids from `from` to `until`, both included, that no entry has. */
export type Gap = { from: number; until: number };

/**
 * The hash of an entry over the one before it, hexadecimal. With a key it cannot be made by whoever has the database alone;
 * entries from before there was one have a hash without.
 */
export function chainedHash(previous: string, entry: string, key: Uint8Array | undefined): string {
  const hash = key ? createHmac("sha256", key) : createHash("sha256");
  return hash.update(previous).update("\n").update(entry).digest("hex");
}
