/** Sends letters for as long as the product runs. */
import { setTimeout as sleep } from "node:timers/promises";
import type { MailHouse } from "../desk/mail-house.ts";
import { sendDueLetters } from "./send-due-letters.ts";
import { restAfter } from "./try-again.ts";

/** How often an empty outbox is looked into; listening for new rows would make all bookings commit one after the other. */
const idleMs = 1000;
/** How long a letter that is under way may take once the product is asked to stop. */
const farewellMs = 8_000;

/** Begins to send; the answer stops it, once the letter under way is in other hands. */
export function startMailWorker(house: MailHouse): () => Promise<void> {
  const stopping = new AbortController();
  const working = work(house, stopping.signal);
  return async () => {
    stopping.abort();
    const late = setTimeout(() => closeAll(house), farewellMs);
    await working;
    clearTimeout(late);
    closeAll(house);
  };
}

async function work(house: MailHouse, stopping: AbortSignal): Promise<void> {
  let failures = 0;
  while (!stopping.aborted) {
    let pauseMs = 0;
    try {
      if ((await sendDueLetters(house, stopping)) === 0) pauseMs = idleMs;
      failures = 0;
    } catch (error) {
      // The database is away, or this is a bug: in both cases the mail goes on as soon as it can.
      failures += 1;
      pauseMs = restAfter(failures);
      house.log.error({ err: error }, "a round of the mail failed");
    }
    if (pauseMs > 0) await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}

function closeAll({ carriers }: MailHouse): void {
  for (const carrier of carriers.all) carrier.close();
}
