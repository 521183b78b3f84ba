import { giveUpLetter } from "./give-up-letter.ts";
import type { MailHouse, UnwrittenLetter } from "../desk/mail-house.ts";
import { putOff } from "./settle-letters.ts";
import { maxWritings, pauseAfter } from "./try-again.ts";

/** Puts off a letter that cannot be written now; after a day of tries the staff are told instead. */
export async function putOffUnwritten(
  house: MailHouse,
  { row, fault }: UnwrittenLetter,
): Promise<void> {
  const pause = pauseAfter(row.attempts, maxWritings);
  if (pause !== undefined) {
    const until = new Date(house.clock.now() + pause);
    return putOff(house, [row.id], { until, error: fault });
  }
  const about = { letter: row.id, kind: row.kind, tries: row.attempts };
  house.log.error(about, "a letter was given up");
  await giveUpLetter(house, row, { to: "", error: fault });
}
