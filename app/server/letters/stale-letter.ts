import type { Deps } from "../deps.ts";
import type { ClaimedLetter } from "../mail/sending/claim-letters.ts";
import { staleDebt } from "../reservations/reminders/queue-debts.ts";
import { staleReminder } from "../reservations/reminders/queue-reminders.ts";
import { renewLink } from "../staff/links/renew-link.ts";

/** Why a letter that is about to leave has nothing to say any more, for its row; `undefined` when it has. */
export async function staleLetter(
  deps: Pick<Deps, "pool" | "catalogue" | "clock">,
  letter: Pick<ClaimedLetter, "kind" | "payload">,
): Promise<string | undefined> {
  const stale = (await staleReminder(deps, letter)) ?? (await staleDebt(deps, letter));
  return stale ?? renewLink(deps, letter);
}
