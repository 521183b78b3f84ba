import { useEffect } from "react";

/** Loads the page anew as soon as there is a connection again, while `isAwaited`. */
export function useReloadOnline(isAwaited: boolean): void {
  useEffect(() => {
    if (!isAwaited) return;
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, [isAwaited]);
}
