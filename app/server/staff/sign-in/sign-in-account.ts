import { addressHash } from "../../audit/address-hash.ts";
import type { Deps } from "../../deps.ts";

/**
 * Returns the key under which the tries for an account are counted. Addresses from which its member has signed in
 * lately count apart, so that a stranger who blocks the account on purpose does not lock the member out at the usual
 * desk.
 */
export async function accountFor(
  deps: Pick<Deps, "pool" | "signingKey">,
  { email, address }: { email: string; address: string },
): Promise<string> {
  const hash = addressHash(deps.signingKey, address);
  const { rowCount } = await deps.pool.query({
    name: "known-address",
    text: knownText,
    values: [withoutNul(email), hash],
  });
  return rowCount ? `${email} ${hash}` : email;
}

const knownText = `
  select from "user" join audit_entry on subject_kind = 'user' and subject_id = "user".id
  where email = $1 and action = 'staff.sign-in' and address_hash = $2
    and audit_entry.created_at > now() - interval '90 days'
  limit 1`;

/** The text without NUL, which PostgreSQL rejects with an error. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
