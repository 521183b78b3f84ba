import { createHmac } from "node:crypto";
import { addressGroup } from "../limits/address-group.ts";

/** A keyed hash of a network address: the audit log tells two addresses apart without naming one. */
export function addressHash(signingKey: Uint8Array, address: string): string {
  const text = `audit-address.${addressGroup(address)}`;
  return createHmac("sha256", signingKey).update(text).digest("base64url");
}
