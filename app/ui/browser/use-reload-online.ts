import { useEffect } from "react";
import { watchLeaving } from "./watch-leaving.ts";

/** Loads the page anew as soon as there is a connection again, while `isAwaited`. */
export function useReloadOnline(isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return;
    const shown = new AbortController();
    const isLeaving = watchLeaving(shown.signal);
    const reload = () => isLeaving() || location.reload();
    addEventListener("online", reload, { signal: shown.signal });
    return () => shown.abort();
  }, [isAwaited]);
}
