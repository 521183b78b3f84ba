/** Whether an account can be closed: nothing is owed either way, and no deposit is held. */
import type { Account } from "./account.ts";

/** What keeps an account open; euro cents. */
export type OpenMatters = Pick<Account, "dueCents" | "heldCents">;

/** True when nothing is due or to be given back, and nothing of a deposit is held any more. */
export function isSettled({ dueCents, heldCents }: OpenMatters): boolean {
  return dueCents === 0 && heldCents === 0;
}
