/** Sends letters for as long as the product runs. */
import { setTimeout as sleep } from "node:timers/promises";
import type { MailHouse } from "../desk/mail-house.ts";
import type { Lane } from "../transports/choose-transport.ts";
import { sendDueLetters } from "./send-due-letters.ts";
import { restAfter } from "./try-again.ts";

/**
 * The interval of polling an empty outbox; notifications for new rows would make all bookings commit one after the
 * other.
 */
const idleMs = 1000;
/** The time that a letter under way may take once the product is asked to stop. */
const farewellMs = 8_000;

/** Starts sending. Returns a function that stops it, once the carriers have answered for the letters under way. */
export function startMailWorker(house: MailHouse): () => Promise<void> {
  const stopping = new AbortController();
  const { lanes } = house.carriers;
  const working = Promise.all(lanes.map((lane) => work(house, stopping.signal, lane)));
  return async () => {
    stopping.abort();
    const late = setTimeout(() => closeAll(house), farewellMs);
    await working;
    clearTimeout(late);
    closeAll(house);
  };
}

async function work(house: MailHouse, stopping: AbortSignal, lane: Lane): Promise<void> {
  let failures = 0;
  while (!stopping.aborted) {
    let pauseMs = 0;
    try {
      if ((await sendDueLetters(house, stopping, lane)) === 0) pauseMs = idleMs;
      failures = 0;
    } catch (error) {
      // The database is down, or this is a bug: in both cases sending continues as soon as it can.
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
