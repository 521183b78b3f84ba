import { createHmac } from "node:crypto";

/** The name of a customer in the audit log: a keyed hash, which tells two of them apart and names nobody. */
export function customerKey(signingKey: Uint8Array, email: string): string {
  const text = `audit-customer.${email}`;
  return createHmac("sha256", signingKey).update(text).digest("base64url").slice(0, 22);
}
