import { useSyncExternalStore } from "react";

const msPerMinute = 60_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, msPerMinute / 4);
  return () => clearInterval(timer);
}

/**
 * The minute that it is now, in epoch milliseconds; `undefined` in the server's page and while it is taken over, because a kept
 * page would say an old one.
 */
export function useMinute(): number | undefined {
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / msPerMinute) * msPerMinute,
    () => undefined,
  );
}
