import { z } from "zod";
import type { Deps } from "../../deps.ts";
import type { ClaimedLetter } from "../../mail/sending/claim-letters.ts";
import { linkValidMs } from "./staff-link.ts";

const told = z.object({ linkId: z.string(), issue: z.number() });

const text = `
  update staff_link set expires_at = greatest(expires_at, $3)
  where id = $1 and issue = $2 and used_at is null and withdrawn_at is null
  returning id`;

/**
 * Counts the hours of a link from now, since its letter is about to leave: mail that was stopped for days does not bring a link that
 * is over. Returns why the letter has nothing to say any more, for its row, when the link was used, withdrawn or replaced by another;
 * `undefined` for every other letter.
 */
export async function renewLink(
  { pool, clock }: Pick<Deps, "pool" | "clock">,
  { kind, payload }: Pick<ClaimedLetter, "kind" | "payload">,
): Promise<string | undefined> {
  if (kind !== "staff-invitation" && kind !== "staff-password") return undefined;
  const read = told.safeParse(payload);
  // Whoever writes the letter says what is wrong with it.
  if (!read.success) return undefined;
  const { linkId, issue } = read.data;
  const values = [linkId, issue, new Date(clock.now() + linkValidMs)];
  const { rowCount } = await pool.query({ name: "renew-link", text, values });
  return rowCount === 1 ? undefined : "no longer so";
}
