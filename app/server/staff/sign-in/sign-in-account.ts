import { addressHash } from "../../audit/address-hash.ts";
import type { Deps } from "../../deps.ts";

/**
 * What the tries for an account are counted under. Where its member has signed in from lately they are counted apart, so that a
 * stranger who tries on purpose until the account is shut does not shut the member out at the usual desk.
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

/** PostgreSQL knows no such character, and throws at one. */
export function withoutNul(text: string): string {
  return text.replaceAll("\0", "");
}
