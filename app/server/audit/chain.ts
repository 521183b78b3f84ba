import { createHash } from "node:crypto";

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

/** The hash of an entry over the one before it, hexadecimal. */
export function chainedHash(previous: string, entry: string): string {
  return createHash("sha256").update(previous).update("\n").update(entry).digest("hex");
}
