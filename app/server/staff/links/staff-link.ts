/** The links that owners send to members: their tokens and their lifetime. */
import { createHash, createHmac } from "node:crypto";

/** The lifetime of a link, in hours. */
export const linkHours = 72;

export const linkValidMs = linkHours * 60 * 60 * 1000;

/**
 * Returns the token of one sending of a link. It is derived from the row, so that it is stored nowhere: the database
 * keeps its hash, the outbox only the id of the link.
 */
export function linkToken(
  signingKey: Uint8Array,
  { linkId, issue }: { linkId: string; issue: number },
): string {
  const text = `staff-link.${linkId}.${issue}`;
  return createHmac("sha256", signingKey).update(text).digest("base64url");
}

/** Returns the hash of a token, which the database stores. */
export function linkTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
