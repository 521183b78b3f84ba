/** The links that owners send to members: what opens them, and how long. */
import { createHash, createHmac } from "node:crypto";

/** How long a link works, in hours. */
export const linkHours = 72;

export const linkValidMs = linkHours * 60 * 60 * 1000;

/**
 * The token of one sending of a link. It is worked out from its row, so that it stands nowhere: the database keeps its hash, the
 * outbox only which link is meant.
 */
export function linkToken(
  signingKey: Uint8Array,
  { linkId, issue }: { linkId: string; issue: number },
): string {
  const text = `staff-link.${linkId}.${issue}`;
  return createHmac("sha256", signingKey).update(text).digest("base64url");
}

/** What the database keeps of a token. */
export function linkTokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
