import { createHmac } from "node:crypto";

export type LetterName = { messageId: string; onceKey: string };

/**
 * Returns the public names of an outbox row, the same at every try. The hash keeps two installations apart that count
 * their rows from 1 and share a mail account.
 */
export function nameLetter(
  signingKey: Uint8Array,
  row: { id: number; createdAt: Date },
  senderAddress: string,
): LetterName {
  const hash = createHmac("sha256", signingKey)
    .update(`outbox ${row.id} ${row.createdAt.toISOString()}`)
    .digest("hex")
    .slice(0, 20);
  const domain = senderAddress.slice(senderAddress.lastIndexOf("@") + 1);
  return { messageId: `<outbox-${row.id}.${hash}@${domain}>`, onceKey: `outbox-${row.id}.${hash}` };
}
